import { expect, test } from 'vitest';
import { seen } from '@tests/support/seen-fields';

/** Degree, school and year of each school, as a person sees it first. */
function schoolsOf(...lines: string[]): string[][] {
  return seen(['Education', ...lines]).education.map((one) => [
    one.degree,
    one.school,
    one.graduationYear,
  ]);
}

test.each([
  {
    about: 'a school without a word of schools, behind its degree',
    lines: ['GED — Ivy Tech, 2015'],
    schools: [['GED', 'Ivy Tech', '2015']],
  },
  {
    about: 'two degrees below the one school that gave both',
    lines: [
      'Oak Community College, Lima, OH',
      'AAS in Welding, 2019',
      'Certificate in Pipe Fitting, 2018',
    ],
    schools: [
      ['AAS in Welding', 'Oak Community College', '2019'],
      ['Certificate in Pipe Fitting', 'Oak Community College', '2018'],
    ],
  },
  {
    about: 'one more degree without a time, and no certificate',
    lines: [
      'Oak State University, Lima, OH, 2016',
      '- B.S. in Glass Engineering, College of Crafts',
      '- Focus: heat',
      '- B.A. in Ceramics, College of Arts',
      '- Certificate in Drawing',
    ],
    schools: [
      ['B.S. in Glass Engineering', 'Oak State University', '2016'],
      ['B.A. in Ceramics', 'Oak State University', ''],
    ],
  },
  {
    about: 'a form with colons behind its years, and Dutch degrees',
    lines: ['2015 – 2018\t\t:MBO level 4 at Oak College', '2011 – 2015\t:VMBO-TL at Pine College'],
    schools: [
      ['MBO level 4', 'Oak College', '2018'],
      ['VMBO-TL', 'Pine College', '2015'],
    ],
  },
  {
    about: 'a high school has no degree',
    lines: ['Lima High School, Lima, OH, 2012'],
    schools: [['', 'Lima High School', '2012']],
  },
  {
    about: 'a degree that is still to come',
    lines: ['Associate of Arts, expected May 2027', 'Hill Community College'],
    schools: [['Associate of Arts', 'Hill Community College', 'expected May 2027']],
  },
  {
    about: 'a card beside a diploma',
    lines: [
      'CPR and First Aid card, Red Cross, 2022',
      'High School Diploma, Hill High School, 2019',
    ],
    schools: [
      ['CPR and First Aid card', 'Red Cross', '2022'],
      ['High School Diploma', 'Hill High School', '2019'],
    ],
  },
  {
    about: 'a degree over two lines',
    lines: [
      'Máster Universitario en Ingeniería de',
      'Panes Artesanos',
      'Universidad de Lima',
      '2021 – 2022',
    ],
    schools: [
      ['Máster Universitario en Ingeniería de Panes Artesanos', 'Universidad de Lima', '2022'],
    ],
  },
  {
    about: 'a Spanish one',
    lines: ['Bachillerato — Colegio San Pedro, 2014'],
    schools: [['Bachillerato', 'Colegio San Pedro', '2014']],
  },
  {
    about: 'a French one',
    lines: ['Licence de droit, Université de Lima, 2016'],
    schools: [['Licence de droit', 'Université de Lima', '2016']],
  },
  {
    about: 'a German one',
    lines: ['Abitur', 'Lerchen-Gymnasium Wels, 2012'],
    schools: [['Abitur', 'Lerchen-Gymnasium Wels', '2012']],
  },
  {
    about: 'a Russian one',
    lines: ['Бакалавр, Экономика', 'Лимский университет, 2014'],
    schools: [['Бакалавр, Экономика', 'Лимский университет', '2014']],
  },
  {
    about: 'a Portuguese one',
    lines: ['Ensino Médio completo - Escola Estadual Monte Alto, 2015'],
    schools: [['Ensino Médio completo', 'Escola Estadual Monte Alto', '2015']],
  },
  {
    about: 'two below their dates, with words about each',
    lines: [
      '2014-2018',
      'PhD, Bread and Ovens, University of Lima, Lima',
      'Baking of rye in small ovens',
      '2010-2014',
      'BSc, Baking (First Class), University of Lima, Lima',
      'A study of crusts',
    ],
    schools: [
      ['PhD, Bread and Ovens', 'University of Lima', '2018'],
      ['BSc, Baking', 'University of Lima', '2014'],
    ],
  },
  {
    about: 'two by name below words about the first',
    lines: [
      'B.Tech in Baking, Oak University, 2019',
      'Grades: 8 of 10',
      'Bread, crusts and much about the ovens of small towns',
      'Higher Secondary — Hill School, Lima',
    ],
    schools: [
      ['B.Tech in Baking', 'Oak University', '2019'],
      ['Higher Secondary', 'Hill School, Lima', ''],
    ],
  },
  {
    about: 'a degree with the word of a school, its year, and then the school',
    lines: ['High School Equivalency', '2021', 'Pine Hill Learning Center, Dayton, Ohio'],
    schools: [['High School Equivalency', 'Pine Hill Learning Center', '2021']],
  },
  {
    about: 'letters of a degree in a column before the school',
    lines: ['Ph.D.\tUniversity of Oak\t2015-2018', 'MLIS\tUniversity of Lima\t2012'],
    schools: [
      ['Ph.D.', 'University of Oak', '2018'],
      ['MLIS', 'University of Lima', '2012'],
    ],
  },
  {
    about: 'letters of a degree that are those of a month, before a year',
    lines: ['MLIS\t\t2017', 'University of Lima'],
    schools: [['MLIS', 'University of Lima', '2017']],
  },
])('$about', ({ lines, schools }) => {
  expect(schoolsOf(...lines)).toEqual(schools);
});

test.each(['3.458 GPA', 'CGPA 8.2/10'])('"%s" is no school', (grade) => {
  const [[degree, school] = []] = schoolsOf('BS in Weaving', `May 2021 | ${grade}`);
  expect([degree, school]).toEqual(['BS in Weaving', '']);
});
