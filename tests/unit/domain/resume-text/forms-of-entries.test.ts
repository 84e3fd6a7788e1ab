import { describe, expect, test } from 'vitest';
import { htmlLines } from '@/domain/import-file/html-lines';
import { rtfLines } from '@/domain/import-file/rtf-lines';
import { likelyOffers, withOffers } from '@/domain/resume-text/offers';
import { placedResume } from '@/domain/resume-text/resume-from-text';
import { decodeText } from '@tests/support/decode-text';

/** What a person sees first: what is sure, and the first offer of what is not. */
function seen(lines: readonly string[]) {
  const { fields, offers = [] } = placedResume(
    ['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'),
  );
  return withOffers(fields, offers, likelyOffers(offers));
}

const jobsOf = (...lines: string[]) =>
  seen(['Experience', ...lines]).experience.map(({ jobTitle, company, startDate, endDate }) =>
    [jobTitle, company, startDate, endDate].join(' | '),
  );
const schoolsOf = (...lines: string[]) =>
  seen(['Education', ...lines]).education.map(({ degree, school, graduationYear }) =>
    [degree, school, graduationYear].join(' | '),
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
      ['Baker/Cook | Oak Market/Pine Grocery Co | 2013 | 2017'],
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
      'the title is the last words of an employer’s line',
      ['2016 - 2017\tPine Pizza Store Shift Manager', '- Made pizza'],
      ['Shift Manager | Pine Pizza Store | 2016 | 2017'],
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
  ])('%s', (_, lines, jobs) => {
    expect(jobsOf(...lines)).toEqual(jobs);
  });
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

describe('sections', () => {
  test('what stands over each job’s own lists heads no section', () => {
    const own = [
      '*Other Accomplishments:*',
      '- won a prize',
      '*Using the **oven**:*',
      '- made pies',
    ];
    const jobs = jobsOf(
      '### Gatehouse, Lima, OH — Line Cook 2/20-7/21',
      ...own,
      '### Oakleaf, Lima, OH — Baker 7/18-1/20',
      ...own,
      '### Pinehouse, Lima, OH — Baker 7/16-1/18',
      ...own,
    );
    expect(jobs).toEqual([
      'Line Cook | Gatehouse | 2/20 | 7/21',
      'Baker | Oakleaf | 7/18 | 1/20',
      'Baker | Pinehouse | 7/16 | 1/18',
    ]);
  });

  test('rows of short names below "Technical Experience" are skills', () => {
    const { skills, experience } = seen([
      'Technical Experience',
      'Core',
      'Welding, Roofing, Tiling, Paint',
      'Some',
      'Plaster, Drywall, Glass, Locks',
    ]);
    expect(skills).toEqual(expect.arrayContaining(['Welding', 'Paint', 'Plaster', 'Locks']));
    expect(experience).toEqual([]);
  });

  test('"Highlights" over short items are skills, and lists below "Skills" with names of their own', () => {
    expect(seen(['Highlights', '• Leak checks', '• Roofing', '• Tiling']).skills).toEqual([
      'Leak checks',
      'Roofing',
      'Tiling',
    ]);
  });

  test('a heading with a rule behind it, or under it', () => {
    const { skills, education } = seen([
      'SKILLS ------------------',
      '- Tools: Saw HTML 5 Router UI/UX Lathe Drill Vise.js',
      'SERVICE -----------------',
      'Pine Club (2014 — Present)',
      'EDUCATION ---------------',
      'Oak College, Diploma, 2015',
    ]);
    expect(skills).toEqual(expect.arrayContaining(['HTML 5', 'UI/UX', 'Drill']));
    expect(education).toMatchObject([{ school: 'Oak College', graduationYear: '2015' }]);
  });

  test('a bar’s length below a skill is no skill', () => {
    expect(seen(['## Skills', '###### Welding', '70%', '###### Roofing', '50%']).skills).toEqual([
      'Welding',
      'Roofing',
    ]);
  });
});

describe('schools', () => {
  test.each<[string[], string[]]>([
    [
      ['Diploma in Welding in 2004 from Lima State Board of Trade.'],
      ['Diploma in Welding | Lima State Board of Trade | 2004'],
    ],
    [
      ['Licence informatique à l’Université de Lima, 2016'],
      ['Licence informatique | Université de Lima | 2016'],
    ],
    [['Diploma in Baking @ Lima College, 2016'], ['Diploma in Baking | Lima College | 2016']],
  ])('%s', (lines, schools) => {
    expect(schoolsOf(...lines)).toEqual(schools);
  });

  test('without a heading they are offered and not sure', () => {
    const { fields, offers = [] } = placedResume(
      'Mira Tolan\nmira@example.com\n\nDiploma in Baking | 2018 | Oak College\n\nExperience\nCook, Gate Diner, 2019 - 2021',
    );
    expect(fields.education).toMatchObject([{ degree: '', school: '' }]);
    expect(offers).toContainEqual(
      expect.objectContaining({ kind: 'school', field: 'school', value: 'Oak College' }),
    );
  });
});

test('a father’s name is not the person’s', () => {
  const { fields, offers = [] } = placedResume(
    'TOLAN\nFather’s Name\tMr. Balu Roan\nroan22@example.com\n\nSummary\nBakes bread for the whole town.',
  );
  expect(JSON.stringify([fields.personalInfo, offers])).not.toContain('Balu');
});

describe('structure of files', () => {
  const watch = () => undefined;

  test('arguments of LaTeX in rich text are columns, and its entries lines', () => {
    const source = String.raw`{\rtf1\ansi{\info{\doccomm Created using latex2rtf 2.3}}{2012\endash 2013}{Line Cook}{{\scaps Gate Diner}}{Lima} {1998}{Baker}{Oak Foods}\par}`;
    expect(rtfLines(source, decodeText, watch).map(({ text }) => text)).toEqual([
      '2012–2013\tLine Cook\tGate Diner\tLima',
      '1998\tBaker\tOak Foods',
    ]);
  });

  test('elements side by side in a web page are columns; letters of one word are none', () => {
    const source =
      '<body><div><span class="a">Gate Diner</span>\n <span class=b>Line Cook</span></div><p><span>Gate</span><span>house</span></p><h1><span>Mira</span>\n<span>Tolan</span></h1></body>';
    expect(htmlLines(source, watch).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Gate Diner\s*\tLine Cook$/u),
      'Gatehouse',
      'Mira Tolan',
    ]);
  });
});
