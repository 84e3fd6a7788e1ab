import { describe, expect, test } from 'vitest';
import { isJobTitle } from '@/domain/language/en/job-words';
import { seen } from '@tests/support/seen-fields';

const jobsOf = (...lines: string[]) =>
  seen(['Experience', ...lines]).experience.map(({ jobTitle, company, startDate, endDate }) =>
    [jobTitle, company, startDate, endDate].join(' | '),
  );

describe('heads of jobs', () => {
  test.each<[string, string[], string[]]>([
    [
      'a semicolon parts title and employer',
      ['2013-2017', 'Line Cook; Gate Diner (Lima, Ohio)', 'Made soup.'],
      ['Line Cook | Gate Diner | 2013 | 2017'],
    ],
    [
      'a semicolon keeps a stroke within a name',
      ['2013-2017', 'Baker / Cook; Oak Market / Pine Grocery Co', 'Made soup.'],
      ['Baker / Cook | Oak Market / Pine Grocery Co | 2013 | 2017'],
    ],
    [
      'a label within the line says which is the title',
      ['Gate Diner; 2018; Role: Weekend Greeter', 'Seated guests all day long.'],
      ['Weekend Greeter | Gate Diner | 2018 | '],
    ],
    [
      'hours and kind of contract between commas name nobody',
      [
        '2019 – 2021 Line Cook, Gate Diner, Full-time, Remote',
        'Tools: Knife, Oven',
        '2017 – 2019 Baker, Oak Foods, Part-time, Lima',
        'Tools: Oven, Tray',
      ],
      ['Line Cook | Gate Diner | 2019 | 2021', 'Baker | Oak Foods | 2017 | 2019'],
    ],
    [
      'a title before a comma, though the employer has "at" in it',
      ['Barista, Gate Coffee at Oak Market\tJune 2020-Present', '- Made coffee for 90 guests'],
      ['Barista | Gate Coffee at Oak Market | June 2020 | Present'],
    ],
    [
      'a comma at the end of a line goes on below',
      ['Sept 2012 - Feb 2013  Kitchen Helping,', 'Gate Foods Inc., Lima.', '- Made soup'],
      ['Kitchen Helping | Gate Foods Inc. | Sept 2012 | Feb 2013'],
    ],
    [
      'an employer over its title, each a paragraph of its own',
      [
        '',
        'Gatehouse – Lima, OH',
        '',
        'Line Cook, April 2020 - April 2021',
        '',
        'Made soup for ninety guests every day and on Sundays.',
        '',
        'Oakleaf – Lima, OH',
        '',
        'Baker, June 2018 - May 2019',
        '',
        'Made bread.',
      ],
      ['Line Cook | Gatehouse | April 2020 | April 2021', 'Baker | Oakleaf | June 2018 | May 2019'],
    ],
    [
      'what tells of a job above is no employer of the next',
      [
        '2018 – 2020 Baker',
        'Oakleaf',
        '- Made bread',
        'Technologies: Oven, Tray, Scale',
        '2016 – 2018 Line Cook',
        'Gatehouse',
        '- Made soup',
      ],
      ['Baker | Oakleaf | 2018 | 2020', 'Line Cook | Gatehouse | 2016 | 2018'],
    ],
    [
      'an employer in small letters with its form',
      ['Line Cook    March 10-2015 to current', 'Lima food and lunch company, LLC', '• Made soup'],
      ['Line Cook | Lima food and lunch company, LLC | March 10-2015 | current'],
    ],
    [
      'a street beside an employer is where it is',
      ['Cashier 2019 - 2021', 'Gate Market 51 Oak Rd, Lima, OH 45801', '- Took cash'],
      ['Cashier | Gate Market | 2019 | 2021'],
    ],
    [
      'a word of employers within a title parts nothing',
      ['Oak Insurance\tJune 2013 – March 2017', 'Business Systems Analyst\tLima, OH'],
      ['Business Systems Analyst | Oak Insurance | June 2013 | March 2017'],
    ],
    [
      'a year before its month',
      [
        '2016 August - August 2017\tLine Cook, Gate Diner',
        '2014 July - 2016 May\tBaker, Oak Foods',
      ],
      [
        'Line Cook | Gate Diner | August 2016 | August 2017',
        'Baker | Oak Foods | July 2014 | May 2016',
      ],
    ],
    [
      'a narrow column of dates with an end a line',
      ['October 2017 – Line Cook, Gate Diner', 'October 2019 Area: soups', '- Made soup'],
      ['Line Cook | Gate Diner | October 2017 | October 2019'],
    ],
    [
      'dots lead to the dates',
      ['Gate Diner……………………07 / 2020- Present', 'Line Cook', '- Made soup'],
      ['Line Cook | Gate Diner | 07 / 2020 | Present'],
    ],
    [
      'the first comma parts the title, and a town ends the line',
      [
        '2019 – 2021 Line Cook, Gatehouse, City of Santa Lima',
        '- Made soup',
        '2017 – 2019 Baker, Oakleaf, City of Santa Lima',
        '- Made bread',
      ],
      ['Line Cook | Gatehouse | 2019 | 2021', 'Baker | Oakleaf | 2017 | 2019'],
    ],
    [
      'a head that was broken at a comma',
      ['Trained Cook', 'Oak Hall of Many Old Rooms, Lima,', 'Ohio / 2013 – 2014', '- Made soup'],
      ['Trained Cook | Oak Hall of Many Old Rooms | 2013 | 2014'],
    ],
    [
      'a head that was broken within a word',
      ['2013 – 2014 Line Cook, House of the Kit-', 'chen, Lima', '- Made soup'],
      ['Line Cook | House of the Kitchen | 2013 | 2014'],
    ],
    [
      'what stands over the duties is no employer',
      [
        'enero 2019 - Actualidad, Cocinera de sopas',
        'Funciones',
        'Hacer sopa para noventa personas',
      ],
      ['Cocinera de sopas |  | enero 2019 | Actualidad'],
    ],
    [
      'an employer and its town, as a job site prints them',
      [
        'Forklift Operator',
        'Pinebrook Logistics-Lima, OH',
        'May 2020 to Present',
        '• Moved pallets',
      ],
      ['Forklift Operator | Pinebrook Logistics | May 2020 | Present'],
    ],
    [
      'two roles below the whole time at one employer',
      [
        'Gatehouse',
        '3 years 2 months',
        'Head Cook',
        'January 2021 - Present (3 years 2 months)',
        'Lima, Ohio, United States',
        'Led a team of four.',
        '',
        'Soup Cook',
        'June 2019 - December 2020 (1 year 7 months)',
      ],
      [
        'Head Cook | Gatehouse | January 2021 | Present',
        'Soup Cook | Gatehouse | June 2019 | December 2020',
      ],
    ],
    [
      'a title behind the place in brackets',
      ['Gatehouse Group (Lima, PE) LINE COOK May 2011 – May 2018', '- Made soup'],
      ['LINE COOK | Gatehouse Group | May 2011 | May 2018'],
    ],
    [
      'the summers of two years',
      ['Concrete Helper - Pinebrook Construction - summers 2018 and 2019', '- Poured concrete'],
      ['Concrete Helper | Pinebrook Construction | 2018 | 2019'],
    ],
    [
      'a table with a head that says what its columns hold',
      [
        'Employer\tPosition\tDates\tCity',
        'Gatehouse\tSoup Hand\t6/2019 - Present\tLima, OH',
        'Oakleaf\tBread Hand\t5/2017 - 5/2019\tToledo, OH',
      ],
      ['Soup Hand | Gatehouse | 6/2019 | Present', 'Bread Hand | Oakleaf | 5/2017 | 5/2019'],
    ],
    [
      'an employer with a country behind it is no town',
      ['Night Guard, Lima Watch Force, Singapore', 'April 2018—February 2020', '- Watched'],
      ['Night Guard | Lima Watch Force | April 2018 | February 2020'],
    ],
    [
      'a form of company with full stops ends no sentence',
      [
        'Desde 01/09/2013 a 24/03/2017',
        'Analista de Sistemas Junior 2, Oaktar S.A.',
        'Hizo muchas cosas.',
      ],
      ['Analista de Sistemas Junior 2 | Oaktar S.A. | 01/09/2013 | 24/03/2017'],
    ],
    [
      'where a job was, on a line of its own, heads none',
      [
        'Desde 01/09/2013 a 24/03/2017',
        'Analista de Sopas, Oaktar',
        'Hizo muchas cosas.',
        'Lima del Este, Avda. Oliva Cruz 727',
        'Desde 01/06/2009 a 30/08/2013',
        'Analista de Pan, Pinetar',
      ],
      [
        'Analista de Sopas | Oaktar | 01/09/2013 | 24/03/2017',
        'Analista de Pan | Pinetar | 01/06/2009 | 30/08/2013',
      ],
    ],
    [
      'what is said of an employer in brackets is not its name',
      ['Gatehouse', 'October 2013 - April 2015 (house closed)', 'Contractor', '- Made soup'],
      ['Contractor | Gatehouse | October 2013 | April 2015'],
    ],
  ])('%s', (_, lines, jobs) => {
    expect(jobsOf(...lines)).toEqual(jobs);
  });
});

