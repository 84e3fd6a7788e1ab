import type { ResumeSample } from './resume-sample';

export const plainResumes: readonly ResumeSample[] = [
  {
    about: 'chronological, commas, dashes',
    text: `Ana López
Toledo, OH | 419-555-0134 | ana.lopez@example.com

Experience
Line Cook, Blue Door Diner, Toledo, OH, 2019 - 2021
- Cooked 120 plates a night
- Trained two new cooks
Dishwasher, Harbor Grill, Toledo, OH, 2017 - 2019
- Washed 400 dishes a shift

Education
High School Diploma, Scott High School, Toledo, OH, 2017

Skills
Grill, food safety, Spanish`,
    name: 'Ana López',
    email: 'ana.lopez@example.com',
    phone: '419-555-0134',
    address: 'Toledo, OH',
    experience: [
      [
        'Line Cook',
        'Blue Door Diner',
        'Toledo, OH',
        '2019',
        '2021',
        'Cooked 120 plates a night\nTrained two new cooks',
      ],
      ['Dishwasher', 'Harbor Grill', 'Toledo, OH', '2017', '2019', 'Washed 400 dishes a shift'],
    ],
    education: [['High School Diploma', 'Scott High School', 'Toledo, OH', '2017']],
    skills: ['Grill', 'food safety', 'Spanish'],
  },
  {
    about: 'all caps headings, company line first, months',
    text: `MARCUS T. REED
12 Elm Street, Dayton, OH 45402
(937) 555-0112
marcus.reed@example.com

WORK EXPERIENCE

Northside Storage LLC, Dayton, OH
Forklift Operator
March 2018 – Present
• Move 40 pallets a day
• Check each load against the order sheet

City Parks Department, Dayton, OH
Groundskeeper
May 2015 – February 2018
• Mowed 12 parks a week

EDUCATION

GED
Dayton Adult School, 2015

SKILLS
• Forklift
• Safe lifting
• Basic repairs`,
    name: 'MARCUS T. REED',
    email: 'marcus.reed@example.com',
    phone: '(937) 555-0112',
    address: '12 Elm Street, Dayton, OH 45402',
    experience: [
      [
        'Forklift Operator',
        'Northside Storage LLC',
        'Dayton, OH',
        'March 2018',
        'Present',
        'Move 40 pallets a day\nCheck each load against the order sheet',
      ],
      [
        'Groundskeeper',
        'City Parks Department',
        'Dayton, OH',
        'May 2015',
        'February 2018',
        'Mowed 12 parks a week',
      ],
    ],
    education: [['GED', 'Dayton Adult School', '', '2015']],
    skills: ['Forklift', 'Safe lifting', 'Basic repairs'],
  },
  {
    about: 'labels in the header, paragraph descriptions',
    text: `Name: Thu Nguyen
Phone: 555-0177
Email: thu.nguyen@example.com
Address: Columbus, Ohio

Objective
A steady job in a kitchen or laundry.

Employment History
Laundry Attendant
Grand Lake Hotel
06/2016 - 11/2020
Washed and folded linen for 90 rooms a day.
Kept count of towels and sheets.

Education
Certificate in English as a Second Language
Columbus Community College
2016`,
    name: 'Thu Nguyen',
    email: 'thu.nguyen@example.com',
    phone: '555-0177',
    address: 'Columbus, Ohio',
    experience: [
      [
        'Laundry Attendant',
        'Grand Lake Hotel',
        '',
        '06/2016',
        '11/2020',
        'Washed and folded linen for 90 rooms a day.\nKept count of towels and sheets.',
      ],
    ],
    education: [
      ['Certificate in English as a Second Language', 'Columbus Community College', '', '2016'],
    ],
  },
  {
    about: 'tabs as columns',
    text: `Grace Owusu\tgrace.owusu@example.com
Akron, OH\t330-555-0145

EXPERIENCE
Home Health Aide\tSunrise Home Care\tAkron, OH\tJan 2020 - Present
*\tCare for 4 clients, 30 hours a week
*\tWrite a daily log
Cashier\tValley Market\tAkron, OH\tJun 2017 - Dec 2019
*\tServed 100 customers a day

EDUCATION
Nurse Aide Certificate\tAkron Career Center\t2020`,
    name: 'Grace Owusu',
    email: 'grace.owusu@example.com',
    phone: '330-555-0145',
    address: 'Akron, OH',
    experience: [
      [
        'Home Health Aide',
        'Sunrise Home Care',
        'Akron, OH',
        'Jan 2020',
        'Present',
        'Care for 4 clients, 30 hours a week\nWrite a daily log',
      ],
      [
        'Cashier',
        'Valley Market',
        'Akron, OH',
        'Jun 2017',
        'Dec 2019',
        'Served 100 customers a day',
      ],
    ],
    education: [['Nurse Aide Certificate', 'Akron Career Center', '', '2020']],
  },
  {
    about: 'markdown',
    text: `# Jamal Carter

**Email:** jamal.carter@example.com
**Phone:** +1 614 555 0156

## Work Experience

### Delivery Driver | Quick Parcel Inc. | 2020–2023

* Delivered 90 packages a day
* Kept a 99% on-time record

### Warehouse Associate | Buckeye Supply Co. | 2018–2020

* Picked 150 orders a shift

## Education

- **High School Diploma**, East High School, 2018

## Skills

- Driving
- Route planning`,
    name: 'Jamal Carter',
    email: 'jamal.carter@example.com',
    phone: '+1 614 555 0156',
    experience: [
      [
        'Delivery Driver',
        'Quick Parcel Inc.',
        '',
        '2020',
        '2023',
        'Delivered 90 packages a day\nKept a 99% on-time record',
      ],
      [
        'Warehouse Associate',
        'Buckeye Supply Co.',
        '',
        '2018',
        '2020',
        'Picked 150 orders a shift',
      ],
    ],
    education: [['High School Diploma', 'East High School', '', '2018']],
    skills: ['Driving', 'Route planning'],
  },
  {
    about: 'functional, with a short work history',
    text: `Denise Walker
Lima, Ohio 45801
denise.w@example.com
419.555.0188

SUMMARY
Worker with ten years of care for family and neighbors.

SKILLS AND EXPERIENCE
Customer Service
- Greeted guests at church dinners for 150 people
- Solved problems with a smile
Cleaning
- Cleaned a hall of 3,000 square feet each week

WORK HISTORY
Housekeeper, Lakeview Motel, 2009 - 2012
Cook's Helper, Lima Senior Center, 2006 - 2009

REFERENCES
Pastor Ray Hill, 419-555-0101, ray.hill@example.com`,
    name: 'Denise Walker',
    email: 'denise.w@example.com',
    phone: '419.555.0188',
    address: 'Lima, Ohio 45801',
    experience: [
      ['Housekeeper', 'Lakeview Motel', '', '2009', '2012', ''],
      ["Cook's Helper", 'Lima Senior Center', '', '2006', '2009', ''],
    ],
  },
];
