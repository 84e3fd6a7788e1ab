/** What people write in a resume, as it is brought to a job center's desk: half lines, not sentences. */
function lines(text: string): string[] {
  return text.trim().split('\n');
}

/** They tell of the writer what no resume needs to tell. */
export const linesAboutTheWriter = lines(`
Left job because of drug rehab
Left job because of health
Left the job because my son was sick
Stopped working because of surgery
Quit my job due to back pain
Had to leave work because of my kids
Worked in laundry at Marion CI
Served 3 years at Marion Correctional and ran the laundry for 400 men
Cleaned 3 dorms of the county jail each day
Did time 2018 to 2021
Veteran with PTSD, 70% disabled
100% disabled veteran
Disabled vet, drove 40 miles a day
Service-connected disability rating of 70%
HIV positive
Had a stroke in 2020
Went to rehab for 6 months
Completed drug treatment program
Lived at Salvation Army shelter
Halfway house resident
Born in Honduras 1985
Receive SSI
Cared for mother with Alzheimer's for 3 years
Took care of son with autism for 4 years
Took care of father after his stroke
Clean criminal record
US citizen
U.S. citizen, drove 3 trucks a day
DOB 3/4/1979
Diabetic, drove 3 trucks
I am deaf
In a wheelchair since 2019
Have arthritis in my hands
Learning disability
Was in special education
On disability since 2018
Was hospitalized for 3 months in 2021
Recovered from addiction in 2020
5 years clean
Clean from drugs since 2019
On methadone
Completed detox in 2022
Graduated from Teen Challenge rehab
Widowed in 2019
Lost custody of my kids in 2020
On maternity leave in 2022
Separated from my husband
Living in my car
Lived in a halfway house for 6 months
Grew up in foster care
Came here as a refugee from Congo
TPS holder
No papers
Christian, married
Was in the penitentiary
Cooked in the state penitentiary
Went to prison in 2018
Juvenile record
On house arrest
Felony conviction 2015
Sentenced to 4 years
Served a 4-year sentence and painted 200 doors
Came home from prison in 2023
Reentry program graduate
Work crew at Ross CI
Kitchen worker, Ohio DOC
Trusty in county jail
Made license plates in prison
Walked off the job
They fired me
They laid me off in 2023
Got in a fight with the boss and left
Got hurt at work in 2021
Hurt my back in 2021 and stopped working
Workers comp claim
Filed bankruptcy in 2020
Restraining order against my ex
Left my abusive husband
Victim of human trafficking
Survivor of trafficking, cleaned 6 homes
Paid under the table
Unemployed
Was unemployed for 2 years
No work for 2 years
On unemployment in 2021
Pregnant in 2021
Stay-at-home dad for 5 years
Take medication for depression
Undocumented but hard working painter
Seeking asylum, work permit pending
Unloaded trucks with TPS work authorization valid until 2026
Worked with no papers on 6 roofs a month
Trained 12 new kitchen workers while incarcerated
Trained 12 new kitchen workers during incarceration
On probation but worked 40 hours every week
On felony probation until May
Expunged felony from 2015
Sex offender registry since 2015
Wear ankle monitor
Wear ankle bracelet for court
Rated 10% VA disability
Rated 70% by the VA
Have 30% VA disability rating
I am veteran 70 percent service connected
Completed 90 day rehab
Completed rehab program in 2023
HIV positive peer educator
Receiving SSI since 2019
Filed for disability in 2021
Hearing loss but read lips well
Worked cash under the table as dishwasher
Lost custody but now stable
Wear hijab every day
Anger management class
Cared for mother with Alzheimer 4 years until she died
Took care of my mom with dementia
Cared for grandmother for 3 years
On OPT visa, developed 3 reports a week
Worked on OPT for 1 year
On F-1 student visa
Have F1 visa
Without papers, picked 40 boxes an hour
No permit then, washed 300 plates a night
With no work permit washed 300 plates
Worked with fake papers in a chicken plant
Fled my husband and cleaned 6 homes a week
Hid from abusive ex, cleaned 6 homes
Ran away from my husband in 2021
Orders of protection against my ex
Released on parole in 2023 and started forklift class
Paroled in 2022, packed 90 boxes an hour
Reported to parole officer and packed 90 boxes
My parole officer made me take 3 classes
Completed probation and 200 hours of community service
Court ordered community service
Got GED in Marion prison
Parolee
VA rating 70 percent, drove trucks 40 miles a day
VA disability 70 percent, drove trucks
Combat veteran with 70% disability rating
Seizures stopped me from driving
OPT visa
Take care of my mother at home
I take care of my disabled son
Care for my autistic son
Feed and bathe my husband after his stroke
Help my mother with insulin
Took time off to have my baby
Took 2022 off for cancer treatment
Did 5 years for selling drugs
Caught a case in 2018, paid my debt
Got clean in 2021 and ran a sober house kitchen
Used cousin ID to work
Fled from husband in 2023
`);

