/** What people who care for others, at home or in a place of care, and for animals often write about their work. */
export const carePhrases = `
Nursing assistant: cna, certified nursing assistant, nurse aide, nurses aide, nursing aide, stna, lna, nurse assistant
Cared for __ residents a shift
Helped __ people a day to wash, dress and eat
Took blood pressure and __ for __ people
Moved people safely with a lift or with __
Told the nurse about changes in __
Wrote notes on __ residents each shift

Home health aide: hha, home care aide, home aide, personal care aide, pca, personal care assistant, home care worker, personal attendant, caregiver, care giver
Cared for __ people in their homes
Helped with bathing, dressing and __ each day
Cooked __ meals a day for special diets
Reminded __ people to take their medicine
Drove __ people to the doctor and shops
Worked __ nights or weekends a month

Family caregiver: family care, care for family, caring for family, caregiver for family, cared for mother, cared for father, cared for parent, home caregiver, caregiver for mother, caregiver for father, caregiver for parent, caregiver for grandmother, caregiver for husband, caregiver for wife, caregiver for child
Cared for a family member for __ years
Kept track of __ medicines and __ doctor visits a month
Cooked, cleaned and shopped for __ people
Helped with bathing, walking and __
Handled bills and papers for __
Learned to use __ at home

Stay-at-home parent: homemaker, home maker, stay at home mom, stay at home dad, housewife, parent, mother, father, mom
Raised __ children while __
Planned and cooked __ meals a week
Kept a home of __ people on a budget of $__ a month
Drove __ children to school and __
Helped at school with __
Taught __ to my children

Medical assistant: clinic assistant, ma, clinical assistant
Got __ patients a day ready for the doctor
Took blood pressure, weight and __
Gave __ shots a day as trained
Drew blood from __ people a day
Kept records in __
Called __ patients a day about visits

Phlebotomist: phlebotomy technician, blood drawer, plasma technician
Drew blood from __ people a day
Checked names and labels on __ tubes a shift
Calmed __ people a day who feared needles
Cleaned and stocked __ stations
Kept a certificate in __

Medication aide: med tech, medication technician, medication assistant, qmap
Gave medicine to __ residents a shift
Checked __ before each dose
Counted and locked up __
Wrote down each dose in __
Called the nurse about __

Patient transporter: hospital transporter, patient transport, medical transporter
Moved __ patients a shift by bed or chair
Checked names and wristbands for each of __ moves
Cleaned __ beds and chairs a day
Carried samples and __ to the lab
Walked up to __ miles a shift

Direct support worker: direct support professional, dsp, disability support worker, group home worker, residential aide, residential counselor, support worker
Supported __ adults with disabilities
Taught __ people to cook, shop or __
Followed plans for __ people and wrote notes each day
Kept people calm and safe when __
Drove __ people to work and __
Worked __ overnight shifts a month

Shelter worker: shelter staff, case aide, outreach worker, peer support, peer worker, peer support specialist, recovery coach, community health worker
Welcomed __ people a night
Helped __ people find housing, food or __
Led __ groups a week
Kept notes on __ people private and on time
Calmed __ people in hard moments a week
Knew and shared __ local services

Childcare worker: child care, daycare worker, day care, child care provider, daycare teacher, daycare assistant, preschool assistant, infant teacher, home daycare
Cared for __ children of ages __
Planned __ games and lessons a week
Made and served __ meals a day
Changed, fed and rocked __ babies a shift
Talked with __ parents a day
Kept a first aid card and __ hours of training

Babysitter: baby sitter, nanny, au pair, sitter
Cared for __ children in __ homes
Picked up __ children from school
Cooked __ and helped with homework
Put __ children to bed on time
Kept the same families for __ years
Watched babies from the age of __

Teacher aide: teachers aide, teacher assistant, teaching assistant, classroom aide, paraprofessional, para, paraeducator, school aide, instructional aide
Helped a class of __ children
Worked each day with __ children who needed extra help
Taught small groups of __ to __
Watched __ children at lunch and recess
Made and copied __ for lessons
Spoke __ with parents

Preschool teacher: head start teacher, pre-k teacher, lead teacher daycare
Taught __ children of ages __
Planned __ lessons a week
Met with __ families a year
Wrote notes on how __ children grew
Led __ aides

After-school worker: after school, camp counselor, youth worker, recreation aide, day camp, playground monitor, summer camp
Led games for groups of __ children
Helped __ children with homework
Planned __ trips or activities
Kept count of __ children at all times
Solved fights between __

Tutor: tutoring, homework helper, mentor, esl tutor
Taught __ to __ students
Met with each student __ times a week
Helped __ students pass __
Made __ work sheets or games
Told parents about progress every __

Bus aide: bus monitor, school bus aide, bus attendant
Rode with __ children a day
Helped __ children with seat belts and wheelchairs
Kept order on a route of __ stops
Talked with __ parents each day
Knew what to do for __

Crossing guard: school crossing guard
Helped __ children cross a day
Stopped traffic on a street of __ lanes
Worked each school day for __ years
Wrote down and told the school about __
Learned the names of __ children

Hairdresser: hair stylist, hairstylist, barber, beautician, cosmetologist, hair braider, braider
Cut and styled hair for __ people a day
Kept __ regular customers
Cleaned tools and chairs between __ customers
Sold $__ of products a week
Learned to do __
Booked __ visits a week

Nail technician: nail tech, manicurist, esthetician, lash technician
Did nails for __ people a day
Cleaned tools by the state rules after each of __ customers
Kept __ regular customers
Sold __ and booked __ visits a week
Learned __ new styles

Animal care worker: dog walker, pet sitter, kennel worker, kennel assistant, groomer, dog groomer, pet groomer, vet assistant, animal shelter
Fed and cleaned up after __ animals a day
Walked __ dogs a day
Washed and trimmed __ pets a week
Held animals still for __
Gave medicine to __ animals a day
Cared for __ homes and pets while owners were away
`;
