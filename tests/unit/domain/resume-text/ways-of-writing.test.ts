import { describe, expect, test } from 'vitest';
import { likelySuggestions, withSuggestions } from '@/domain/resume-text/suggestions';
import { withWholeDates } from '@/domain/resume-text/sections/page-headers-and-footers';
import { placedResume, resumeFromText } from '@/domain/resume-text/resume-from-text';
import { textLines } from '@/domain/resume-text/lines/text-lines';
import { seen } from '@tests/support/seen-fields';

const top = 'Mira Tolan\nmira@example.com\n\n';
const fieldsOf = (text: string) => resumeFromText(top + text).fields;

describe('headings', () => {
  test.each([
    ['COMPETENCES', 'skills'],
    ['Competências:', 'skills'],
    ['Technische Kenntnisse', 'skills'],
    ['C O M P É T E N C E S T E C H N I Q U E S', 'skills'],
    ['Software Tools', 'skills'],
  ])('%s heads %s', (heading) => {
    expect(fieldsOf(`${heading}\nWelding, Roofing, Tiling`).skills).toEqual([
      'Welding',
      'Roofing',
      'Tiling',
    ]);
  });

  test.each(['BERUFLICHE PRAXIS', 'EXPERIENCE PROFESSIONNELLE', 'Experiência:', 'Esperienze'])(
    '%s heads jobs',
    (heading) => {
      const [job] = fieldsOf(`${heading}\nCook, Blue Door Diner Inc.\n2019 - 2021`).experience;
      expect(job).toMatchObject({ jobTitle: 'Cook', startDate: '2019', endDate: '2021' });
    },
  );

  test('"Languages" over programming languages holds skills', () => {
    expect(fieldsOf('Languages\nPython, Java, SQL').skills).toEqual(['Python', 'Java', 'SQL']);
  });
});

describe('skills', () => {
  test.each([
    ['Proficient in Tally, Excel', ['Tally', 'Excel']],
    ['Tools: Frontend: React, Vite', ['React', 'Vite']],
    ['- Teamwork: Works well with many people and keeps the whole shift calm.', ['Teamwork']],
    ['The best of all cooks that this town has ever seen, and more', []],
    ['Deutsch\tMuttersprache', []],
  ])('%s', (line, skills) => {
    expect(fieldsOf(`Skills\n${line}`).skills).toEqual(skills);
  });

  test('dated entries below a list are no skills', () => {
    const { skills } = fieldsOf(
      'Skills\nWelding, Roofing\nLead Roofer\tMay 2018 - June 2020\nTiler\tMay 2015 - June 2018',
    );
    expect(skills).toEqual(['Welding', 'Roofing']);
  });
});

describe('forms', () => {
  test('dates over the labels, and labels of other things between', () => {
    const { experience } = fieldsOf(
      [
        'Experience',
        'May 2018 - June 2020',
        'Designation : Cook',
        'Organization : Blue Door Diner',
        'Made soup.',
        'May 2015 - June 2018',
        'Designation : Helper',
        'Organization : Green Door Diner',
        'Made tea.',
      ].join('\n'),
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Cook', company: 'Blue Door Diner', startDate: 'May 2018', endDate: 'June 2020' },
      { jobTitle: 'Helper', company: 'Green Door Diner', startDate: 'May 2015' },
    ]);
  });

  test('"Year : From 2012 – To 2013" between other labels', () => {
    const entry = (name: string) =>
      `Company : ${name}\nDepartment : Stores\nPosition : Store Keeper\nYear : From 2012 – To 2013`;
    const { experience } = fieldsOf(
      `Experience\n${entry('Hale Trading')}\n${entry('Orr Trading')}`,
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Store Keeper', company: 'Hale Trading', startDate: '2012', endDate: '2013' },
      { jobTitle: 'Store Keeper', company: 'Orr Trading', startDate: '2012', endDate: '2013' },
    ]);
  });

  test('the head of a table of schools is no school', () => {
    const { education } = fieldsOf(
      'Education\nCourse\tName of the institution\nB.Sc Physics\tOrr College\t2012',
    );
    expect(education).toMatchObject([
      { degree: 'B.Sc Physics', school: 'Orr College', graduationYear: '2012' },
    ]);
  });
});

test('raised letters of a number go back to it', () => {
  const lines = withWholeDates(textLines('st nd\nCommis 1 Chef, then 2 Chef of 30\nth\nGrade 7'));
  expect(lines.map(({ plain }) => plain)).toEqual([
    'Commis 1st Chef, then 2nd Chef of 30',
    'Grade 7th',
  ]);
});

test('Markdown’s slanted words lose their marks', () => {
  const { experience } = seen(['## Experience', '### May 2018 - June 2020: Cook at *Blue Door*']);
  expect(experience).toMatchObject([{ jobTitle: 'Cook', company: 'Blue Door' }]);
});

test('Markdown’s slanted words, breaks and blocks of code lose their marks, as do AsciiDoc’s names', () => {
  const lines = textLines(
    '```text\n*Cook / Waiter* at **Blue Door**\n[[skills-here]]\nMade soup\\\n*and tea* today +\n`x`',
  );
  expect(lines.map(({ plain }) => plain)).toEqual([
    'Cook / Waiter at Blue Door',
    'Made soup',
    'and tea today',
    'x',
  ]);
});

test('a rule that leads to a column parts it', () => {
  expect(textLines('BLUE DOOR, Cook ---------- Lima OH')[0]?.plain).toBe(
    'BLUE DOOR, Cook\tLima OH',
  );
});

test('a stop behind dates begins no name', () => {
  const { experience } = fieldsOf(
    'Experience\n2018-2020. Line cook, Blue Door Diner\n- Made soup.\n2016-2018. Head waiter, Green Door Diner\n- Made tea.',
  );
  expect(experience).toMatchObject([{ jobTitle: 'Line cook' }, { jobTitle: 'Head waiter' }]);
});

