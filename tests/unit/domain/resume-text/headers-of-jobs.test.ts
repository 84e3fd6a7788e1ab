import { expect, test } from 'vitest';
import { seen } from '@tests/support/seen-fields';

/** Title, employer, start and end of each job, as a person sees it first. */
function jobsOf(...lines: string[]): string[][] {
  return seen(['Experience', ...lines]).experience.map((job) => [
    job.jobTitle,
    job.company,
    job.startDate,
    job.endDate,
  ]);
}

test.each([
  {
    about: 'labels in a column of their own are no employer',
    lines: [
      'Company Name\tOakstone',
      'Date of Employment\tApril 2016 - October 2017',
      'Position Held\tSoup Tester',
      'Duties\t- Tasted soup',
    ],
    jobs: [['Soup Tester', 'Oakstone', 'April 2016', 'October 2017']],
  },
  {
    about: 'a told sentence with its dates in brackets heads a job',
    lines: [
      'Worked as a Safety Supervisor in Oakleaf General Company, Lima (2014 May to 2016 March)',
      '- Did much',
    ],
    jobs: [['Safety Supervisor', 'Oakleaf General Company', 'May 2014', 'March 2016']],
  },
  {
    about: 'the title stands below some words about the employer',
    lines: [
      'MERIDIAN OAK GROUP, LIMA\tNov 2010 till date',
      'A firm that invests in houses for many people.',
      'VICE PRESIDENT',
      '- Led a team',
    ],
    jobs: [['VICE PRESIDENT', 'MERIDIAN OAK GROUP', 'Nov 2010', 'Present']],
  },
  {
    about: 'dates stand below the title and the employer',
    lines: [
      'City of Lima Kitchen',
      'Soup Officer',
      'December 1997 - Current',
      'My duties include soup.',
      'Bread Representative',
      'Val Bread Company, Lima, Oh.',
      '1995-1996',
      'Made bread.',
    ],
    jobs: [
      ['Soup Officer', 'City of Lima Kitchen', 'December 1997', 'Current'],
      ['Bread Representative', 'Val Bread Company', '1995', '1996'],
    ],
  },
  {
    about: 'a dash without blanks parts a title from its employer',
    lines: [
      'Night Cleaner-Planet Oak\t2019 - 2021',
      '- Cleaned',
      'Sales Clerk-Pine Shop\t2017 - 2019',
      '- Sold soup',
    ],
    jobs: [
      ['Night Cleaner', 'Planet Oak', '2019', '2021'],
      ['Sales Clerk', 'Pine Shop', '2017', '2019'],
    ],
  },
  {
    about: 'a year stands before a name or behind it with nothing but a blank between',
    lines: [
      'Blue Door Diner, Night Cook 2020',
      '- Cooked',
      'Oak Mart, Sales Clerk 2019',
      '- Sold soup',
    ],
    jobs: [
      ['Night Cook', 'Blue Door Diner', '2020', ''],
      ['Sales Clerk', 'Oak Mart', '2019', ''],
    ],
  },
  {
    about: 'a state of Brazil behind its city is a place',
    lines: [
      'Vendedora, Altomar, Curitiba/PR, 2019 - 2021',
      'Balconista, Sertomar, Londrina - PR, 2017 - 2019',
    ],
    jobs: [
      ['Vendedora', 'Altomar', '2019', '2021'],
      ['Balconista', 'Sertomar', '2017', '2019'],
    ],
  },
  {
    about: 'titles of other languages are told from their employers and towns',
    lines: [
      '2013-2014\t\tVendora plus - Brest',
      'Femme de ménage',
      '',
      '2010-2011\t\tAmbrey - Lille',
      'Femme d’entretien',
    ],
    jobs: [
      ['Femme de ménage', 'Vendora plus', '2013', '2014'],
      ['Femme d’entretien', 'Ambrey', '2010', '2011'],
    ],
  },
  {
    about: 'a form that calls its dates otherwise',
    lines: [
      'Empresa: Oakleaf',
      'Cargo: Cocinera',
      'Ciudad y fecha: Lima, 02/08/2016 a Hoy',
      'Funciones:',
      '• Cocinar',
      'Empresa: Gate',
      'Cargo: Mesera',
      'Ciudad y fecha: Lima, 03/07/2012 - 15/07/2014',
    ],
    jobs: [
      ['Cocinera', 'Oakleaf', '02/08/2016', 'Hoy'],
      ['Mesera', 'Gate', '03/07/2012', '15/07/2014'],
    ],
  },
  {
    about: 'told in sentences that are broken before their dates',
    lines: [
      'Worked as HR ASSISTANT in PINE GROUP OF COMPANY,',
      'LIMA, PERU from Jun-2011 to Jun- 2015.',
      'Worked as Clerk in GATE HOSPITAL, LIMA,',
      'PERU from Aug 2008- May 2011.',
    ],
    jobs: [
      ['HR ASSISTANT', 'PINE GROUP OF COMPANY', 'Jun-2011', 'Jun- 2015'],
      ['Clerk', 'GATE HOSPITAL', 'Aug 2008', 'May 2011'],
    ],
  },
  {
    about: 'told with how long they took',
    lines: [
      '• One year worked as computer showroom sales manager at (OAK COMPUTERS) in Lima',
      '• 8 Month worked as counter clerk in (PINE AIR TRAVELS & Pvt Ltd)',
    ],
    jobs: [
      ['computer showroom sales manager', 'OAK COMPUTERS', '', ''],
      ['counter clerk', 'PINE AIR TRAVELS & Pvt Ltd', '', ''],
    ],
  },
  {
    about: 'a name over each form that asks for no employer',
    lines: [
      'Oakleaf Plc',
      'Position Held:\tMarketer',
      'Nikkytop Outlet',
      'Position Held:\tMarketer',
      'Pinestone Ventures',
      'Position Held:\tDesigner',
    ],
    jobs: [
      ['Marketer', 'Oakleaf Plc', '', ''],
      ['Marketer', 'Nikkytop Outlet', '', ''],
      ['Designer', 'Pinestone Ventures', '', ''],
    ],
  },
  {
    about: 'forms of projects within a job are none',
    lines: [
      'Oakleaf Technologies Pvt Ltd, Lima',
      'Software Engineer\tJan 2010 – Dec 2014',
      '',
      'Project #1: Banking Portal',
      'Role: Developer',
      'Duration: Jan 2010 – Dec 2011',
      '',
      'Project #2: Shop',
      'Role: Senior Developer',
      'Duration: Jan 2012 – Dec 2014',
    ],
    jobs: [['Software Engineer', 'Oakleaf Technologies Pvt Ltd', 'Jan 2010', 'Dec 2014']],
  },
  {
    about: 'what stands below "Projects" in the time of a job is of that job',
    lines: [
      'Oakleaf Technologies, Software Engineer, Jan 2010 – Dec 2014',
      'Projects:',
      'Banking Portal (2010 - 2011)',
      'Developer for Pine Bank',
      '- Wrote code',
      'Shop System (2012 - 2014)',
      'Lead developer for Gate Stores',
      '- Wrote more code',
      'Pine Systems, Trainee, Jan 2008 – Dec 2009',
    ],
    jobs: [
      ['Software Engineer', 'Oakleaf Technologies', 'Jan 2010', 'Dec 2014'],
      ['Trainee', 'Pine Systems', 'Jan 2008', 'Dec 2009'],
    ],
  },
  {
    about: 'a name in capitals right over a head is of it, whatever else is told before',
    lines: [
      'AUER, KOSS AND LYNCH',
      '06/2020 - Present',
      'Lima, OH // Kitchen Manager',
      '- Tasted soup',
      'GRAHAM AND NIENOW',
      '06/2015 - 04/2020',
      'Lima, OH // Night Cook',
      '- Salted it',
    ],
    jobs: [
      ['Kitchen Manager', 'AUER, KOSS AND LYNCH', '06/2020', 'Present'],
      ['Night Cook', 'GRAHAM AND NIENOW', '06/2015', '04/2020'],
    ],
  },
  {
    about: 'two strokes part the employer from the title',
    lines: ['06/2020 - Present', 'Oak Diner // Kitchen Manager', '- Tasted soup', '- Salted it'],
    jobs: [['Kitchen Manager', 'Oak Diner', '06/2020', 'Present']],
  },
])('$about', ({ lines, jobs }) => {
  expect(jobsOf(...lines)).toEqual(jobs);
});

test('items that name an employer and a title head jobs, though no date is read', () => {
  const jobs = jobsOf(
    '* Gatehouse, Soup Trainee (2023 Summer)',
    '- Made soup',
    '* Oakleaf, Bread Trainee (2022 Summer)',
    '- Made bread',
  );
  expect(jobs.map(([, company]) => company)).toEqual(['Gatehouse', 'Oakleaf']);
});
