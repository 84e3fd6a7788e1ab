/** What people who build and repair often write about their work. */
export const buildingPhrases = `
Construction worker: construction laborer, construction, construction helper, building worker, site laborer, demolition worker
Built or tore down __ on __ sites
Carried and set up to __ pounds of material
Used __ tools safely
Cleaned and set up sites for crews of __
Read plans for __
Worked __ months with no injury

Carpenter: framer, carpentry, finish carpenter, carpenter helper, cabinet maker, woodworker
Framed __ houses or rooms
Built and hung __ doors, shelves or cabinets
Measured and cut to within __
Read plans for jobs of up to $__
Led a crew of __
Fixed __ in old homes

Painter: house painter, painting, commercial painter, spray painter
Painted __ rooms or houses a month
Sanded, taped and filled __ before paint
Mixed and matched __ colors
Worked on ladders up to __ feet
Gave prices to __ customers
Finished __ jobs on time

Drywall worker: drywaller, sheetrock, drywall hanger, taper, drywall finisher, plasterer
Hung __ sheets of drywall a day
Taped and sanded __ rooms a week
Worked on stilts or lifts up to __ feet
Fixed holes and cracks in __ homes
Measured and cut for __

Roofer: roofing, roof worker, shingler
Put on __ roofs a month
Tore off and carried __ of old roof a day
Found and fixed leaks on __ homes
Worked tied off at up to __ feet
Led a crew of __

Concrete worker: concrete finisher, cement mason, concrete, mason, bricklayer, brick layer, block layer, stone mason
Poured and finished __ yards of concrete
Laid __ bricks or blocks a day
Built forms for __
Mixed and carried __ bags a day
Read levels to within __

Flooring installer: floor layer, tile setter, tiler, tile installer, carpet installer
Laid __ square feet of floor a day
Cut and set tile in __ rooms
Took out and hauled __ of old floor
Measured and ordered for __ jobs
Fixed __ for customers at no extra cost

Electrician helper: electrician, apprentice electrician, electrical helper, electrical apprentice
Ran wire in __ homes or units
Put in __ outlets, lights or panels
Bent and set __ feet of pipe
Tested __ for safety
Logged __ hours as an apprentice

Plumber helper: plumber, apprentice plumber, plumbing, pipe fitter, pipefitter
Put in __ sinks, toilets or heaters
Cut and joined __ feet of pipe
Cleared __ drains a week
Found and fixed leaks in __ homes
Logged __ hours as an apprentice

Heating and cooling helper: hvac, hvac technician, hvac helper, heating and air, ac technician, refrigeration
Serviced __ units a week
Put in __ systems
Cleaned coils and changed filters for __ customers
Found problems with __
Kept the EPA __ card

Roadworker: road worker, highway worker, flagger, traffic control, asphalt worker, paving, road crew
Held traffic safe on roads of up to __ lanes
Laid __ of asphalt a day
Set up cones and signs for __ jobs
Fixed __ potholes a week
Worked __ months with no injury

Heavy equipment operator: equipment operator, excavator operator, backhoe operator, bulldozer, crane operator, bobcat operator
Ran a __ for __ years
Dug and graded __ a day
Checked and greased __ each morning
Worked around pipes and wires on __ sites with no hits
Read stakes and plans for __

Insulation and solar installer: solar installer, insulation installer, insulator, weatherization, weatherization technician, window installer
Put in __ panels, windows or feet of insulation a week
Worked on roofs and in attics of __ homes
Sealed leaks and cut bills by __
Used __ tools safely
Talked with __ home owners about the work

Fence and deck builder: fence installer, fencing, deck builder
Built __ feet of fence a week
Dug and set __ posts a day
Measured and priced __ jobs
Fixed gates and __ for customers
Led a crew of __

Cable installer: cable technician, internet installer, telecom technician, satellite installer, fiber technician
Put in internet or TV at __ homes a week
Ran __ feet of cable
Climbed poles or ladders up to __ feet
Fixed __ problems on the first visit
Taught __ customers a day to use it

Scaffold builder: scaffolder, scaffolding, rigger, ironworker, iron worker
Built scaffolds up to __ feet
Carried and set __ pieces a day
Checked __ each day and tagged it safe
Worked tied off with a crew of __
Gave hand signals for lifts of __
`;
