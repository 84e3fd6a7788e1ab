import type { ResumeSample } from './resume-sample';

export const hardResumes: readonly ResumeSample[] = [
  {
    about: 'underlined headings and international phone',
    text: `Amina Yusuf
Mobile: +254 700 555 012
amina.yusuf@example.com
------------------------
WORK EXPERIENCE
------------------------
Receptionist, Lakeside Clinic, Nairobi, Kenya
2014 to 2019
– Answered 60 calls a day
– Booked visits for 4 doctors
------------------------
EDUCATION
------------------------
Diploma in Business, Nairobi Technical College, 2013`,
    name: 'Amina Yusuf',
    email: 'amina.yusuf@example.com',
    phone: '+254 700 555 012',
    experience: [
      [
        'Receptionist',
        'Lakeside Clinic',
        'Nairobi, Kenya',
        '2014',
        '2019',
        'Answered 60 calls a day\nBooked visits for 4 doctors',
      ],
    ],
    education: [['Diploma in Business', 'Nairobi Technical College', '', '2013']],
  },
  {
    about: 'ESL sentences under each job',
    text: `Wei Chen
wei.chen@example.com
Cincinnati, OH 45202

My Work Experience
Kitchen Helper
Golden Bowl Restaurant
2017-2021
I am wash the vegetable and cut the meat.
I clean kitchen every night, also close the store.

Cleaner
Bright Office Cleaning
2021-now
I clean 3 floor every day`,
    name: 'Wei Chen',
    email: 'wei.chen@example.com',
    address: 'Cincinnati, OH 45202',
    experience: [
      [
        'Kitchen Helper',
        'Golden Bowl Restaurant',
        '',
        '2017',
        '2021',
        'I am wash the vegetable and cut the meat.\nI clean kitchen every night, also close the store.',
      ],
      ['Cleaner', 'Bright Office Cleaning', '', '2021', 'now', 'I clean 3 floor every day'],
    ],
  },
  {
    about: 'title with department, dates in parentheses',
    text: `Heather Lynn Moore
Zanesville, OH • heather.moore@example.com • 740-555-0133

EMPLOYMENT HISTORY
Security Officer, Night Shift (Oct 2019 - Mar 2024)
Riverbend Mall, Zanesville, OH
• Walked 6 miles of patrol each night
Bus Driver (2010 - 2019)
Muskingum Valley Schools
• Drove 45 children to school`,
    name: 'Heather Lynn Moore',
    email: 'heather.moore@example.com',
    phone: '740-555-0133',
    address: 'Zanesville, OH',
    experience: [
      [
        'Security Officer, Night Shift',
        'Riverbend Mall',
        'Zanesville, OH',
        'Oct 2019',
        'Mar 2024',
        'Walked 6 miles of patrol each night',
      ],
      ['Bus Driver', 'Muskingum Valley Schools', '', '2010', '2019', 'Drove 45 children to school'],
    ],
  },
  {
    about: 'skills as a table, certifications apart',
    text: `DARNELL KING
Toledo, OH 43604
419 555 0107

CORE SKILLS
Forklift      Pallet jack      RF scanner
Shipping      Receiving        Inventory

CERTIFICATIONS
OSHA 10, 2021

EXPERIENCE
Lead Picker - Maumee Distribution Center - Maumee, OH - 2020 to Current
- Picked 180 lines an hour`,
    name: 'DARNELL KING',
    phone: '419 555 0107',
    address: 'Toledo, OH 43604',
    skills: ['Forklift', 'Pallet jack', 'RF scanner', 'Shipping', 'Receiving', 'Inventory'],
    experience: [
      [
        'Lead Picker',
        'Maumee Distribution Center',
        'Maumee, OH',
        '2020',
        'Current',
        'Picked 180 lines an hour',
      ],
    ],
  },
  {
    about: 'windows line ends, blank lines between all lines',
    text: `Elena Petrova\r\n\r\nelena.petrova@example.com\r\n\r\nWork Experience\r\n\r\nHousekeeper, Maple Inn, Marion, OH, 2016 - 2018\r\n\r\n• Cleaned 14 rooms a day\r\n\r\nNanny, Private Family, 2018 - Present\r\n\r\n• Care for two children\r\n`,
    name: 'Elena Petrova',
    email: 'elena.petrova@example.com',
    experience: [
      ['Housekeeper', 'Maple Inn', 'Marion, OH', '2016', '2018', 'Cleaned 14 rooms a day'],
      ['Nanny', 'Private Family', '', '2018', 'Present', 'Care for two children'],
    ],
  },
  {
    about: 'job ad pasted by mistake',
    text: `Now Hiring: Warehouse Associate
Acme Freight, Columbus, OH
Pay: $17 an hour
Call 614-555-0190 or write to jobs@example.com

Requirements
Lift 50 pounds`,
  },
  {
    about: 'a letter, not a resume',
    text: `Dear Ms. Green,
I would like to work at your store. I was a cashier from 2015 to 2018.
Thank you,
Robert Hale`,
  },
  {
    about: 'dates first',
    text: `Peter Novak
peter.novak@example.com

Employment
2021 - Present: Janitor at Lincoln Elementary School
Clean 18 classrooms each evening
2016 - 2020: Machine Operator at Great Lakes Plastics
Ran two presses
Packed 600 parts a shift

Training
Forklift card, 2019`,
    name: 'Peter Novak',
    email: 'peter.novak@example.com',
    experience: [
      [
        'Janitor',
        'Lincoln Elementary School',
        '',
        '2021',
        'Present',
        'Clean 18 classrooms each evening',
      ],
      [
        'Machine Operator',
        'Great Lakes Plastics',
        '',
        '2016',
        '2020',
        'Ran two presses\nPacked 600 parts a shift',
      ],
    ],
  },
  {
    about: 'Spanish headings and months',
    text: `Rosa Jiménez
Teléfono: +52 55 5555 0123
Correo: rosa.jimenez@example.com

EXPERIENCIA LABORAL
Cocinera, Restaurante El Sol, enero 2018 - presente
• Cocino para 80 personas al día
Niñera, Familia Torres, 2015 - 2017
• Cuidé a tres niños

EDUCACIÓN
Bachillerato, Colegio Benito Juárez, 2014

HABILIDADES
Cocina, limpieza, español e inglés`,
    name: 'Rosa Jiménez',
    email: 'rosa.jimenez@example.com',
    phone: '+52 55 5555 0123',
    experience: [
      [
        'Cocinera',
        'Restaurante El Sol',
        '',
        'enero 2018',
        'presente',
        'Cocino para 80 personas al día',
      ],
      ['Niñera', 'Familia Torres', '', '2015', '2017', 'Cuidé a tres niños'],
    ],
    education: [['Bachillerato', 'Colegio Benito Juárez', '', '2014']],
    skills: ['Cocina', 'limpieza', 'español e inglés'],
  },
];