describe('jobs', () => {
  test('dates in a column with one end on each line', () => {
    const { experience } = fieldsOf(
      'Experience\nFrom: May 2012\tOrr Mill Ltd\nTo: June 2014\tCook\n- Made soup.\nFrom: May 2010\tHale Mill Ltd\nTo: May 2012\tWaiter\n- Made tea.',
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Cook', company: 'Orr Mill Ltd', startDate: 'May 2012', endDate: 'June 2014' },
      { jobTitle: 'Waiter', company: 'Hale Mill Ltd', startDate: 'May 2010' },
    ]);
  });

  test.each([
    ['Cook\tOrr Mill GmbH, Lauterdorf', 'Orr Mill GmbH'],
    ['Cook\tOrr Mill srl, Lauterdorf', 'Orr Mill srl'],
    ['Cook\tOrr Group (Lauter, KSA)', 'Orr Group'],
    ['Cook\tOrr Group; Lauter, CA', 'Orr Group'],
  ])('the place behind an employer is no part of it: %s', (head, company) => {
    const { experience } = fieldsOf(`Experience\n${head}\t2019 - 2021\n- Made soup.`);
    expect(experience).toMatchObject([{ jobTitle: 'Cook', company }]);
  });

  test('what a job achieved ends no list of jobs', () => {
    const { experience } = fieldsOf(
      '## Experience\nCook, Blue Door Diner\n2019 - 2021\n- Made soup.\n\n### Achievements\n- Won the soup prize.\n\nWaiter, Green Door Diner\n2017 - 2019\n- Made tea.\n\n## Education\nOrr College, 2012',
    );
    expect(experience).toMatchObject([{ jobTitle: 'Cook' }, { jobTitle: 'Waiter' }]);
  });

  test('further experience with dates holds jobs', () => {
    const { experience } = fieldsOf(
      'EXPERIENCE\nCook, Blue Door Diner\n2019 - 2021\n- Made soup.\n\nLEADERSHIP & MANAGEMENT EXPERIENCE\nShift Lead, Green Door Diner\n2017 - 2019\n- Led the shift.',
    );
    expect(experience).toMatchObject([{ jobTitle: 'Cook' }, { jobTitle: 'Shift Lead' }]);
  });
});

test('a degree that ends with a small word goes on in the next line', () => {
  const { education } = fieldsOf(
    'Education\nBachelor of Arts in the History of\nSoup\nOrr College\n2012',
  );
  expect(education).toMatchObject([
    { degree: 'Bachelor of Arts in the History of Soup', school: 'Orr College' },
  ]);
});

describe('heads of jobs that are written like a list or a sentence', () => {
  const jobsOf = (text: string) => {
    const { fields, suggestions = [] } = placedResume(`Ana Lopez\n\nExperience\n${text}`);
    return withSuggestions(fields, suggestions, likelySuggestions(suggestions)).experience.map(
      ({ jobTitle, company, startDate, endDate }) => [jobTitle, company, startDate, endDate],
    );
  };

  test.each([
    [
      'items that begin with their dates',
      '- 6/2011 - 9/2011: Receptionist at Hotel Blue Heron and its two summer houses by the lake.\n- 9/2012 - 7/2013: Babysitter',
      [
        [
          'Receptionist',
          'Hotel Blue Heron and its two summer houses by the lake',
          '6/2011',
          '9/2011',
        ],
        ['Babysitter', '', '9/2012', '7/2013'],
      ],
    ],
    [
      'dates that a narrow column breaks',
      'Apr 2016 –\tCook - Oak Diner Ltd\nPresent\tAll of the breakfast\nMay 2013 –\tHelper - Mill Cafe\nMar 2016\tDishes',
      [
        ['Cook', 'Oak Diner Ltd', 'Apr 2016', 'Present'],
        ['Helper', 'Mill Cafe', 'May 2013', 'Mar 2016'],
      ],
    ],
    [
      'till date',
      'Cook, Oak Diner Ltd\tNov 2010 till date\n- Grill',
      [['Cook', 'Oak Diner Ltd', 'Nov 2010', 'Present']],
    ],
    [
      'the year before its months',
      '2018, Aug-Sep\tCook, Oak Diner Ltd',
      [['Cook', 'Oak Diner Ltd', 'Aug 2018', 'Sep 2018']],
    ],
    [
      'the title below words about the employer',
      'OAK GROUP\tNov 2010 - Oct 2012\nA chain of diners with many guests.\n\nSHIFT MANAGER\n- Led a crew of five',
      [['SHIFT MANAGER', 'OAK GROUP', 'Nov 2010', 'Oct 2012']],
    ],
    [
      'a name that begins like a deed',
      '2014 – 2020\tUnited Mills Group – Staff Cook\n2010 - 2014\tRegistered Nurse, Lima Hospital',
      [
        ['Staff Cook', 'United Mills Group', '2014', '2020'],
        ['Registered Nurse', 'Lima Hospital', '2010', '2014'],
      ],
    ],
  ])('%s', (_, text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });
});

test('dates that many spaces push to the right edge are those of the job', () => {
  const wide = ' '.repeat(230);
  const { experience } = seen([
    'Experience',
    `Weaver | Tolan Mill Company${wide}February 2022 – Present`,
    '- Wove cloth for the shop and for two other mills.',
    `Baker | Orez Bakery Inc.${wide}June 2019 – May 2021`,
    '- Baked bread for the whole street each morning.',
  ]);
  expect(experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['February 2022', 'Present'],
    ['June 2019', 'May 2021'],
  ]);
});
