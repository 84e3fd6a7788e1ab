/** What people in shops, offices, security and service often write about their work, and helpers without pay. */
export const shopAndOfficePhrases = `
Cashier: checker, checkout, grocery cashier, front end, register, cash register, retail cashier, toll collector
Rang up __ customers a shift
Counted a drawer of up to $__ with few errors
Scanned __ items a minute
Checked ID for __
Answered questions about __
Trained __ new cashiers

Sales associate: retail sales, retail associate, store clerk, shop assistant, salesperson, sales clerk, retail worker, retail, sales person, store associate, shop worker
Helped __ customers a shift
Sold $__ a week
Knew a floor of __ products
Took back and exchanged __ items a day
Set up displays of __ each week
Opened or closed the store __ times a week

Stocker: stock associate, shelf stocker, grocery stocker, night stocker, stock person, grocery clerk, stock worker, overnight stocker
Stocked __ boxes a shift
Unloaded __ pallets a night
Moved older goods to the front in __ aisles
Built __ displays a week
Helped __ customers find things

Bagger: courtesy clerk, grocery bagger, cart attendant
Bagged for __ customers a shift
Brought in __ carts an hour
Carried bags to cars for __ people a day
Cleaned __ and swept aisles
Checked prices for __ cashiers

Store manager: assistant manager, retail manager, shift supervisor, shift manager, department manager, key holder, supervisor, manager, team lead
Led a team of __
Ran a store with sales of $__ a week
Hired and trained __ workers
Wrote schedules for __ people
Raised sales by __
Counted and took $__ a day to the bank

Thrift store worker: thrift store, donation attendant, donation center, thrift sorter, goodwill
Sorted __ bags or boxes a shift
Took in gifts from __ people a day
Priced and hung __ pieces a day
Rang up __ customers
Tested __ before sale

Customer service worker: customer service, customer service representative, csr, customer service rep, customer support, help desk clerk
Helped __ customers a day
Solved problems like __
Answered __ emails or chats a day
Kept a rating of __
Used __ to look up orders
Trained __ new workers

Call center agent: call center, call center representative, telemarketer, phone agent, phone operator, call taker
Took __ calls a day
Kept calls under __ minutes
Solved __ of problems on the first call
Typed notes in __
Sold or signed up __ a week
Spoke __ with callers

Bank teller: teller, cash handler, check cashing
Served __ customers a day
Counted $__ a day with few errors
Opened __ accounts a week
Balanced my drawer for __ days in a row
Found and stopped __ bad checks

Phone store worker: cell phone sales, wireless sales, electronics sales, phone repair
Sold __ phones or plans a week
Fixed __ phones a week
Helped __ customers a day move to a new phone
Explained plans in __ languages
Met goals of __ for __ months

Street seller: market seller, flea market, self employed seller, online seller, ebay seller, small business owner, vendor, business owner
Sold __ to __ customers a week
Bought stock of $__ a month
Set prices and kept records for __ years
Ran a stand at __ markets
Shipped __ orders a week with few returns

Receptionist: front desk, front desk clerk, office receptionist, front office, secretary
Greeted __ visitors a day
Answered __ calls a day on __ lines
Booked __ visits a week
Kept files for __ people
Helped visitors in __ languages
Took payments of up to $__ a day

Office clerk: office assistant, clerk, administrative assistant, admin assistant, office worker, admin, file clerk, general office, secretary office
Filed and scanned __ papers a week
Typed __ words a minute
Kept calendars for __ people
Wrote and sent __ letters or emails a day
Ordered supplies for an office of __
Used Word, Excel and __

Data entry clerk: data entry, typist, data clerk, records clerk
Typed __ records a day
Checked and fixed __ errors a week
Used __ to keep records
Kept private data of __ people safe
Typed __ words a minute

Bookkeeper: accounting clerk, payroll clerk, billing clerk, accounts payable, accountant assistant, bookkeeping
Paid __ bills a month
Kept books for __ companies in __
Ran payroll for __ people
Found and fixed $__ of errors
Sent __ bills a week

Medical receptionist: medical office assistant, medical secretary, patient registration, medical clerk, dental receptionist
Checked in __ patients a day
Booked __ visits a day
Checked insurance for __ people
Took payments of $__ a day
Kept private records in __

Hotel front desk clerk: hotel clerk, front desk agent, hotel front desk, night auditor, guest service agent, hotel receptionist, concierge
Checked in __ guests a shift
Answered __ calls a day
Took payments of up to $__ a night
Solved problems like __ for guests
Closed the day's books on __ nights a week

Interpreter: translator, community interpreter, bilingual assistant, interpreting
Interpreted between __ and English for __ people a week
Went with __ people to doctor or court visits
Translated __ pages or forms
Kept what I heard private for __ years
Worked by phone for __

Library aide: library assistant, library page, library worker, library clerk
Shelved __ books a shift
Helped __ people a day with computers
Checked out __ items a day
Led story time for __ children
Fixed and covered __ books a week

Computer helper: it support, help desk, computer technician, tech support, desktop support, computer repair
Fixed __ computers a week
Helped __ people a day by phone or in person
Set up __ new computers
Taught __ people to use __
Closed __ tickets a week

Insurance and tax helper: tax preparer, enrollment assistant, benefits helper, insurance agent, navigator
Filed taxes or forms for __ people
Explained __ in plain words
Checked papers and found __ errors
Met with __ people a week
Kept a card or license for __

Security guard: security officer, security, guard, bouncer, loss prevention, watchman, night guard, unarmed guard, doorman
Watched a site of __ people or buildings
Walked __ rounds a shift
Checked bags or ID for __ people a day
Wrote __ reports a week
Calmed people down with no force __ times
Held a guard card since __

Camera and event guard: event security, surveillance operator, camera operator security, crowd control, event guard
Watched __ cameras a shift
Kept order at events of __ people
Checked __ tickets an hour
Called police or __ when it was needed
Helped __ people find exits and help

Correction officer: corrections officer, jail officer, detention officer, juvenile officer
Watched __ people a shift
Did __ counts and checks a day
Calmed __ fights with words
Wrote __ reports a week
Kept __ training cards

Service member: soldier, army, military, veteran, infantry, marine, navy, sailor, national guard, air force
Served __ years as __
Led a team of __
Kept $__ of equipment ready
Trained __ soldiers in __
Drove or ran __ safely
Worked with people from __ countries

Lifeguard: life guard, swim teacher, swim instructor
Watched up to __ swimmers at a time
Saved or helped __ swimmers
Taught __ people to swim
Tested the water __ times a day
Kept a lifeguard and CPR card since __

Gym worker: fitness trainer, personal trainer, gym attendant, coach, sports coach
Trained __ people a week
Led classes of __
Signed up __ members a month
Cleaned and checked __ machines a day
Coached a team of __ players

Cinema and park worker: usher, ticket taker, ride operator, theater worker, movie theater, amusement park, ticket seller, museum attendant
Sold or checked __ tickets a shift
Ran __ rides safely
Helped __ guests a day
Cleaned __ rooms between shows
Counted a drawer of up to $__

Casino worker: casino dealer, casino, slot attendant
Dealt __ games to __ players a shift
Counted chips and cash of up to $__
Paid out __ wins a day
Followed rules under __ cameras
Spoke __ with guests

Photographer: videographer, photo assistant, graphic designer, designer
Took photos at __ events a year
Edited __ pictures a week in __
Made flyers, logos or __ for __ customers
Met __ deadlines in a row
Kept files and backups of __ jobs

Musician and artist: musician, artist, dj, singer, music teacher, craft maker
Played or showed work at __ events
Taught __ students
Sold __ pieces a month
Set up sound for crowds of __
Led a group of __

Flight attendant: cabin crew, airport worker, airline agent, wheelchair attendant, ramp agent
Served __ travelers a trip
Checked __ safety items before each flight
Helped __ people a day with wheelchairs or bags
Spoke __ with travelers
Kept flights on time by __

Volunteer: volunteering, unpaid work, community volunteer, helper volunteer
Gave __ hours a month to __
Helped __ people at each event
Led a group of __ volunteers
Raised $__ for __
Taught or showed __ to new volunteers
Set up and cleaned up __ events

Food pantry volunteer: food bank, food pantry, soup kitchen, meal volunteer, food bank volunteer
Packed __ boxes of food a week
Served meals to __ people
Picked up food from __ stores
Sorted __ pounds of food by date
Welcomed __ families in __ languages

Church helper: church volunteer, religious volunteer, mosque volunteer, temple volunteer, sunday school teacher, choir
Taught a class of __ children
Cooked or served for __ people
Set up for services of __ people
Visited __ people who were sick or alone
Kept accounts or lists for __

School volunteer: pta, parent volunteer, classroom volunteer, coach volunteer, youth coach
Helped in a class of __ for __ hours a week
Planned __ school events
Coached a team of __ children
Raised $__ for __
Read with __ children a week

Community organizer: organizer, tenant organizer, campaign worker, canvasser, survey worker, census worker
Knocked on __ doors a week
Signed up __ people
Planned meetings of __ people
Called __ people a day
Led __ volunteers

Work crew: prison work crew, inmate worker, work release, trustee, prison kitchen, prison laundry, prison job
Cooked or served __ meals a day
Cleaned or fixed __
Ran the __ machine safely
Trained __ others in __
Earned a card in __

Student worker: student, work study, student assistant, intern, internship, trainee, apprentice
Worked __ hours a week while in school
Helped with __ for __ people
Finished a project on __
Learned to use __
Kept a grade of __

Any job: worker, employee, associate, staff, other
Worked with a team of __
Served __ people a day
Trained __ new workers
Used __ safely
Came on time for __ months
Moved up from __ to __
Finished __ a day
`;
