import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeJsonResume } from '../../../../src/domain/export/json-resume';
import { writeTextResume } from '../../../../src/domain/export/text-resume';
import { paperOf } from '../../../../src/domain/paper/paper';
import { blankResume, type Resume } from '../../../../src/domain/resume/resume-schema';
import { addFieldsToResume } from '../../../../src/domain/resume-text/add-fields';
import { sectionKinds } from '../../../../src/domain/sections/section-kinds';
import { hideSection, moveSection, setLayout } from '../../../../src/domain/sections/edit-sections';
import {
  areReferencesListed,
  isHidden,
  sectionEntries,
  sectionHeading,
  sectionOrder,
} from '../../../../src/domain/sections/section-layout';
import { writeDocx } from '../../../../src/workbench/resume-files/write-docx';
import { writePdf } from '../../../../src/workbench/resume-files/write-pdf';
import { readForeignFile } from '../../../support/foreign-resumes/read-file';
import { paperFonts } from '../../../support/paper-fonts';

let made = 0;
const newId = () => `id-${String((made += 1))}`;

const job = {
  jobTitle: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  description: '',
};
const full: Resume = {
  ...blankResume(newId),
  personalInfo: {
    name: 'Ana Lopez',
    email: 'ana@example.com',
    phone: '419-555-0134',
    address: 'Toledo, OH',
  },
  experience: [
    {
      ...job,
      id: 'e1',
      jobTitle: 'Line Cook',
      company: 'Harbor Diner',
      location: 'Toledo, OH',
      startDate: 'May 2020',
      endDate: 'Present',
      description: 'Cooked for 90 people each night.\nTrained five new cooks.',
    },
    {
      ...job,
      id: 'e2',
      jobTitle: 'Dishwasher',
      company: 'Grill House',
      location: 'Toledo, OH',
      startDate: '2018',
      endDate: '2020',
      description: 'Kept 400 plates a shift clean.',
    },
  ],
  education: [
    {
      id: 's1',
      degree: 'High School Diploma',
      school: 'Waite High School',
      location: 'Toledo, OH',
      graduationYear: '2016',
    },
  ],
  skills: ['Grill', 'Food safety', 'Inventory'],
  sections: {
    summary: [
      { id: 'summary', text: 'Line cook with six years in busy kitchens.\nKnows every station.' },
    ],
    certificates: [
      {
        id: 'c1',
        name: 'Food Handler Card',
        issuer: 'State of Ohio',
        year: '2024',
        number: '12345',
      },
      { id: 'c2', name: 'Forklift Operator', issuer: '', year: '2022', number: '' },
    ],
    languages: [
      { id: 'l1', language: 'Spanish', level: 'Native or bilingual' },
      { id: 'l2', language: 'English', level: '' },
    ],
    volunteer: [
      {
        id: 'v1',
        jobTitle: 'Driver',
        company: 'Food Pantry',
        location: 'Toledo, OH',
        startDate: 'May 2021',
        endDate: 'Present',
        description: 'Drove meals to 20 homes.\nKept the van clean.',
      },
    ],
    awards: [{ id: 'a1', name: 'Employee of the Month', issuer: 'Harbor Diner', year: '2023' }],
    references: [
      { id: 'r1', name: 'Maria Gomez', relation: 'shift lead', phone: '419-555-0142', email: '' },
    ],
    own: [{ id: 'own', text: 'Own tools and truck.' }],
    layout: { references: 'list' },
  },
};

const pdf = async (resume: Resume, template: 'modern' | 'classic') =>
  writePdf(paperOf(resume), { template, size: 'medium' }, await paperFonts(template), 'A Resume');
const files: Record<string, (resume: Resume) => Promise<Uint8Array>> = {
  'resume.txt': async (resume) => strToU8(writeTextResume(paperOf(resume))),
  'resume.json': async (resume) => strToU8(writeJsonResume(resume)),
  'resume.docx': (resume) =>
    writeDocx(paperOf(resume), { template: 'classic', size: 'small' }, 'A Resume'),
  'modern.pdf': (resume) => pdf(resume, 'modern'),
  'classic.pdf': (resume) => pdf(resume, 'classic'),
};

