/** What people in warehouses, factories, on the road and in the fields often write about their work. */
export const goodsPhrases = `
Warehouse worker: warehouse, warehouse associate, warehouse clerk, fulfillment associate, amazon warehouse, warehouse team member, warehouse helper, distribution
Picked and packed __ orders a shift
Loaded and unloaded __ trucks a day
Lifted up to __ pounds
Scanned __ items an hour with few mistakes
Counted stock and found __
Worked __ months with no injury

Order picker: picker, selector, order selector, order filler, picker packer
Picked __ items an hour
Reached __ percent right orders
Used a scanner and __ to find goods
Lifted boxes of up to __ pounds
Walked up to __ miles a shift

Packer: packager, hand packer, packing, pick and pack, packing line
Packed __ boxes an hour
Checked each order for __
Taped, labeled and stacked __ boxes a shift
Kept the packing table stocked with __
Met the goal of __ a day for __ months

Forklift driver: forklift operator, fork lift, forklift, lift driver, reach truck operator, pallet jack
Moved __ pallets a shift
Drove a __ forklift for __ years with no accidents
Loaded and unloaded __ trucks a day
Checked the forklift each day for __
Stacked pallets up to __ feet high
Kept a forklift card since __

Shipping and receiving clerk: shipping clerk, receiving clerk, shipping, receiving, receiver, logistics clerk, dock clerk
Checked in __ deliveries a day
Made labels and papers for __ packages a day
Counted goods and found __ errors a week
Loaded __ trucks on time
Used __ to track orders

Dock worker: loader, unloader, lumper, freight handler, package handler, freight loader, truck loader, cargo handler, baggage handler
Loaded __ boxes an hour
Unloaded __ trucks a shift
Lifted up to __ pounds
Sorted packages for __ routes
Worked in heat and cold for __

Inventory clerk: inventory, stock clerk, inventory associate, inventory control, stockroom
Counted __ items a week
Found and fixed __ count errors
Used __ to track stock
Ordered __ when stock was low
Kept a stock room of __ shelves in order

Warehouse lead: warehouse supervisor, warehouse manager, shift lead warehouse, dock supervisor
Led a crew of __
Shipped __ orders a day
Trained __ new workers
Cut mistakes or late orders by __
Planned work for __ people each shift
Led __ safety talks a month

Assembler: assembly worker, assembly line worker, assembly, production assembler, electronics assembler
Put together __ parts a shift
Read drawings and used __ tools
Found and fixed __ bad parts a week
Met the goal of __ a day for __ months
Trained __ new workers on the line

Factory worker: production worker, production associate, manufacturing associate, manufacturing worker, line worker, plant worker, general labor factory
Made __ parts or packages a shift
Ran the __ line
Checked __ each hour and wrote it down
Kept my area clean and safe for __ people
Worked __ months with no injury
Moved between __ jobs on the line

Machine operator: machinist, cnc operator, press operator, operator, injection mold operator, packaging operator, cnc machinist
Ran __ machines a shift
Made __ parts an hour
Set up and changed __ in under __ minutes
Measured parts with __
Cleared jams and did small repairs on __
Cut waste by __

Quality inspector: quality control, qc, quality checker, inspector, quality assurance, qa inspector
Checked __ parts a shift
Measured with __ to the nearest __
Found __ problems before they shipped
Wrote reports on __
Taught __ workers what to look for

Meat packing worker: meat packer, poultry worker, meat processor, chicken plant, fish processor, food processing worker, slaughterhouse
Cut or packed __ pounds an hour
Worked in a cold room for __ hours a shift
Kept knives and tables clean by the rules on a line of __
Met the goal of __ a day
Trained __ new workers on safe knife use

Sewing machine operator: seamstress, sewer, tailor, sewing, alterations, garment worker
Sewed __ pieces a day
Ran __ kinds of sewing machines
Fixed or changed clothes for __ customers a week
Read patterns for __
Found and fixed __ bad seams a shift

Welder: welding, fabricator, metal worker, metal fabricator
Welded __ with the __ method
Read drawings and cut __
Passed __ weld tests
Built __ parts a week
Worked __ years with no injury

Temp worker: temporary worker, temp, day laborer, day labor, general laborer, laborer, labourer, general labor, odd jobs, helper
Worked at __ places on jobs like __
Asked back by __ companies
Lifted up to __ pounds and cleaned __
Learned __ within a day
Came on time for __ days in a row

Mover: moving helper, furniture mover, moving company
Moved __ homes a week
Carried furniture of up to __ pounds
Wrapped and packed __ with little damage
Loaded trucks of __ feet
Led a crew of __

Delivery driver: driver, package delivery, courier, van driver, delivery, amazon driver, parcel driver, pizza delivery, food delivery, delivery associate
Delivered __ packages or orders a day
Drove __ miles a week with no accidents
Took signatures and cash from __ customers a day
Planned a route of __ stops
Checked the van each day for __
Kept a rating of __

Truck driver: cdl driver, trucker, tractor trailer driver, otr driver, semi driver, box truck driver, class a driver, class b driver, lorry driver
Drove __ miles a year with no accidents
Hauled __ to __ states
Checked the truck before and after each of __ trips
Kept logs and papers for __ loads a month
Loaded and tied down up to __ pounds
Held a Class __ license since __

Bus driver: school bus driver, transit driver, shuttle driver, coach driver, shuttle bus
Drove __ people a day
Ran a route of __ stops on time
Drove __ years with no accidents
Helped __ riders with wheelchairs and bags
Checked the bus each day for __

Rideshare driver: uber driver, lyft driver, taxi driver, cab driver, uber, lyft, chauffeur, limo driver
Gave __ rides a week
Kept a rating of __ over __ trips
Drove __ miles with no accidents
Spoke __ with riders
Kept the car clean and serviced every __

Medical driver: non emergency medical transport, medical transportation, patient driver
Drove __ patients a day to care
Helped __ people with wheelchairs
Came on time for __ of visits
Cleaned and checked the van __ times a day
Kept trip notes for __ riders

Dispatcher: dispatch, truck dispatcher, taxi dispatcher
Sent out __ drivers a shift
Took __ calls an hour
Planned routes for __ stops a day
Solved problems like __ on the road
Kept records in __

Mail carrier: mailman, letter carrier, postal worker, mail clerk, mail handler, mail sorter, post office, mailroom
Delivered mail to __ homes a day
Sorted __ pieces an hour
Walked or drove __ miles a day
Handled signed mail and __
Ran a mail room for __ people

Car washer: car wash, detailer, auto detailer, car detailer, lot attendant
Washed __ cars a shift
Cleaned inside and out in __ minutes each
Moved and parked __ cars a day with no damage
Ran and cleaned __ machines
Took payments from __ customers a day

Mechanic: auto mechanic, auto technician, car mechanic, lube technician, oil change, tire technician, diesel mechanic, mechanic helper
Fixed __ cars a week
Changed oil, tires and __ on __ cars a day
Found problems with __
Told __ customers a day what was wrong in plain words
Kept __ tools and the shop clean

Gas station attendant: gas station, gas attendant, fuel attendant, gas station cashier
Helped __ customers a shift
Handled cash of up to $__
Worked alone on __ nights a week
Checked ID for __
Cleaned pumps and stocked __

Parking attendant: valet, parking, parking lot attendant
Parked __ cars a shift with no damage
Took payments from __ drivers a day
Worked events of up to __ cars
Answered questions from __ visitors
Kept keys for __ cars safe

Farm worker: farmworker, field worker, farm hand, farmhand, farm laborer, fruit picker, harvest worker, agricultural worker, crop worker, picker farm
Picked __ boxes of __ a day
Planted and weeded __ acres
Drove a tractor or __ for __ seasons
Worked in heat and rain for __ hours a day
Sorted and packed __ by size and color
Led a crew of __

Dairy worker: milker, dairy farm, cow milker, ranch hand, livestock worker, rancher
Milked __ cows a shift
Fed and watered __ animals a day
Found and told about sick animals, __ a month
Cleaned barns and __ machines
Helped with the birth of __ animals
Fixed __ of fence

Poultry farm worker: egg farm, chicken farm, hatchery worker
Fed and checked __ birds a day
Picked and packed __ eggs a shift
Cleaned __ barns by the health rules
Wrote down water, heat and __
Loaded __ birds a night

Nursery worker: greenhouse worker, plant nursery, greenhouse, garden center worker, florist, flower shop
Watered and fed __ plants a day
Planted __ seeds or pots a shift
Loaded __ orders a day
Helped __ customers choose plants
Made __ bouquets a day

Fisher: fisherman, deckhand, deck hand, commercial fishing
Caught and cleaned __ a day
Worked __ days at a time at sea
Fixed nets and __
Kept fish cold and counted __ boxes
Followed safety drills with a crew of __

Forestry worker: logger, forest worker, wildland firefighter, trail worker, conservation worker
Planted __ trees a day
Cleared __ miles of trail or line
Ran a chain saw for __ seasons with no injuries
Hiked up to __ miles a day with tools
Worked on __ fires with a crew of __
`;
