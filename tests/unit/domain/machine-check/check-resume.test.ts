import { describe, expect, test } from 'vitest';
import { checkResume } from '@/domain/machine-check/check-resume';
import { locateLine, locateCharacters } from '@/domain/machine-check/locate-text';
import { fieldTexts, withFieldText } from '@/domain/machine-check/field-ref';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import type { Education, Experience, LearnerRecord } from '@/domain/resume/record-schema';
import { anaLopez } from '@tests/support/sample-resume';

const [firstJob, secondJob] = anaLopez.experience.map((job, index) => ({
  ...job,
  id: `job-${String(index)}`,
})) as [Experience, Experience];
const [school] = anaLopez.education.map((one) => ({ ...one, id: 'school' })) as [Education];
const whole: LearnerRecord = {
  ...anaLopez,
  experience: [firstJob, secondJob],
  education: [school],
  parStatements: [],
  currentProblem: '',
  currentAction: '',
  currentResult: '',
};

const withJob = (change: Partial<Experience>): LearnerRecord => ({
  ...whole,
  experience: [firstJob, { ...secondJob, ...change }],
});
const withPerson = (change: Partial<LearnerRecord['personalInfo']>): LearnerRecord => ({
  ...whole,
  personalInfo: { ...whole.personalInfo, ...change },
});
const inJob = (field: string) => ({ part: 'experience', id: 'job-1', field });
const inPerson = (field: string) => ({ part: 'personalInfo', field });

test('a whole resume has nothing to look at', () => {
  expect(checkResume(whole)).toEqual([]);
});

test('what is private is told with its field, before all else', () => {
  const told = { jobTitle: 'Painter', company: 'Marion Correctional Institution' };
  expect(checkResume(withJob(told))).toEqual([
    { kind: 'private', problem: 'held', text: told.company, fieldRef: inJob('company') },
  ]);
  expect(checkResume(withJob({ ...told, jobTitle: 'Corrections Officer' }))).toEqual([]);
});

test('entries that nobody has filled in are not on the paper, and are not looked at', () => {
  const blankJob = { ...firstJob, jobTitle: '', company: '', location: ' ', startDate: '' };
  const blank = { ...blankJob, endDate: '', description: '', achievement: '', id: 'blank' };
  const blankSchool = { id: 'blank', degree: '', school: '', location: '', graduationYear: '' };
  expect(
    checkResume({ ...whole, experience: [firstJob, blank], education: [blankSchool] }),
  ).toEqual([]);
});

describe('finds', () => {
  test.each([
    ['no name', withPerson({ name: ' ' }), 'no-name', inPerson('name')],
    ['no way to reach', withPerson({ email: '', phone: '' }), 'no-contact', inPerson('email')],
    ['an email without a dot', withPerson({ email: 'ana@example' }), 'email', inPerson('email')],
    [
      'two emails',
      withPerson({ email: 'a@example.com, b@example.com' }),
      'email',
      inPerson('email'),
    ],
    ['a short phone number', withPerson({ phone: '555-01' }), 'phone', inPerson('phone')],
    ['words for a phone', withPerson({ phone: 'call my sister' }), 'phone', inPerson('phone')],
    ['a start in words', withJob({ startDate: 'last spring' }), 'date', inJob('startDate')],
    ['an end in words', withJob({ endDate: 'when it closed' }), 'date', inJob('endDate')],
    ['a month that is none', withJob({ startDate: '13/2020' }), 'date', inJob('startDate')],
    ['a start that is today', withJob({ startDate: 'now' }), 'date', inJob('startDate')],
    ['an end before the start', withJob({ endDate: 'May 2019' }), 'reversed', inJob('endDate')],
    ['a job with no title', withJob({ jobTitle: '' }), 'no-title', inJob('jobTitle')],
    ['a job for nobody', withJob({ company: '' }), 'no-company', inJob('company')],
    [
      'a job with no work',
      withJob({ description: ' \n', achievement: '' }),
      'no-work',
      inJob('description'),
    ],
    ['two kinds of dates', withJob({ startDate: '06/2019' }), 'mixed-dates', inJob('startDate')],
    [
      'a month in small letters',
      withJob({ endDate: 'june 2020' }),
      'mixed-dates',
      inJob('endDate'),
    ],
    [
      'a title with a small letter',
      withJob({ jobTitle: 'cook' }),
      'small-letter',
      inJob('jobTitle'),
    ],
    [
      'lines with a small letter',
      withJob({ description: 'Packed 300 boxes\nswept\n- drove' }),
      'small-letter',
      inJob('description'),
    ],
    [
      'an achievement with a small letter',
      withJob({ achievement: 'never late in 2 years' }),
      'small-letter',
      inJob('achievement'),
    ],
    [
      'a job for no customer in care',
      withJob({ jobTitle: 'Customer Care Agent', company: '' }),
      'no-company',
      inJob('company'),
    ],
    ['a year as a place', withJob({ location: '2014' }), 'odd-place', inJob('location')],
    [
      'a year as the place of a school',
      { ...whole, education: [{ ...school, location: ' 2014' }] },
      'odd-place',
      { part: 'education', id: 'school', field: 'location' },
    ],
    [
      'a school and what was earned, swapped',
      { ...whole, education: [{ ...school, degree: 'Dunbar High School', school: 'Diploma' }] },
      'swapped',
      { part: 'education', id: 'school', field: 'school' },
    ],
    [
      'a year that is none',
      { ...whole, education: [{ ...school, graduationYear: 'long ago' }] },
      'date',
      { part: 'education', id: 'school', field: 'graduationYear' },
    ],
    [
      'a school with no name',
      { ...whole, education: [{ ...school, school: '' }] },
      'no-school',
      { part: 'education', id: 'school', field: 'school' },
    ],
  ])('%s', (_what, resume, problem, fieldRef) => {
    expect(checkResume(resume)).toMatchObject([{ problem, fieldRef }]);
  });
});