/** The work of those who care for people with such lives, and words that only look like them. */
export const linesAboutWork = lines(`
Cared for a mother with cancer and her 2 children
Ran 20 HIV tests a day
HIV peer educator, 30 talks a month
Had no accident in 6 years
Kept a clean record of 40 deliveries a day
Typed 12 clean records of audits a week
Served time-sensitive orders, 40 an hour
Cooked for 20 men at a halfway house
Salvation Army shelter cook, 90 meals a night
Registered 30 babies born in Ohio hospitals
Drove 12 disabled vets to a clinic
US citizen services clerk, 40 forms a day
Taught 30 adults for the US citizenship test
Stopped work on 3 machines to fix a guard
Christian school teacher aide, 20 children
Catholic Charities, packed 90 boxes a day
Baptist church, cooked 60 meals a week
Deaf and blind students, taught 12 a term
Autism and ADHD classroom aide, 14 children
Asthma clinic clerk, 40 calls a day
Wheelchair van driver, 12 trips a day
Pushed 30 guests a day in a wheelchair
Diabetes care for 12 residents
Dementia unit aide, 14 residents a shift
Helped 6 residents with dementia bathe and dress
Cared for 8 people with Alzheimer’s disease
Answered 30 calls from people on Medicaid
SNAP benefits clerk, 40 forms a day
Medicaid billing, 60 claims a day
Section 8 housing inspector, 12 homes a day
Food stamps office aide, 30 visitors a day
Filed 40 restraining orders a week
Foster care worker, 14 families
Taught 9 girls in foster care to cook
Welfare office clerk, 60 files a day
Unemployment claims clerk, 60 files a day
Served 40 lunches at a maternity ward
Covered a maternity leave for 4 months
Hired to cover maternity leave, 40 calls a day
Mother of pearl inlay, 12 guitars
Had a baby shower cake order each week, 30 cakes
Quit claim deeds typed, 40 a week
Left the kitchen clean for the next shift
Left no job open at the end of a shift
Lost no job to a late truck in 3 years
Walked off 20 acres to mark fence posts
Asked to leave notes for the night crew, 12 a shift
Asked to train 4 new hires
Blind stitched 40 hems a day
Hung 12 blinds a day
Born to sell: 40 cars a year
Republic Services, picked up 900 bins a day
Behind bar, poured 200 drinks a night
Locked up the store and counted 4 tills each night
Built prison cell doors, 12 a week
Sealed records for shipping, 40 boxes a day
Sealed 40 record boxes a day
Sentenced-based reading lessons, 12 a week
Went to county offices with 40 files a day
Sent to county warehouses to load 6 trucks
Wrote 40 pages in Google Docs
Checked 40 forms for Ohio doctors
Trained at Marion CIty shelter kitchen
Reentry program aide, 14 clients
Re-entry program coordinator for 60 men
Cleaned 30 rooms for the county
Cook in a county hospital, 200 meals a day
Served time cards to 40 workers
Did time studies on 6 lines
Did time sheets for 40 people
Cancer center cook, 200 meals a day
Disability services aide, 12 clients
Disability claims, 40 a week
Depression era museum guide, 6 tours a day
Anxiety and depression group aide, 12 teens
Sober ride driver, 12 trips a night
Recovery center cook, 60 meals a day
Rehab nurse aide, 14 patients a shift
Rehab of 12 old houses with a crew of 4
Completed rehab of 12 old houses with a crew of 4
Finished 3 kitchen rehab jobs a month
Detox tech, 14 patients a night
Shelter supervisor, 60 guests a night
Motel housekeeper, 14 rooms a day
Slept in truck cab on 3-day routes and drove 2,000 miles a week
Loaded a white van 6 times a day
Black walnut boards, milled 40 a day
Asian food market clerk, 200 customers a day
Worked on disability ramps, 12 homes
Installed 12 wheelchair ramps
Oxygen tank driver, 30 stops a day
Cared for son of a neighbor, 3 days a week
Took care of parents with new babies, 12 visits a week
Injury-free for 4 years
Got hurt birds back to flight, 12 a spring
No papers lost in 3 years of filing
No work order left open in 2 years
Illegal dumping crew, cleaned 12 lots
Citizen science lead, 30 counts a year
Legal aid office clerk, 40 calls a day
Cashier 18 years old store rules: checked IDs
Serviced units 20 yrs old and older, 6 a day
Vet clinic aide, 30 animals a day
Veteran services clerk, 30 files a day
Veteran with 8 years in supply, 40 trucks
Aids 14 residents with meals
Aids teachers with 20 children
First aid for 40 campers
Bipolar junction parts, soldered 90 a shift
Snap rings set, 400 a shift
Snap fasteners, 900 an hour
Welfare checks on 12 seniors a day
Cared for a resident with dementia, 8 hours a day
Fed a resident with dementia, twice a day
Bathed a resident with dementia and kept 3 logs a day
Sold prepaid Visa cards, 30 a day
Typed 40 protection orders a week as court clerk
Parole officer aide, 30 calls a day
Ran a VA clinic desk, 40 visitors a day
Completed 200 hours of community service with a church
Checked 30 student visas a week
Care for 6 residents a night at Oak Manor
Care for 3 children with autism in a day program
Married 30 couples a year as a clerk
Look after 4 toddlers
`);

/** Nothing says whose it is. */
export const unclearLines = lines(`
Ran NA meetings for 2 years, 12 a month
Chaired AA meetings for 3 years
Taught anger management classes, 12 a term
`);
