import { strFromU8, unzlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sampleResumes } from '@/content/en/sample-resumes';
import { readJsonResume, writeJsonResume } from '@/domain/export/json-resume';
import { pdfTexts } from '@/domain/export/pdf-texts';
import { compareReadBack, foundAll } from '@/domain/export/read-back';
import { writeTextResume } from '@/domain/export/text-resume';
import { docxLines } from '@/domain/import-file/documents/docx-lines';
import { openZip } from '@/domain/import-file/parse/zip-file';
import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import { checkResume } from '@/domain/machine-check/check-resume';
import { blankExperience, blankRecord } from '@/domain/resume/record-schema';
import type { Experience, LearnerRecord } from '@/domain/resume/record-schema';
import { hideSection } from '@/domain/sections/edit-sections';
import { fitToPages } from '@/domain/page-layout/paginate';
import { measureBy } from '@/resume-tools/export/pdf-font';
import { writeDocx } from '@/resume-tools/export/write-docx';
import { writePdf } from '@/resume-tools/export/write-pdf';
import { paperFonts } from '@tests/support/paper-fonts';
import { manyResumes } from '@tests/support/many-resumes';

/** What no reader can tell: words without a title, a date or a name that is one. The page says so. */
const riddles = new Set([
  'one bullet',
  'dates only',
  'a year only',
  'a long title',
  'a title of three lines',
  'a word wider than the page',
  'a long date',
  'typed bullets',
  'signs of markup',
]);

const look = { template: 'modern', size: 'medium' } as const;
const noLimit = () => undefined;
const readBacks: Record<string, (resume: LearnerRecord) => Promise<string | LearnerRecord>> = {
  txt: async (resume) => writeTextResume(resumeBlocks(resume)),
  json: async (resume) => readJsonResume(writeJsonResume(resume))?.record ?? '',
  docx: async (resume) => {
    const blocks = resumeBlocks(resume);
    const { style } = fitToPages(blocks, look, measureBy(await paperFonts('modern')));
    const zip = openZip(await writeDocx(blocks, style, 'A Resume'), noLimit);
    const lines = docxLines(zip, (part) => strFromU8(part), noLimit);
    return lines.map(({ text }) => text).join('\n');
  },
  pdf: async (resume) => {
    const pdf = await writePdf(resumeBlocks(resume), look, await paperFonts('modern'), 'A Resume');
    return pdfTexts(pdf, (packed) => unzlibSync(packed));
  },
};

describe.each(Object.entries(readBacks))('a machine that reads our own %s', (format, readBack) => {
  const written = manyResumes.filter(({ isLatin }) => isLatin || format !== 'pdf');
  test.each(written.filter(({ what }) => format === 'json' || !riddles.has(what)))(
    'finds each job, school and skill: $what',
    async ({ resume }) => {
      const { missing, unread, ...counts } = compareReadBack(await readBack(resume), resume);
      for (const { found, of } of Object.values(counts)) expect(found).toBe(of);
      expect([missing, unread]).toEqual([[], []]);
    },
  );
});

/** Titles that people give, with signs that part columns in files of others, and words that no list of titles has. */
const titles = [
  'Cook & Server',
  'Cook – Server',
  'Cook — Night Shift',
  'Cook - Server / Cashier',
  'Warehouse – Forklift',
  'R&D',
  'Sales & Marketing',
  'Food Prep | Dishes',
  'CNA – PRN',
  'Cook • Server · Host',
  'Front-of-House @ Bar',
  'Cashier, Stocker & Cleaner',
  'Driver: CDL (Class A)',
  'Jack of all trades',
];

describe.each(Object.entries(readBacks))('a machine that reads our own %s', (_format, readBack) => {
  test.each(['Riverside Diner', 'Smith – Sons & Co', ''])(
    'finds each job with any title, of %j',
    async (company) => {
      const resume: LearnerRecord = {
        ...blankRecord(() => 'id'),
        personalInfo: { name: 'Ana Lopez', email: 'ana@example.com', phone: '', address: '' },
        experience: titles.map((jobTitle, index) => ({
          ...blankExperience(() => `job-${String(index)}`),
          jobTitle,
          company,
          location: index % 2 === 0 ? 'Dayton, OH' : '',
          startDate: 'May 2019',
          endDate: index % 3 === 0 ? 'Present' : '2021',
          description: index % 4 === 0 ? '' : 'Led the 2019 - 2020 drive\nCooked 80 meals',
        })),
      };
      const { jobs, missing } = compareReadBack(await readBack(resume), resume);
      expect(jobs).toEqual({ found: titles.length, of: titles.length });
      expect(missing).toEqual([]);
    },
  );
});

test('the file is counted and not the resume that it was made of', () => {
  const [whole] = manyResumes;
  if (!whole) throw new Error('There is no resume.');
  const { resume } = whole;
  const text = writeTextResume(
    resumeBlocks({ ...resume, experience: resume.experience.slice(0, 1) }),
  );
  const read = compareReadBack(text, resume);
  expect(read.jobs).toEqual({ found: 1, of: 2 });
  expect(foundAll(read)).toBe(false);
});

test('a title that no machine knows is told as not found', () => {
  const untold = manyResumes.find(({ what }) => what === 'dates only');
  if (!untold) throw new Error('There is no such resume.');
  const read = compareReadBack(writeTextResume(resumeBlocks(untold.resume)), untold.resume);
  expect(read).toMatchObject({ jobs: { found: 0, of: 1 }, missing: [] });
});