test('capitals hold a long title together, and small words do not', () => {
  expect(isJobTitle('Back Kitchen Bread Baking Teaching Assistant')).toBe(true);
  expect(isJobTitle('Back kitchen with every new bread assistant')).toBe(false);
});

describe('jobs that are told in one paragraph', () => {
  test('each with its dates in brackets', () => {
    expect(
      jobsOf(
        '- Gate Diner, Line Cook (2016) — soups, stews and bread for ninety guests.',
        '- Oak Foods, Baker (2012 – 2015) — bread, rolls and cakes for the whole town.',
      ),
    ).toEqual(['Line Cook | Gate Diner | 2016 | ', 'Baker | Oak Foods | 2012 | 2015']);
  });

  test('without dates', () => {
    expect(
      jobsOf(
        'Gatehouse — Line cook. Made soups and stews for ninety guests.',
        'Oakleaf — Baker. Made bread and rolls for the whole town.',
      ),
    ).toEqual(['Line cook | Gatehouse |  | ', 'Baker | Oakleaf |  | ']);
  });

  test('in sentences', () => {
    expect(
      jobsOf(
        'I worked at Gate Diner as a line cook from 2019 to 2022. I cooked lunch for 90 guests.',
        'From 2016 to 2019 I was a cashier at Oak Market in Lima, Ohio. I took cash and helped.',
      ),
    ).toEqual(['line cook | Gate Diner | 2019 | 2022', 'cashier | Oak Market | 2016 | 2019']);
  });

  test('parts of one job in the same form stay its words', () => {
    const jobs = jobsOf(
      'Line Cook, Gate Diner, 2015 – 2020',
      '- Oak Hall (2015 – 2017) — soups, stews and bread for ninety guests.',
      '- Pine Hall (2017 – 2020) — bread, rolls and cakes for the whole town.',
    );
    expect(jobs).toEqual(['Line Cook | Gate Diner | 2015 | 2020']);
  });

  test('dates as items of a list, over names that were broken', () => {
    expect(
      jobsOf(
        '• February 2019 - November 2019',
        'Web design in',
        'Gatehouse',
        'A long time with many pages for many people, and with two friends.',
        'March 2019 - April 2019',
        'Work on the second page.',
        '• July 2016 - January 2017',
        'Kitchen work in',
        'Oakleaf',
        'A short time with many pans for many people, and with one friend.',
      ).filter((job) => /Gatehouse|Oakleaf/u.test(job)),
    ).toEqual([
      'Web design | Gatehouse | February 2019 | November 2019',
      'Kitchen work | Oakleaf | July 2016 | January 2017',
    ]);
  });
});
