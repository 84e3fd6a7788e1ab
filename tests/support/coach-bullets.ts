/**
 * Invented resume bullets, labelled by hand before any rule was tuned.
 *
 * How they were labelled, so that another person would come to the same labels:
 * - `missing-number`: a reader would ask "how many, how much, how often?" and nothing answers it.
 *   A bullet that is already `too-short` is not also told to add a number. Cards, licences and
 *   languages need none.
 * - `no-verb-start`: begins with a thing or a trait. Openings with a rule of their own
 *   (first person, passive, duties, an -ing word, a weak opening) are not labelled twice.
 * - `tense-mix`: a past job in the present, or two tenses. `weak-opening`: "helped" without the step.
 * - `unexplained-abbreviation`: a hiring manager outside that trade would not know the letters.
 *
 * `held-out` bullets were labelled at the same time and are only measured, never tuned on.
 */
export type LabelledBullet = {
  text: string;
  labels: readonly string[];
  isPastJob?: boolean;
  others?: readonly string[];
};

export const tuningBullets: readonly LabelledBullet[] = [
  // Warehouse
  { text: 'Picked and packed 120 orders a shift with fewer than 2 errors a week', labels: [] },
  {
    text: 'Responsible for loading trucks',
    labels: ['duties-not-results', 'too-short'],
  },
  {
    text: 'Responsible for various warehouse stuff including loading and unloading of trucks',
    labels: ['duties-not-results', 'vague-words', 'missing-number'],
  },
  {
    text: 'Drove a forklift to move 40 pallets a day, with no accidents in 3 years',
    labels: [],
  },
  {
    text: 'I was working in warehouse and I make the boxes ready for ship',
    labels: ['first-person', 'tense-mix', 'missing-number'],
    isPastJob: true,
  },
  { text: 'Forklift operator', labels: ['too-short', 'no-verb-start'] },
  {
    text: 'Helped with inventory counts every month',
    labels: ['weak-opening', 'missing-number'],
  },
  {
    text: 'Used WMS and RF scanner to track 300 items a day',
    labels: ['unexplained-abbreviation'],
  },
  {
    text: 'Loaded 6 trucks a night, checked each label against the order sheet, reported damaged boxes to the lead, kept the dock clean and dry, trained new people on safe lifting, and closed the building at the end of the shift',
    labels: ['too-long'],
  },
  {
    text: 'LOADED TRUCKS AND SWEPT THE WAREHOUSE FLOOR EVERY NIGHT',
    labels: ['all-caps', 'missing-number'],
  },
  { text: 'stocked 12 shelves before the store opened', labels: ['small-letter'] },
  {
    text: 'Unloading trucks and putting the boxes on shelves in the back room',
    labels: ['ing-start', 'missing-number'],
  },
  {
    text: 'Cut loading time by 15 minutes a truck by sorting pallets the night before',
    labels: [],
  },
  // Home care
  {
    text: 'Cared for 4 older adults in their homes, 30 hours a week',
    labels: [],
  },
  {
    text: 'My duties included bathing, dressing and feeding of patients',
    labels: ['duties-not-results', 'first-person', 'missing-number'],
  },
  {
    text: 'Was given an award for best caregiver of the month',
    labels: ['passive-voice', 'missing-number'],
  },
  {
    text: 'Help the clients with ADLs and prepare 3 meals a day',
    labels: ['weak-opening', 'unexplained-abbreviation', 'tense-mix'],
    isPastJob: true,
  },
  {
    text: 'Gave medicine on time to 6 residents and wrote it in the daily log',
    labels: [],
  },
  {
    text: 'Compassionate and hard working person who loves to help people',
    labels: ['cliches', 'no-verb-start', 'missing-number'],
  },
  {
    text: 'Took care of my grandmother for five years while going to school',
    labels: ['private-details'],
  },
  {
    text: 'Assisted nurses with patients',
    labels: ['weak-opening', 'too-short'],
  },
  {
    text: 'Lifted and moved patients safely using a two-person transfer, 10 times a shift',
    labels: [],
  },
  {
    text: 'Patient care, vital signs, charting and transport',
    labels: ['no-verb-start', 'missing-number'],
  },
  { text: 'Completed certified nurse aide (CNA) training with 75 class hours', labels: [] },
  {
    text: 'Residents were bathed and dressed by me each morning before 8 AM',
    labels: ['passive-voice', 'first-person', 'no-verb-start'],
  },
  // Kitchen
  {
    text: 'Cooked up to 150 plates a night on the grill and fry stations',
    labels: [],
  },
  {
    text: 'Wash dishes and clean the kitchen',
    labels: ['tense-mix', 'missing-number'],
    isPastJob: true,
  },
  {
    text: 'Wash 400 dishes a shift and keep the kitchen floor dry',
    labels: [],
    isPastJob: false,
  },
  {
    text: 'Prepped vegetables and make the sauces for 80 guests',
    labels: ['tense-mix'],
    isPastJob: true,
  },
  {
    text: 'Worked in a fast-paced kitchen environment as a team player',
    labels: ['weak-opening', 'cliches', 'missing-number'],
  },
  { text: 'Earned the ServSafe food handler card', labels: [] },
  {
    text: 'Did food prep and other things as needed',
    labels: ['weak-opening', 'vague-words', 'missing-number'],
  },
  {
    text: 'Cooked lunch for 90 children a day at a summer camp',
    labels: ['repeated-verb'],
    others: ['Cooked dinner for families on weekends', 'Ordered food for 2 kitchens'],
  },
  {
    text: 'Reduced food waste by 20% by dating and rotating all stock',
    labels: [],
  },
  {
    text: 'I cook the the rice and beans for 60 people',
    labels: ['first-person', 'doubled-word', 'tense-mix'],
    isPastJob: true,
  },
  {
    text: 'Successfully managed a kitchen team of 5 cooks in order to serve 200 guests',
    labels: ['filler'],
  },
  // Cleaning
  { text: 'Cleaned 14 hotel rooms a day and passed every inspection', labels: [] },
  {
    text: 'Cleaning of the rooms and bathrooms, also laundry',
    labels: ['ing-start', 'missing-number'],
  },
  {
    text: 'Was responsible for cleaning 3 floors of offices each night',
    labels: ['duties-not-results'],
  },
  {
    text: 'Very good at cleaning and really fast',
    labels: ['filler', 'no-verb-start', 'missing-number'],
  },
  {
    text: 'Rooms was cleaned and beds was made every day',
    labels: ['passive-voice', 'no-verb-start', 'missing-number'],
  },
  {
    text: 'Mopped, waxed and buffed 20,000 square feet of floor each week',
    labels: [],
  },
  { text: 'Kept things clean', labels: ['too-short', 'vague-words'] },
  {
    text: 'Stocked carts for a team of eight housekeepers before each shift',
    labels: [],
  },
  {
    text: 'Trained two new cleaners, who both still work there',
    labels: ['repeated-verb'],
    others: ['Trained staff on safe use of cleaning products'],
  },
  // Driving
  {
    text: 'Delivered 90 packages a day with a 99% on-time record',
    labels: [],
  },
  {
    text: 'In charge of delivery route and customer pickup in the county',
    labels: ['duties-not-results', 'missing-number'],
  },
  { text: 'Held a clean CDL for 7 years', labels: ['unexplained-abbreviation'] },
  {
    text: 'Drive a school bus with 45 children, two routes a day',
    labels: [],
    isPastJob: false,
  },
  {
    text: 'Drive a school bus with 45 children, two routes a day',
    labels: ['tense-mix'],
    isPastJob: true,
  },
  {
    text: 'Driver for a moving company, heavy lifting, customer service',
    labels: ['no-verb-start', 'missing-number'],
  },
  {
    text: 'Utilized GPS to plan delivery routes and saved 30 minutes a day',
    labels: ['buzzwords'],
  },
  {
    text: 'Drove drove a van to bring 12 seniors to appointments each day',
    labels: ['doubled-word'],
  },
  // Retail and office
  {
    text: 'Results-driven sales associate who leverages synergy to exceed goals',
    labels: ['buzzwords', 'no-verb-start', 'missing-number'],
  },
  { text: 'Served about 100 customers a day at the cash register', labels: [] },
  {
    text: 'Handled customer complaints and a lot of phone calls',
    labels: ['vague-words', 'missing-number'],
  },
  {
    text: 'Tasked with opening and closing the store and counting the money in 3 drawers',
    labels: ['duties-not-results'],
  },
  {
    text: 'Answer phones, schedule visits and greet guests at the front desk',
    labels: ['missing-number'],
    isPastJob: false,
  },
  { text: 'Increased sales of phone plans from 10 to 25 a month', labels: [] },
  {
    text: 'We sold clothes and our team was number one in the district',
    labels: ['first-person'],
  },
  {
    text: 'Go-getter who thinks outside the box',
    labels: ['cliches', 'no-verb-start', 'missing-number'],
  },
  {
    text: 'Participated in a project to move the stock room',
    labels: ['weak-opening', 'missing-number'],
  },
  { text: 'Typed 55 words a minute and filed records for 3 doctors', labels: [] },
  // Volunteering, gaps, other
  {
    text: 'Sorted and gave out food boxes to 60 families each Saturday',
    labels: [],
  },
  {
    text: 'Volunteer at the church food pantry and community garden',
    labels: ['no-verb-start', 'missing-number'],
  },
  {
    text: 'Raised $2,400 for a shelter by running a weekend car wash',
    labels: [],
  },
  {
    text: 'Responsible, SSN 900-55-0123, born 02/03/1988, ready to work',
    labels: ['private-details', 'no-verb-start'],
  },
  { text: 'Ran 12 NA meetings a month at a church hall', labels: ['about-you'] },
  { text: 'Preparé la comida para los niños de la escuela', labels: ['in-spanish'] },
  { text: 'Served 2 years in prison and baked 300 loaves a day there', labels: ['own-record'] },
  { text: 'Speak Spanish and English', labels: ['too-short'] },
  {
    text: 'Translated for Spanish-speaking parents at school meetings',
    labels: ['missing-number'],
  },
  {
    text: 'Was trained on the lathe and the drill press within 2 weeks',
    labels: ['passive-voice'],
  },
  {
    text: 'Built wood frames for 12 houses and followed OSHA rules each day',
    labels: [],
  },
  {
    text: 'Installing drywall, painting and clean up of site',
    labels: ['ing-start', 'missing-number'],
  },
  {
    text: 'Learned to repair bikes and fixed more than 50 for neighborhood kids',
    labels: [],
  },
];