describe.each(Object.entries(readBacks))('a machine that reads our own %s', (_format, readBack) => {
  test.each([
    'Grill and fry stations',
    'Spanish y inglés',
    'Cash / register',
    'Proficient in Excel',
    'HTML 5 and CSS',
    'Works well with others in a team',
    'First aid (CPR, AED)',
  ])('finds the skill %j whole', async (skill) => {
    const resume = { ...withJobs([]), skills: ['Teamwork', skill, 'Inventory'] };
    const { skills, missing } = compareReadBack(await readBack(resume), resume);
    expect(skills.found).toBe(skills.of);
    expect(missing).toEqual([]);
  });
});

test('a skill that is lost is named with its line, and a job that is no job to a machine by its title', () => {
  const cook = { jobTitle: 'Line Cook', company: 'Riverside Diner', startDate: 'May 2019' };
  const resume = {
    ...withJobs([{ ...cook, endDate: '2021', description: 'Cooked 80 meals' }]),
    skills: ['Grill and fry', 'Till'],
  };
  const text = writeTextResume(resumeBlocks(resume));
  const lost = compareReadBack(text.replace('Grill and fry', 'Grill'), resume);
  expect(lost.skills).toEqual({ found: 1, of: 2 });
  expect(lost.missing.join(' ')).toContain('Grill and fry');
  const blue = { ...blankExperience(() => 'blue'), jobTitle: 'Blue', description: 'sky' };
  const odd = { ...resume, experience: [...resume.experience, blue] };
  const read = compareReadBack(writeTextResume(resumeBlocks(resume)), odd);
  expect(read.unread).toEqual([{ part: 'experience', id: 'blue', text: 'Blue' }]);
});

test('a hidden section is not looked for', () => {
  const [whole] = manyResumes;
  if (!whole) throw new Error('There is no resume.');
  const resume = hideSection(hideSection(whole.resume, 'education', true), 'skills', true);
  const read = compareReadBack(writeTextResume(resumeBlocks(resume)), resume);
  expect(read).toEqual({
    jobs: { found: 2, of: 2 },
    schools: { found: 0, of: 0 },
    skills: { found: 0, of: 0 },
    missing: [],
    unread: [],
  });
});

const withJobs = (jobs: readonly Partial<Experience>[]): LearnerRecord => ({
  ...blankRecord(() => 'entry'),
  personalInfo: { name: 'Marcus Lee', email: 'marcus@example.com', phone: '', address: '' },
  experience: jobs.map((job, index) => ({ ...blankExperience(() => `job-${index}`), ...job })),
});

test.each(sampleResumes)('the jobs of our own sample $id are found and have no fault', (sample) => {
  const resume = withJobs(
    sample.jobs.map(({ title, employer, place, dates, lines }) => {
      const [startDate = '', endDate = ''] = dates.split(' to ');
      const description = lines.join('\n');
      return {
        jobTitle: title,
        company: employer,
        location: place,
        startDate,
        endDate,
        description,
      };
    }),
  );
  const { jobs } = compareReadBack(writeTextResume(resumeBlocks(resume)), resume);
  expect(jobs).toEqual({ found: sample.jobs.length, of: sample.jobs.length });
  // Where no employer can be named without a lie, that is the one thing to ask staff about.
  const unnamed = new Set(
    sample.jobs.filter(({ employer }) => employer === '').map(({ title }) => title),
  );
  const faults = checkResume(resume).filter(
    ({ problem, text }) => problem !== 'no-company' || !unnamed.has(text),
  );
  expect(faults).toEqual([]);
});

test.each([
  'Family caregiver',
  'Caregiver for my mother',
  'Homemaker',
  'Stay-at-home parent',
  'Full-time student',
  'Time away from work',
])(
  'the one plain line that the lessons give to a gap is a job, and no fault: %s',
  async (title) => {
    const gap = { jobTitle: title, startDate: '2020', endDate: '2023' };
    const clerk = {
      jobTitle: 'Office clerk',
      company: 'Grant Dental',
      location: 'Spokane, Washington',
      startDate: 'April 2017',
      endDate: 'May 2020',
      description: 'Set up to 35 visits a day.',
    };
    for (const resume of [withJobs([gap]), withJobs([gap, clerk]), withJobs([clerk, gap])])
      for (const read of Object.values(readBacks)) {
        const { jobs, missing } = compareReadBack(await read(resume), resume);
        expect(missing).toEqual([]);
        expect(jobs.found).toBe(jobs.of);
        expect(checkResume(resume)).toEqual([]);
      }
  },
);

test.each(['docx', 'pdf'] as const)(
  'a machine that reads our own %s finds skills of several words in columns',
  async (format) => {
    const whole = manyResumes.find(({ what }) => what === 'whole')?.resume;
    if (!whole) throw new Error('There is no such resume.');
    const skills = [
      'Grill and fry stations',
      'Cash register',
      'On time every day',
      'Laundry',
      'ESL',
    ];
    const short = { ...whole, experience: whole.experience.slice(0, 1), skills };
    const { style } = fitToPages(resumeBlocks(short), look, measureBy(await paperFonts('modern')));
    expect(style.hasListColumns).toBe(true);
    const read = await readBacks[format]?.(short);
    expect(compareReadBack(read ?? '', short).skills).toEqual({ found: 5, of: 5 });
  },
);