test.each(Object.entries(files))('our own %s comes back with every field', async (name, write) => {
  const read = await readForeignFile(await write(full), name);
  if (!read.ok) throw new Error(read.problem);
  const { fields, lines } = read.resume;
  expect(lines.filter(({ place }) => place === null)).toEqual([]);
  const { resume } = addFieldsToResume(blankResume(newId), fields, newId);
  expect(resume.personalInfo).toEqual(full.personalInfo);
  expect(withoutIds(resume.experience)).toEqual(withoutIds(full.experience));
  expect(withoutIds(resume.education)).toEqual(withoutIds(full.education));
  expect(resume.skills).toEqual(full.skills);
  for (const { key } of sectionKinds)
    expect(withoutIds(sectionEntries(resume, key)), key).toEqual(
      withoutIds(sectionEntries(full, key)),
    );
  // A second time there is nothing new in it.
  expect(addFieldsToResume(resume, fields, newId).resume).toEqual(resume);
  expect(addFieldsToResume(full, fields, newId).resume).toEqual(full);
});

describe.each(['Tools and Truck', 'Hobbies'])('the title %s of a section of one’s own', (title) => {
  const own = setLayout(full, 'title.own', title);
  test.each(Object.entries(files))('comes back from our own %s', async (name, write) => {
    const read = await readForeignFile(await write(own), name);
    if (!read.ok) throw new Error(read.problem);
    const { fields, lines } = read.resume;
    expect(lines.filter(({ place }) => place === null)).toEqual([]);
    const { resume } = addFieldsToResume(blankResume(newId), fields, newId);
    expect(sectionHeading(resume, 'own')).toBe(title);
    expect(sectionEntries(resume, 'own')).toEqual(sectionEntries(own, 'own'));
    expect(sectionEntries(resume, 'awards')).toHaveLength(1);
  });
});

test('our own JSON Resume brings back what stands on no other file', async () => {
  const [cook, ...others] = full.experience;
  if (!cook) throw new Error('There is no job.');
  const own = hideSection(
    moveSection(
      setLayout(
        {
          ...full,
          experience: [{ ...cook, achievement: 'Saved 400 pounds of food.' }, ...others],
          parStatements: [
            { id: 'p1', problem: 'It was slow.', action: 'I sorted.', result: 'Fast.' },
          ],
        },
        'title.own',
        'Tools and Truck',
      ),
      'skills',
      'up',
      ['education', 'skills'],
    ),
    'awards',
    true,
  );
  const read = await readForeignFile(strToU8(writeJsonResume(own)), 'resume.json');
  if (!read.ok) throw new Error(read.problem);
  const { fields, lines } = read.resume;
  expect(lines.filter(({ place }) => place === null)).toEqual([]);
  const { resume } = addFieldsToResume(blankResume(newId), fields, newId);
  expect(withoutIds(resume.experience)).toEqual(withoutIds(own.experience));
  expect(withoutIds(resume.parStatements)).toEqual(withoutIds(own.parStatements));
  expect(sectionHeading(resume, 'own')).toBe('Tools and Truck');
  expect(sectionOrder(resume)).toEqual(sectionOrder(own));
  expect(isHidden(resume, 'awards')).toBe(true);
  expect(sectionEntries(resume, 'awards')).toEqual([]);
  expect(paperOf(resume)).toEqual(paperOf(own));
  expect(addFieldsToResume(resume, fields, newId).resume).toEqual(resume);
  // Somebody's own words stay where they are, under their own title, shown as before.
  const mine = { ...full, sections: { ...full.sections, layout: { 'title.own': 'Mine' } } };
  const mixed = addFieldsToResume(mine, fields, newId).resume;
  expect(sectionHeading(mixed, 'own')).toBe('Mine');
  expect(isHidden(mixed, 'awards')).toBe(false);
  expect(areReferencesListed(mixed)).toBe(false);
});

function withoutIds(entries: readonly { id: string }[]): object[] {
  return entries.map(({ id: _id, ...texts }) => texts);
}
