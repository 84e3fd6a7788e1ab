/** What people in kitchens, dining rooms and food shops often write about their work (read-phrase-bank.ts says how it is read). */
export const foodPhrases = `
Line cook: cook, grill cook, fry cook, short order cook, broiler cook, hot line, kitchen worker
Cooked __ meals a shift on the __ station
Kept orders moving at under __ minutes each
Prepped __ before each shift
Checked food temperatures __ times a shift and wrote them down
Cleaned and closed the __ station each night
Trained __ new cooks

Prep cook: food prep, prep worker, kitchen prep, food preparation worker, salad maker
Cut and portioned __ pounds of __ a day
Prepped for __ meals a day
Labeled and dated food, and moved older food to the front, __ times a day
Made __ from recipes for __ people
Kept the walk-in cooler clean and counted stock __ times a week

Dishwasher: dish washer, dish room, steward, pot washer, kitchen porter
Washed dishes for __ meals a shift
Ran a __ dish machine and changed the water every __ hours
Scrubbed pots, floors and __ at closing
Took out trash and recycling __ times a shift
Helped the cooks by prepping __
Kept __ clean in rushes of up to __ guests

Kitchen helper: kitchen hand, kitchen aide, kitchen assistant, kitchen staff, cook helper
Helped prepare __ meals a day
Washed and cut __ for the cooks
Served food to __ people at each meal
Put away deliveries of __ boxes a week
Cleaned __ after each meal

Fast food worker: fast food, crew member, fast food crew, burger cook, team member restaurant, fast food cashier
Took __ orders an hour at the counter and drive-through
Made __ to order in under __ minutes
Counted a cash drawer of up to $__ each shift
Opened or closed the store __ times a week
Trained __ new crew members
Kept the dining room and __ clean

Server: waiter, waitress, food server, banquet server, waitstaff, wait staff
Served __ tables a shift
Took orders and answered questions about a menu of __ dishes
Handled cash and cards of up to $__ a shift
Set up and served events for __ guests
Trained __ new servers
Learned the names and usual orders of __ regular guests

Busser: busser, busboy, bus person, table busser, dining room attendant
Cleared and reset __ tables a shift
Carried food to __ tables with no mix-ups
Kept the __ station stocked
Swept and mopped __ at closing
Helped __ servers on busy nights

Host: hostess, restaurant host, greeter restaurant
Greeted and seated __ guests a shift
Kept a wait list of up to __ groups
Answered __ calls a day and booked tables
Kept the entry and __ clean
Planned seats for events of __ people

Bartender: barkeep, bar tender, barback, bar back
Made drinks for __ guests a night
Checked ID for each guest on shifts of __ hours
Counted a cash drawer of up to $__
Stocked __ and cut fruit before each shift
Cleaned the bar and counted stock __ times a week

Barista: coffee maker, coffee shop worker, cafe worker
Made __ drinks an hour
Took orders and payments for __ guests a shift
Opened the store __ mornings a week
Cleaned and checked __ machines each day
Learned the recipes of __ drinks
Trained __ new workers

Baker: bread baker, pastry cook, bakery worker, pastry chef, cake decorator
Baked __ loaves or cakes a day
Mixed and shaped __ by hand
Started at __ in the morning and had bread ready by __
Decorated __ cakes a week
Weighed out recipes of up to __ pounds
Kept __ ovens clean and on time

Butcher: meat cutter, meat clerk, fish cutter, deli butcher
Cut and wrapped __ pounds of meat a day
Ran the __ saw and grinder with no injuries in __ years
Helped __ customers a day at the counter
Cleaned and sanitized __ at the end of each shift
Checked cooler temperatures __ times a day

Deli clerk: deli worker, sandwich maker, deli counter, sandwich artist
Sliced meat and cheese for __ customers a shift
Made __ sandwiches a day
Cleaned __ slicers by the safety steps
Filled cases with __ each morning
Made trays for parties of __ people

Cafeteria worker: lunch lady, school cafeteria, school cook, food service worker, cafeteria cook, hospital food service, dietary aide, dietary worker
Served lunch to __ people a day
Followed special diets for __ people
Cooked __ in large batches
Set up and cleaned a line of __ dishes
Wrote down food temperatures __ times a day
Delivered __ trays to rooms on time

Caterer: catering worker, catering assistant, banquet worker, event staff
Set up tables and food for events of __ guests
Loaded and drove equipment to __ events a month
Cooked __ for groups of up to __
Served and cleared __ tables an event
Cleaned up within __ hours of each event

Kitchen manager: sous chef, head cook, lead cook, executive chef, chef, restaurant manager, food service manager, shift leader
Led a kitchen crew of __
Ordered $__ of food a week
Cut food waste by __
Wrote schedules for __ people
Passed __ health inspections
Hired and trained __ workers

Pizza maker: pizza cook, pizza, pizzaiolo
Made __ pizzas a shift
Stretched __ pounds of dough a day
Took __ phone orders on busy nights
Kept the oven at __ degrees and checked each pizza
Closed and cleaned the __ station

Food truck worker: food cart, street vendor, food vendor, concession worker, concession stand
Sold food to __ people a day
Cooked __ in a small kitchen
Took cash and cards of up to $__ a day
Set up and packed the stand __ days a week
Bought and stored __ of food each week
`;
