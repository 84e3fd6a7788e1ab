import type { ResumeSample } from './resume-sample';

export const trickyResumes: readonly ResumeSample[] = [
  {
    about: 'no headings at all',
    text: `Kim Tran
kim.tran@example.com
I worked at a nail shop for six years and I also cleaned houses.
I want a job with steady hours.`,
    name: 'Kim Tran',
    email: 'kim.tran@example.com',
  },
  {
    about: 'a heading instead of a name',
    text: `RESUME
Curriculum Vitae

Contact
Luis Ortega
330-555-0199

Skills: welding, roofing, drywall`,
    name: 'Luis Ortega',
    phone: '330-555-0199',
    skills: ['welding', 'roofing', 'drywall'],
  },
  {
    about: 'two phones, wide spaces, title after company',
    text: `Olivia Brooks                 olivia.brooks@example.com
Home: 216-555-0110            Cell: 216-555-0111
Cleveland, OH 44101

PROFESSIONAL EXPERIENCE
Metro Hospital                               Cleveland, OH
Patient Transporter                          08/2019 to 05/2023
  o Moved 30 patients a shift
  o Cleaned each wheelchair
Lake Shore Cafe                              Cleveland, OH
Shift Supervisor                             01/2016 to 07/2019
  o Led a crew of 5`,
    name: 'Olivia Brooks',
    email: 'olivia.brooks@example.com',
    phone: '216-555-0110',
    address: 'Cleveland, OH 44101',
    experience: [
      [
        'Patient Transporter',
        'Metro Hospital',
        'Cleveland, OH',
        '08/2019',
        '05/2023',
        'Moved 30 patients a shift\nCleaned each wheelchair',
      ],
      [
        'Shift Supervisor',
        'Lake Shore Cafe',
        'Cleveland, OH',
        '01/2016',
        '07/2019',
        'Led a crew of 5',
      ],
    ],
  },
  {
    about: 'a gap told plainly, volunteer work, caregiving',
    text: `Sam Whitfield
Mansfield, OH
sam.whitfield@example.com

Volunteer Experience
Food Pantry Volunteer, Grace Church, 2022 - Present
- Sort food for 60 families each Saturday

Work History
Full-time Caregiver, Family, 2018 - 2022
- Cared for my father at home
Stock Clerk, Corner Grocery, Mansfield, OH, 2014 - 2018
- Stocked 8 aisles each night`,
    name: 'Sam Whitfield',
    email: 'sam.whitfield@example.com',
    address: 'Mansfield, OH',
    experience: [
      [
        'Food Pantry Volunteer',
        'Grace Church',
        '',
        '2022',
        'Present',
        'Sort food for 60 families each Saturday',
      ],
      ['Full-time Caregiver', 'Family', '', '2018', '2022', 'Cared for my father at home'],
      [
        'Stock Clerk',
        'Corner Grocery',
        'Mansfield, OH',
        '2014',
        '2018',
        'Stocked 8 aisles each night',
      ],
    ],
  },
  {
    about: 'a trade title in no word list',
    text: `Bo Lindqvist
bo.l@example.com

EXPERIENCE
Farrier, self-employed, 2010 - 2020
- Shod 25 horses a week
Mystic Ventures, Trailblazer, 2020 - 2021
- Did many things`,
    name: 'Bo Lindqvist',
    email: 'bo.l@example.com',
    experience: [
      ['Farrier', 'self-employed', '', '2010', '2020', 'Shod 25 horses a week'],
      ['Trailblazer', 'Mystic Ventures', '', '2020', '2021', 'Did many things'],
    ],
  },
  {
    about: 'reference phones and emails only',
    text: `Fatima Hassan

Work Experience
Seamstress at Stitch House, Canton, OH (2015-2019)
Sewed 30 uniforms a day

References
Jo Park, manager, 330-555-0122, jo.park@example.com`,
    name: 'Fatima Hassan',
    experience: [
      ['Seamstress', 'Stitch House', 'Canton, OH', '2015', '2019', 'Sewed 30 uniforms a day'],
    ],
  },
  {
    about: 'two jobs with one employer',
    text: `Tyrone Banks
tyrone.banks@example.com | 614-555-0162 | Columbus, OH

Experience
Big Box Store, Columbus, OH
Department Lead, 2021 - 2023
- Led a team of 9
Sales Associate, 2019 - 2021
- Sold 25 phone plans a month`,
    name: 'Tyrone Banks',
    email: 'tyrone.banks@example.com',
    phone: '614-555-0162',
    address: 'Columbus, OH',
    experience: [
      ['Department Lead', 'Big Box Store', 'Columbus, OH', '2021', '2023', 'Led a team of 9'],
      [
        'Sales Associate',
        'Big Box Store',
        'Columbus, OH',
        '2019',
        '2021',
        'Sold 25 phone plans a month',
      ],
    ],
  },
  {
    about: 'education first, ranges of years, GPA and coursework',
    text: `Priya Nair
priya.nair@example.com
(234) 555-0171

Education
University of Northern Hills, Kent, OH
Bachelor of Arts in Psychology, 2016 - 2020
GPA 3.6
Lakewood Community College
Associate of Science, 2016

Experience
Teacher Aide
Kent Child Center
August 2020 - June 2022
Helped 14 children learn to read.`,
    name: 'Priya Nair',
    email: 'priya.nair@example.com',
    phone: '(234) 555-0171',
    experience: [
      [
        'Teacher Aide',
        'Kent Child Center',
        '',
        'August 2020',
        'June 2022',
        'Helped 14 children learn to read.',
      ],
    ],
    education: [
      ['Bachelor of Arts in Psychology', 'University of Northern Hills', 'Kent, OH', '2020'],
      ['Associate of Science', 'Lakewood Community College', '', '2016'],
    ],
  },
  {
    about: 'skills with labels and sentences',
    text: `Walter Price
740-555-0118

Key Skills:
Languages: English, Somali
Tools: drill, saw; level | tape measure
I am always on time and I get along well with everybody on the crew.

Work Experience:
Carpenter, Oak & Sons, Athens, OH, April 2012 - Nov. 2022
> Framed 12 houses`,
    name: 'Walter Price',
    phone: '740-555-0118',
    skills: ['English', 'Somali', 'drill', 'saw', 'level', 'tape measure'],
    experience: [
      ['Carpenter', 'Oak & Sons', 'Athens, OH', 'April 2012', 'Nov. 2022', 'Framed 12 houses'],
    ],
  },
];
