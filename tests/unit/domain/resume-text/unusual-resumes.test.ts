import { expect, test } from 'vitest';
import { likelySuggestions, withSuggestions } from '@/domain/resume-text/suggestions';
import { placedResume } from '@/domain/resume-text/resume-from-text';

/**
 * Made-up resumes in forms that the reader was not built for. The first run found 4 of 7 names and 8 of 15 jobs, and
 * took two places for jobs; what that taught is in the reader now. Jobs are as a person sees them first, sure or offered.
 */
const samples = [
  {
    about: 'letters spaced out, places in parentheses',
    text: `DANIELA   RUIZ
Customer Service Professional
Phone (567) 555-0177 · daniela.ruiz@example.com · Lima, OH · linkedin.com/in/daniela

P R O F I L E
Friendly worker with five years in stores.

W O R K   H I S T O R Y
Shift Supervisor
Corner Pharmacy (Lima, OH)
03/2021 – Present
Open and close the store. Count the cash.
Train new people.

Sales Associate
Shoe Barn (Lima, OH)
06/2018 – 02/2021
Helped 60 customers a day.

C E R T I F I C A T I O N S
Food Handler Card, 2022

E D U C A T I O N
Lima Senior High School — Diploma
2014 – 2018

T E C H N I C A L   S K I L L S
• Cash register   • Microsoft Excel   • Bilingual (Spanish)`,
    name: 'DANIELA RUIZ',
    jobs: [
      ['Shift Supervisor', 'Corner Pharmacy', '03/2021', 'Present'],
      ['Sales Associate', 'Shoe Barn', '06/2018', '02/2021'],
    ],
    left: ['Customer Service Professional', 'linkedin.com/in/daniela', '2014 – 2018'],
  },
  {
    about: 'heads of different lengths',
    text: `Omar Haddad
412 Oak Ave Apt 3
Toledo, OH 43604
419-555-0188
omar.haddad@example.com

Objective: To find a warehouse job.

Work Experience:

Northern Logistics, Toledo, OH
Picker/Packer, Jan 2020 to Present
- Picked orders
- Packed orders

Tiger Mart
Cashier
Toledo, OH
Summer 2019
- Sold food

Education:
Start High School, Toledo, OH
Diploma, June 2019

Skills: Forklift certified, Arabic (fluent), English, Hard working.

References available upon request`,
    name: 'Omar Haddad',
    jobs: [
      ['Picker/Packer', 'Northern Logistics', 'Jan 2020', 'Present'],
      ['Cashier', 'Tiger Mart', 'Summer 2019', ''],
    ],
    left: [],
  },
  {
    about: 'capitals, letters after the name',
    text: `Grace Lee, CNA
grace.lee@example.com
(614) 555-0192

EXPERIENCE

CERTIFIED NURSING ASSISTANT | MAPLE GROVE CARE CENTER | COLUMBUS, OH
May 2019 - Present
• Helped 12 residents a day
• Took vital signs

HOME CAREGIVER | SELF-EMPLOYED
2015 - 2019
• Cared for my mother

EDUCATION

STNA Certificate | Columbus State Community College | 2019
High School Diploma | Northland High School | 2014

SKILLS & CERTIFICATIONS
CPR certified | Vital signs | Korean`,
    name: 'Grace Lee',
    jobs: [
      ['CERTIFIED NURSING ASSISTANT', 'MAPLE GROVE CARE CENTER', 'May 2019', 'Present'],
      ['HOME CAREGIVER', 'SELF-EMPLOYED', '2015', '2019'],
    ],
    left: ['CNA'],
  },
  {
    about: 'Spanish',
    text: `Luis Fernando Ortega
Dirección: Dayton, Ohio
Teléfono: 937-555-0123
Correo: luis.ortega@example.com

EXPERIENCIA LABORAL
Cocinero, Restaurante La Paloma, Dayton, OH
Enero 2018 – Actualidad
- Preparé 100 platos por día
Ayudante de cocina, Taquería Sol
2015 a 2017

EDUCACIÓN
Bachillerato, Escuela Preparatoria 5, Puebla, México, 2014

HABILIDADES
Cocina, Limpieza, Trabajo en equipo`,
    name: 'Luis Fernando Ortega',
    jobs: [
      ['Cocinero', 'Restaurante La Paloma', 'Enero 2018', 'Actualidad'],
      ['Ayudante de cocina', 'Taquería Sol', '2015', '2017'],
    ],
    left: [],
  },
  {
    about: 'two columns by spaces',
    text: `Tyrell Washington
Cleveland, OH 44105 | C: 216.555.0145 | E: tyrell.w@example.com

Summary of Qualifications
- 6 years in construction
- OSHA 30

Professional Experience
CONCRETE FINISHER                                   2018-2024
Lakeside Builders                                   Cleveland, OH
- Poured 30 driveways a season

GENERAL LABORER                                     2016-2018
ABC Temp Staffing                                   Cleveland, OH
- Loaded trucks

Education and Training
GED, 2015
OSHA 30, 2019

Additional Skills
Reading blueprints; power tools; driving (CDL class B)`,
    name: 'Tyrell Washington',
    jobs: [
      ['CONCRETE FINISHER', 'Lakeside Builders', '2018', '2024'],
      ['GENERAL LABORER', 'ABC Temp Staffing', '2016', '2018'],
    ],
    left: [],
  },
  {
    about: 'labels as in a form',
    text: `Resume

Name: Mei Chen
Email: mei.chen@example.com
Phone: 330 555 0199
City: Canton, OH

Employment
Position: Nail Technician
Employer: Lovely Nails
Dates: 2017 - 2023
Duties: Did nails for 10 people a day

Position: Server
Employer: Golden Wok
Dates: 2014 - 2017
Duties: Served tables

Education
McKinley High School
Canton, OH
Graduated 2013`,
    name: 'Mei Chen',
    jobs: [
      ['Nail Technician', 'Lovely Nails', '2017', '2023'],
      ['Server', 'Golden Wok', '2014', '2017'],
    ],
    left: [],
  },
  {
    about: 'two jobs with one employer, a nickname',
    text: `JAMES "JIM" PATTERSON
jim.patterson@example.com
555-0134

Experience

Big Creek Hardware
Assistant Manager | 2020 - Present
Sales Clerk | 2017 - 2020
- Ran the paint desk

Village Grocery — Stocker (part-time), Aug. 2015 – Dec. 2016

Education
Associate Degree in Business, Clark State College, Springfield, OH (2019)
Springfield High School, Springfield, OH (2015)

Computer Skills
QuickBooks, Excel, Point of sale`,
    name: 'JAMES "JIM" PATTERSON',
    jobs: [
      ['Assistant Manager', 'Big Creek Hardware', '2020', 'Present'],
      ['Sales Clerk', 'Big Creek Hardware', '2017', '2020'],
      ['Stocker (part-time)', 'Village Grocery', 'Aug. 2015', 'Dec. 2016'],
    ],
    left: [],
  },
];

test.each(samples)('a resume with $about', ({ text, name, jobs, left }) => {
  const { fields: sure, suggestions, lines } = placedResume(text);
  const fields = withSuggestions(sure, suggestions ?? [], likelySuggestions(suggestions ?? []));
  expect(sure.personalInfo.name).toBe(name);
  expect(
    fields.experience.map(({ jobTitle, company, startDate, endDate }) => [
      jobTitle,
      company,
      startDate,
      endDate,
    ]),
  ).toEqual(jobs);
  expect(lines.filter(({ target }) => target === null).map(({ text }) => text)).toEqual(left);
});
