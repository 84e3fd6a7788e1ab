/** What people who clean, fix and look after buildings and grounds often write about their work. */
export const cleaningPhrases = `
Hotel housekeeper: housekeeper, maid, room attendant, housekeeping, hotel maid, room cleaner, chambermaid
Cleaned __ rooms a shift
Changed the beds in __ rooms a day by the hotel's rules
Kept a cart stocked with __
Passed __ room checks a month
Returned lost things to __ guests
Trained __ new room attendants

House cleaner: home cleaner, domestic worker, cleaning lady, residential cleaner, house keeper
Cleaned __ homes a week
Kept __ regular customers for __ years
Cleaned __ with safe products
Worked alone with the keys of __ homes
Set prices and times with __ customers
Washed, dried and folded __ loads a week

Janitor: custodian, cleaner, office cleaner, building cleaner, janitorial, porter, school custodian, night cleaner
Cleaned __ rooms and __ bathrooms a night
Swept, mopped and waxed __ square feet of floor
Took out trash from __ offices
Locked up and set the alarm in a building of __ floors
Used the __ machine with no accidents
Ordered supplies for a building of __ people

Hospital cleaner: environmental services, evs, hospital housekeeper, evs technician, evs worker
Cleaned __ patient rooms a shift
Followed the steps to stop infection in __ kinds of rooms
Made a room ready in __ minutes after a patient left
Picked up and bagged __ of medical waste by the rules
Passed __ checks of my rooms

Laundry worker: laundry attendant, laundress, laundromat attendant, dry cleaner, linen worker, presser
Washed and folded __ pounds of laundry a shift
Ran __ washers and dryers
Pressed __ pieces an hour
Sorted linen for __ rooms a day
Took out stains with __
Helped __ customers a day

Window cleaner: window washer, glass cleaner
Washed windows on buildings of up to __ floors
Cleaned __ windows a day
Set up ladders and ropes with no accidents in __ years
Worked with a crew of __
Kept __ regular customers

Carpet cleaner: floor technician, floor tech, floor care, carpet technician
Cleaned carpets in __ homes or offices a week
Stripped and waxed __ square feet of floor a night
Ran and cleaned __ machines
Took out stains with the right __
Gave prices to __ customers a week

Flood and fire cleaner: crime scene cleaner, restoration technician, water damage technician, disaster cleanup
Cleaned up after floods or fires in __ homes
Set and checked __ fans and pumps a job
Carried out __ of wet material
Wore the right gear for __
Wrote notes and took photos for __ jobs

Maintenance worker: maintenance, maintenance technician, handyman, handy man, building maintenance, facilities, maintenance man, facility technician
Fixed __ work orders a week
Repaired __ in a building of __ units
Painted __ rooms between tenants
Answered night calls __ times a month
Checked __ each week and fixed problems early
Saved $__ by fixing __ instead of buying new

Apartment maintenance: make ready technician, apartment turnover, superintendent building, property caretaker, caretaker building
Got __ apartments ready a month
Fixed sinks, locks and __ in __ units
Answered calls from __ tenants
Kept keys and records for __ units
Cleared snow and leaves from __

Groundskeeper: grounds keeper, park worker, grounds maintenance, grounds worker, parks maintenance
Mowed and trimmed __ acres a week
Planted and watered __
Cleared snow from __ walks and lots
Fixed and cleaned __ machines
Picked up trash on grounds of __ acres

Landscaper: landscaping, lawn care, gardener, lawn worker, yard worker, landscape laborer, lawn mowing
Mowed __ lawns a day
Planted __ trees and plants
Laid __ feet of stone, pipe or sod
Used mowers, trimmers and __ safely
Led a crew of __
Kept __ regular customers for __ years

Tree worker: tree trimmer, arborist, tree climber, tree service
Cut and trimmed __ trees a week
Climbed up to __ feet with ropes
Ran a chipper and chain saws for __ years with no injuries
Cleared storm damage at __ homes
Loaded __ trucks of wood a week

Pool cleaner: pool technician, pool service
Cleaned __ pools a week
Tested and set the water at __ pools
Fixed pumps and __
Drove a route of __ stops a day
Talked with __ owners about problems

Pest control worker: pest control, exterminator, pest technician
Treated __ homes a week
Found and closed __ places where pests came in
Mixed and stored __ by the label
Wrote reports for __ visits a day
Kept a license for __ years

Trash collector: garbage collector, sanitation worker, refuse collector, recycling sorter, recycling worker, waste collector
Picked up trash at __ stops a day
Sorted __ tons of recycling a shift
Worked outdoors in all weather for __ years
Checked the truck each day and wrote down __
Worked __ months with no injury
`;
