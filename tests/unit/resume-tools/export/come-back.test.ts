import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeJsonResume } from '@/domain/export/json-resume';
import { writeTextResume } from '@/domain/export/text-resume';
import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { addFieldsToRecord } from '@/domain/resume-text/fill-record/add-fields';
import { sectionKinds } from '@/domain/sections/section-kinds';
import { hideSection, moveSection, setLayout } from '@/domain/sections/edit-sections';
import {
  areReferencesListed,
  isHidden,
  sectionEntries,
  sectionHeading,
  sectionOrder,
} from '@/domain/sections/section-layout';
import { pageStyle } from '@/domain/page-layout/page-style';
import { writeDocx } from '@/resume-tools/export/write-docx';
import { writePdf } from '@/resume-tools/export/write-pdf';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';
import { sectioned } from '@tests/support/many-resumes';
import { paperFonts } from '@tests/support/paper-fonts';

let made = 0;
const newId = () => `id-${String((made += 1))}`;

// An achievement comes back as the last line of its job: JSON Resume alone has a place for it.
const full = setLayout(
  {
    ...sectioned,
    experience: sectioned.experience.map(({ achievement: _achievement, ...job }) => job),
  },
  'references',
  'list',
);

const pdf = async (resume: LearnerRecord, template: 'modern' | 'classic') =>
  writePdf(
    resumeBlocks(resume),
    { template, size: 'medium' },
    await paperFonts(template),
    'A Resume',
  );
const files: Record<string, (resume: LearnerRecord) => Promise<Uint8Array>> = {
  'resume.txt': async (resume) => strToU8(writeTextResume(resumeBlocks(resume))),
  'resume.json': async (resume) => strToU8(writeJsonResume(resume)),
  'resume.docx': (resume) =>
    writeDocx(resumeBlocks(resume), pageStyle({ template: 'classic', size: 'small' }), 'A Resume'),
  'modern.pdf': (resume) => pdf(resume, 'modern'),
  'classic.pdf': (resume) => pdf(resume, 'classic'),
};

test.each(Object.entries(files))('our own %s comes back with every field', async (name, write) => {
  const read = await readForeignFile(await write(full), name);
  if (!read.ok) throw new Error(read.problem);
  const { fields, lines } = read.resume;
  expect(lines.filter(({ target }) => target === null)).toEqual([]);
  const { record: resume } = addFieldsToRecord(blankRecord(newId), fields, newId);
  expect(resume.personalInfo).toEqual(full.personalInfo);
  expect(withoutIds(resume.experience)).toEqual(withoutIds(full.experience));
  expect(withoutIds(resume.education)).toEqual(withoutIds(full.education));
  expect(resume.skills).toEqual(full.skills);
  for (const { key } of sectionKinds)
    expect(withoutIds(sectionEntries(resume, key)), key).toEqual(
      withoutIds(sectionEntries(full, key)),
    );
  // A second time there is nothing new in it.
  expect(addFieldsToRecord(resume, fields, newId).record).toEqual(resume);
  expect(addFieldsToRecord(full, fields, newId).record).toEqual(full);
});

describe.each(['Tools and Truck', 'Hobbies'])('the title %s of a section of one’s own', (title) => {
  const own = setLayout(full, 'title.own', title);
  test.each(Object.entries(files))('comes back from our own %s', async (name, write) => {
    const read = await readForeignFile(await write(own), name);
    if (!read.ok) throw new Error(read.problem);
    const { fields, lines } = read.resume;
    expect(lines.filter(({ target }) => target === null)).toEqual([]);
    const { record: resume } = addFieldsToRecord(blankRecord(newId), fields, newId);
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
  expect(lines.filter(({ target }) => target === null)).toEqual([]);
  const { record: resume } = addFieldsToRecord(blankRecord(newId), fields, newId);
  expect(withoutIds(resume.experience)).toEqual(withoutIds(own.experience));
  expect(withoutIds(resume.parStatements)).toEqual(withoutIds(own.parStatements));
  expect(sectionHeading(resume, 'own')).toBe('Tools and Truck');
  expect(sectionOrder(resume)).toEqual(sectionOrder(own));
  expect(isHidden(resume, 'awards')).toBe(true);
  expect(sectionEntries(resume, 'awards')).toEqual([]);
  expect(resumeBlocks(resume)).toEqual(resumeBlocks(own));
  expect(addFieldsToRecord(resume, fields, newId).record).toEqual(resume);
  // Somebody's own words stay where they are, under their own title, shown as before.
  const mine = { ...full, sections: { ...full.sections, layout: { 'title.own': 'Mine' } } };
  const mixed = addFieldsToRecord(mine, fields, newId).record;
  expect(sectionHeading(mixed, 'own')).toBe('Mine');
  expect(isHidden(mixed, 'awards')).toBe(false);
  expect(areReferencesListed(mixed)).toBe(false);
});

function withoutIds(entries: readonly { id: string }[]): object[] {
  return entries.map(({ id: _id, ...texts }) => texts);
}
