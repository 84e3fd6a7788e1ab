import type { Source } from '../types';

/** The offices that pay benefits: what the guides say of hours, of duties and of who gets them. */
export const benefitSources: readonly Source[] = [
  {
    id: 'usda-snap-work',
    label: 'USDA, SNAP work rules',
    title: 'SNAP Work Requirements',
    publisher: 'U.S. Department of Agriculture, Food and Nutrition Service',
    url: 'https://www.fns.usda.gov/snap/work-requirements',
    says: 'Some adults get SNAP for only three months in three years, unless they work, train or volunteer 80 hours a month. It names who does not have to follow the rule. Most people from 16 to 59 may not quit a job, or go below 30 hours a week, without a good reason.',
    caution:
      'A law of 2025 changed who does not have to. We read the memo of October 3, 2025 to the states. The rule on 30 hours we read as others quote this page. Ask your office.',
    check: { kind: 'benefits', copyOf: '2025-10-03', next: '2026-01-01' },
  },
  {
    id: 'law-2025',
    label: 'Law of 2025',
    title: 'Public Law 119-21 (H.R. 1), sections 10108, 71109 and 71119',
    publisher: 'Congress of the United States',
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/1',
    says: 'States that give Medicaid to more adults must ask many of them, from 19 to 64, for 80 hours a month of work, training, school or volunteer work. It begins by January 1, 2027. For new people the state looks at one to three months before they apply. Who loses Medicaid for hours counts as covered, so there may be no help to pay for a marketplace plan. The law also names who can get SNAP and Medicaid without being a citizen: people with a green card, and some people from Cuba, Haiti and Pacific islands.',
    caution:
      'A state may begin sooner, and some may get more time. Many people do not have to. With a green card you may have to wait some years. Some states help more people. Ask your office.',
    check: { kind: 'benefits', copyOf: null },
  },
  {
    id: 'dol-unemployment',
    label: 'U.S. Labor Department, unemployment',
    title: 'Unemployment Insurance',
    publisher: 'U.S. Department of Labor',
    url: 'https://www.dol.gov/general/topic/unemployment-insurance',
    says: 'Each state runs its own program, with its own rules. Ask your state as soon as you can after you lose a job. If the state says no, federal law gives you a fair hearing. State law says how long you have to ask for it.',
    caution:
      'It does not name the rules of your state. Read the letters of your state’s office. What it says of hearings we read in its book on state laws, in a copy without a date.',
    check: { kind: 'benefits', copyOf: null },
  },
  {
    id: 'usda-snap-et',
    label: 'USDA, SNAP E&T',
    title: 'SNAP Employment and Training',
    publisher: 'U.S. Department of Agriculture, Food and Nutrition Service',
    url: 'https://www.fns.usda.gov/snap-et',
    says: 'Each state has a program for people on SNAP, with help to look for work, classes and training. It pays for what you need to take part, like the bus.',
    caution: 'What it offers differs from state to state. In some, you must join if they send you.',
    check: { kind: 'benefits', copyOf: null },
  },
  {
    id: 'usda-snap-students',
    label: 'USDA, SNAP for students',
    title: 'SNAP Eligibility for Students',
    publisher: 'U.S. Department of Agriculture, Food and Nutrition Service',
    url: 'https://www.fns.usda.gov/snap/students',
    says: 'Students in college half-time or more get SNAP only if a rule lets them. Work, care for a child, a disability or a job program can be one.',
    caution:
      'A short class or less than half-time does not count. Ask your office and your school.',
    check: { kind: 'benefits', copyOf: null },
  },
  {
    id: 'ssa-ticket',
    label: 'Social Security, Ticket to Work',
    title: 'Ticket to Work',
    publisher: 'Social Security Administration',
    url: 'https://choosework.ssa.gov/',
    says: 'People who get SSI or SSDI for a disability can get free help with work. Planners tell them what pay does to their benefits. People on SSDI can try work for nine months or more and keep the whole check: the trial work period.',
    caution:
      'You choose if you take part. Tell Social Security when you begin to work. The words on the trial work period we read in its Red Book of 2024. The pay that makes a month count changes each year.',
    check: { kind: 'benefits', copyOf: null },
  },
  {
    id: 'medicaid-rule',
    label: 'Medicaid rule of June 2026',
    title:
      'Medicaid Program; Community Engagement Requirement for Certain Individuals (91 FR 33348, 42 CFR 435.550 to 435.563)',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.federalregister.gov/documents/2026/06/03/2026-11094/medicaid-program-community-engagement-requirement-for-certain-individuals',
    says: 'It says who must show 80 hours a month, who does not have to, what counts, and how a state checks. A person who is “medically frail” is checked again at least each year. The state must use what it knows before it asks.',
    caution:
      'It can still change, and states choose some parts of it. We read the text as others took it out of the rule in August 2026.',
    check: { kind: 'benefits', copyOf: '2026-08-16', next: '2026-11-14' },
  },
  {
    id: 'georgia-pathways',
    label: 'Georgia Pathways',
    title: 'Georgia Pathways to Coverage: Eligibility',
    publisher: 'Georgia Department of Community Health',
    url: 'https://pathways.georgia.gov/eligibility',
    says: 'Georgia gives Medicaid to adults from 19 to 64 with an income up to the poverty line, if they show 80 hours a month. The governor said in September 2025: it goes on through 2026, care for a child under 6 on Medicaid counts, and people report when they apply and once a year.',
    caution: 'What comes in 2027 we have not read. Ask.',
    check: { kind: 'benefits', copyOf: '2025-09-26', next: '2025-12-25' },
  },
  {
    id: 'snap-time-limit',
    label: 'SNAP rule, 7 CFR 273.24',
    title: 'Time limit for able-bodied adults',
    publisher: 'U.S. Department of Agriculture',
    url: 'https://www.ecfr.gov/current/title-7/section-273.24',
    says: 'Three months of SNAP in three years without 80 hours a month. It says what counts as work, how to get SNAP back, and who gets three more months.',
    caution:
      'The copy is of January 2021. How to get SNAP back we read at Connecticut’s office. Who does not have to follow the rule changed in 2025.',
    check: { kind: 'benefits', copyOf: '2021-01-05', next: '2021-04-05' },
  },
  {
    id: 'snap-30-hours',
    label: 'Arkansas, SNAP time limit',
    title: 'SNAP Time Limit Rules',
    publisher: 'Arkansas Department of Human Services',
    url: 'https://humanservices.arkansas.gov/divisions-shared-services/county-operations/supplemental-nutrition-assistance-snap/snap-time-limit-rules/',
    says: 'It names who does not have to follow the time limit. Work of 30 hours a week or more is one reason. If hours drop below 80 a month, call within 10 days.',
    caution: 'It is the page of one state, without a date.',
    check: { kind: 'benefits', copyOf: null },
  },
];