test.each([
  withPerson({ email: '' }),
  withPerson({ phone: '', address: '' }),
  withJob({ startDate: '', endDate: '' }),
  withJob({ startDate: '2020', endDate: '2020' }),
  withJob({ startDate: 'May 2020', endDate: '2020' }),
  withJob({ startDate: 'Summer 2020', endDate: 'Present' }),
  withJob({ startDate: 'June 2020', endDate: '' }),
  { ...whole, education: [{ ...school, graduationYear: 'May 2027 (expected)' }] },
  { ...whole, education: [{ ...school, graduationYear: 'In progress' }] },
  withJob({ jobTitle: 'Family caregiver', company: '' }),
  withJob({ jobTitle: 'Home Caregiver', company: '' }),
  withJob({ jobTitle: 'Took care of my mother', company: '' }),
  withJob({ jobTitle: 'Home Caregiver', company: 'My family' }),
  withJob({ jobTitle: 'Time away from work', company: '', description: '', achievement: '' }),
])('a machine reads it, however it was written: %#', (resume) => {
  expect(checkResume(resume)).toEqual([]);
});

test.each([
  { startDate: '06/2019', endDate: '2019-09' },
  { startDate: 'Jun 2019', endDate: '2020' },
  { startDate: 'Summer 2019', endDate: 'Present' },
])('dates that are all of one kind are no two kinds: %j', (dates) => {
  expect(checkResume({ ...whole, experience: [{ ...firstJob, ...dates }] })).toEqual([]);
});

test('two kinds of dates are told once, with one of each', () => {
  const resume = { ...withJob({ startDate: '06/2019', endDate: '07/2020' }) };
  expect(checkResume(resume).map(({ problem, text }) => [problem, text])).toEqual([
    ['mixed-dates', '06/2019'],
  ]);
});

describe('added sections', () => {
  const driver = { ...firstJob, id: 'v', jobTitle: 'Driver', startDate: 'a while', company: '' };
  const added: LearnerRecord = {
    ...whole,
    sections: {
      volunteer: [driver],
      own: [{ id: 'own', text: 'Own tools 🔧' }],
      layout: { 'title.own': 'My Things' },
    },
  };

  test('are looked at as jobs are, and each finding has its place', () => {
    const inVolunteer = (field: string) => ({ part: 'sections', key: 'volunteer', id: 'v', field });
    expect(checkResume(added).map(({ problem, fieldRef }) => [problem, fieldRef])).toEqual([
      ['date', inVolunteer('startDate')],
      ['heading', { part: 'ownTitle' }],
      ['no-company', inVolunteer('company')],
    ]);
    expect(locateCharacters(added, ['🔧'])).toEqual([
      { fieldRef: { part: 'sections', key: 'own', id: 'own', field: 'text' }, characters: ['🔧'] },
    ]);
    expect(locateLine(added, 'My Things')).toEqual({ part: 'ownTitle' });
  });

  test('that are hidden are not on the paper, and neither is hidden experience', () => {
    const hidden = { 'hidden.volunteer': 'yes', 'hidden.own': 'yes', 'hidden.experience': 'yes' };
    const resume: LearnerRecord = {
      ...withJob({ startDate: 'a while' }),
      sections: { ...added.sections, layout: hidden },
    };
    expect(checkResume(resume)).toEqual([]);
  });

  test('can be written at each fieldRef, and nowhere else', () => {
    const before = fieldTexts(added);
    for (const { fieldRef, text } of before) {
      const after = fieldTexts(withFieldText(added, fieldRef, `${text} more`));
      const different = after.filter((one, index) => one.text !== before[index]?.text);
      expect(different).toEqual([{ fieldRef, text: `${text} more` }]);
    }
  });
});

test('letters lead to the first field that has them', () => {
  const resume = withJob({ company: 'Kitchen 🍳', description: 'Cooked 小 🍳' });
  expect(locateCharacters(resume, ['🍳', '小'])).toEqual([
    { fieldRef: inJob('company'), characters: ['🍳'] },
    { fieldRef: inJob('description'), characters: ['小'] },
  ]);
});

test('each line of the paper leads to a field that has its words', () => {
  for (const line of blockTexts(resumeBlocks(whole))) {
    const fieldRef = JSON.stringify(locateLine(whole, line));
    const text = fieldTexts(whole).find((one) => JSON.stringify(one.fieldRef) === fieldRef)?.text;
    const isHeading = ['Experience', 'Education', 'Skills'].includes(line);
    if (isHeading) expect(text, line).toBeUndefined();
    else
      expect(
        text?.split('\n').some((part) => line.includes(part)),
        line,
      ).toBe(true);
  }
});

test('every field can be written at its fieldRef, and nowhere else', () => {
  for (const { fieldRef, text } of fieldTexts(whole)) {
    const changed = withFieldText(whole, fieldRef, `${text} more`);
    const different = fieldTexts(changed).filter(
      (one, index) => one.text !== fieldTexts(whole)[index]?.text,
    );
    expect(different).toEqual([{ fieldRef, text: `${text} more` }]);
  }
});
