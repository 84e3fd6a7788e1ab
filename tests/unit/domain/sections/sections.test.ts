import { expect, test } from 'vitest';
import { readJsonResume, writeJsonResume } from '@/domain/export/json-resume';
import { compareReadBack } from '@/domain/export/read-back';
import { writeTextResume } from '@/domain/export/text-resume';
import { setCourseTexts } from '@/domain/course/course-record';
import { isSectionHeading } from '@/domain/resume-text/sections/heading-lines';
import { mergeRecords } from '@/domain/merge/merge-records';
import { undoChange } from '@/domain/merge/undo-change';
import { setCheatSheetText } from '@/domain/job-search/edit-job-search';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import {
  addSectionEntry,
  hideSection,
  moveSection,
  moveSectionEntry,
  removeSectionEntry,
  setLayout,
  setSectionField,
} from '@/domain/sections/edit-sections';
import { toStaffText } from '@/domain/backup/for-staff';
import { sectionKinds } from '@/domain/sections/section-kinds';
import { referencesChoice, sectionOrder } from '@/domain/sections/section-layout';
import { countingIds, sampleResume } from '../resume/sample-resume';

function withCard(resume: LearnerRecord, id = 'card-1', name = 'Food Handler Card'): LearnerRecord {
  const texts = { name, issuer: 'State of Ohio', year: '2024' } as const;
  return Object.entries(texts).reduce(
    (one, [field, text]) =>
      setSectionField(one, 'certificates', id, field as keyof typeof texts, text),
    addSectionEntry(resume, 'certificates', () => id),
  );
}

function withSummary(resume: LearnerRecord, text: string): LearnerRecord {
  const added = addSectionEntry(resume, 'summary', countingIds());
  return setSectionField(added, 'summary', 'summary', 'text', text);
}

test('a certificate stands on one line, the summary above the jobs, a volunteer job like a job', () => {
  const volunteer = addSectionEntry(sampleResume(), 'volunteer', () => 'vol');
  const filled = setSectionField(
    setSectionField(volunteer, 'volunteer', 'vol', 'jobTitle', 'Volunteer'),
    'volunteer',
    'vol',
    'description',
    'Pack 80 boxes.',
  );
  const text = writeTextResume(resumeBlocks(withSummary(withCard(filled), 'Cook.\nWith proof.')));
  expect(text).toContain(
    '\nSkills and Certificates\n\nCertificates: Food Handler Card, State of Ohio, 2024\n',
  );
  expect(text).toContain('\nVolunteer Work\n\nVolunteer\n- Pack 80 boxes.\n');
  expect(text).toContain('\n\nSummary\n\nCook.\nWith proof.\n\n\nExperience\n');
});

function withReference(choice?: string): LearnerRecord {
  const added = addSectionEntry(sampleResume(), 'references', () => 'ref');
  const named = setSectionField(added, 'references', 'ref', 'name', 'Lee Park');
  return choice === undefined ? named : setLayout(named, 'references', choice);
}

const onRequest = 'References available on request';

test('references print nothing until their list or the line "on request" is chosen', () => {
  const textsOf = (choice?: string) => blockTexts(resumeBlocks(withReference(choice))).slice(-2);
  const without = blockTexts(resumeBlocks(sampleResume())).slice(-2);
  expect(textsOf()).toEqual(without);
  expect(textsOf('a choice of a later version')).toEqual(without);
  expect(textsOf('line')).toEqual(['References', onRequest]);
  expect(textsOf('list')).toEqual(['References', 'Lee Park']);
  expect(referencesChoice(setLayout(withReference('list'), 'references', ''))).toBe('nothing');
});

test('the choice of references survives reading, merging and the files, without the names', () => {
  const choices = ['nothing', 'line', 'list'] as const;
  for (const choice of choices) {
    const resume = withReference(choice === 'nothing' ? '' : choice);
    const read = readRecordDocument(JSON.parse(JSON.stringify(resume)));
    expect(read).toEqual({ ok: true, record: resume, repairs: [] });
    const base = withReference();
    expect(referencesChoice(mergeRecords({ base, mine: resume, theirs: base }))).toBe(choice);
    const texts = [writeJsonResume(resume), toStaffText(resume, 0)];
    for (const text of texts) expect(text.includes('Lee Park')).toBe(choice === 'list');
    const back = readJsonResume(texts[0] ?? '')?.record;
    expect(back && referencesChoice(back)).toBe(choice);
    // A text file has the line; a file of fields has no words for it, and nothing is missing in either.
    const paper = writeTextResume(resumeBlocks(resume));
    expect(paper.includes(onRequest)).toBe(choice === 'line');
    expect(compareReadBack(paper, resume).missing).toEqual([]);
    expect(back && compareReadBack(back, resume).missing).toEqual([]);
  }
});

test('the free section has the title that was typed', () => {
  const added = addSectionEntry(sampleResume(), 'own', countingIds());
  const texted = setSectionField(added, 'own', 'own', 'text', 'Chess');
  const paper = blockTexts(resumeBlocks(setLayout(texted, 'title.own', 'Hobbies')));
  expect(paper.slice(-2)).toEqual(['Hobbies', 'Chess']);
});

test('sections and entries move, a hidden section keeps its words, and each is undone', () => {
  const before = withCard(withCard(sampleResume()), 'card-2', 'Forklift License');
  const moved = moveSectionEntry(before, 'certificates', 'card-2', 'up');
  expect(moved.sections?.certificates?.map(({ id }) => id)).toEqual(['card-2', 'card-1']);
  const first = moveSection(before, 'skills', 'up', ['experience', 'skills']);
  expect(sectionOrder(first).slice(0, 3)).toEqual(['summary', 'skills', 'experience']);
  const hidden = hideSection(before, 'certificates', true);
  expect(blockTexts(resumeBlocks(hidden))).not.toContain('Certificates and Licenses');
  expect(hidden.sections?.certificates).toEqual(before.sections?.certificates);
  const removed = removeSectionEntry(before, 'certificates', 'card-1');
  for (const after of [moved, first, hidden, removed]) {
    expect(after).not.toEqual(before);
    // Typed since: an undo leaves it.
    const now = withSummary(after, 'Later words');
    const undone = undoChange(before, after, now);
    expect(blockTexts(resumeBlocks(undone))).toEqual(
      blockTexts(resumeBlocks(withSummary(before, 'Later words'))),
    );
  }
});

test('two devices keep both certificates, and both summaries', () => {
  const base = sampleResume();
  const mine = withSummary(withCard(base, 'a', 'Forklift'), 'Mine');
  const theirs = withSummary(withCard(base, 'b', 'CPR'), 'Theirs');
  const merged = mergeRecords({ base, mine, theirs });
  expect(merged.sections?.certificates?.map(({ name }) => name).sort()).toEqual([
    'CPR',
    'Forklift',
  ]);
  expect(merged.sections?.summary).toEqual([{ id: 'summary', text: 'Mine' }]);
  expect(merged.conflicts?.map(({ other }) => other)).toEqual(['Theirs']);
});

test('two devices that each moved a section are asked nothing', () => {
  const base = sampleResume();
  const mine = moveSection(base, 'skills', 'up', ['experience', 'skills']);
  const theirs = moveSection(base, 'skills', 'up', ['experience', 'education', 'skills']);
  const merged = mergeRecords({ base, mine, theirs });
  expect(merged.conflicts).toBeUndefined();
  expect(new Set(sectionOrder(merged)).size).toBe(sectionKinds.length + 3);
});

test('what is no section is set aside, not lost', () => {
  const strange = {
    ...sampleResume(),
    sections: {
      certificates: 'CPR card',
      awards: [7, { name: 3 }],
      layout: { references: 5 },
      later: { kept: true },
    },
  };
  const read = readRecordDocument(strange);
  if (!read.ok) throw new Error(read.reason);
  const text = JSON.stringify(read.record);
  for (const word of ['"CPR card"', '"value":7', '"name":"3"', '"value":5', '{"kept":true}'])
    expect(text).toContain(word);
  expect(readRecordDocument(read.record)).toEqual({ ok: true, record: read.record, repairs: [] });
});

test('a JSON Resume gives back every section as it was', () => {
  const hidden = hideSection(withSummary(withCard(sampleResume()), 'Cook.'), 'awards', true);
  const file = writeJsonResume(hidden);
  expect(JSON.parse(file)).toMatchObject({
    basics: { summary: 'Cook.' },
    certificates: [{ name: 'Food Handler Card', issuer: 'State of Ohio', date: '2024' }],
  });
  expect(readJsonResume(file)?.record).toEqual(hidden);
});

test('a foreign JSON Resume fills certificates, languages and awards', () => {
  const read = readJsonResume(
    JSON.stringify({
      basics: { name: 'Kim Doe', summary: 'Careful driver.' },
      certificates: [{ name: 'CDL', date: '2023', url: 'https://example.com/cdl' }],
      languages: [{ language: 'Spanish', fluency: 'Native' }],
      awards: [{ title: 'Safe driver', awarder: 'Harbor Trucks' }],
    }),
  );
  const text = read && writeTextResume(resumeBlocks(read.record));
  expect(text).toContain('Certificates: CDL, 2023');
  expect(text).toContain('Spanish – Native');
  expect(text).toContain('Safe driver, Harbor Trucks');
  expect(text).toContain('Summary\n\nCareful driver.');
  expect(JSON.stringify(read?.record)).toContain('https://example.com/cdl');
});

test('what is hidden, and references that are not on the paper, leave the device with no JSON Resume', () => {
  const resume: LearnerRecord = {
    ...sampleResume(),
    sections: {
      summary: [{ id: 'summary', text: 'Hidden words' }],
      references: [{ id: 'r', name: 'Bo Ruiz', phone: '937-555-0199' }],
      awards: [{ id: 'a', name: 'Safest worker' }],
      layout: { 'hidden.summary': 'yes' },
    },
  };
  const file = writeJsonResume(resume);
  expect(file).toContain('Safest worker');
  expect(file).not.toMatch(/Hidden words|Bo Ruiz|555-0199/);
  const shown = { ...resume, sections: { ...resume.sections, layout: { references: 'list' } } };
  expect(writeJsonResume(shown)).toMatch(/Hidden words[^]*555-0199/);
});

test('nor do notes, second versions, repairs of any of them, or a usual section that is hidden', () => {
  const strange = readRecordDocument({
    ...sampleResume(),
    sections: { references: [{ id: 'r', name: 'Bo', phone: { planted: 1 } }] },
    papers: { sheet: { 'reference 1': { phone: { planted: 2 } } } },
  });
  if (!strange.ok) throw new Error(strange.reason);
  const noted = setCourseTexts(strange.record, 'answers', 'reflecting-worry', { text: 'planted' });
  const [mine, theirs] = ['Al', 'planted'].map((name) =>
    setSectionField(
      setCheatSheetText(noted, 'reference 1', 'name', name),
      'references',
      'r',
      'name',
      name,
    ),
  ) as [LearnerRecord, LearnerRecord];
  const merged = mergeRecords({ base: noted, mine, theirs });
  expect(merged.conflicts).toHaveLength(2);
  for (const section of ['experience', 'education', 'skills'] as const) {
    const file = writeJsonResume(hideSection(merged, section, true));
    expect(file).not.toContain('planted');
    expect(readJsonResume(file)?.record[section]).not.toEqual(merged[section]);
  }
  expect(writeJsonResume(merged)).toMatch(/Line Cook[^]*Lincoln High[^]*Inventory/);
});

test.each(sectionKinds.map(({ heading }) => heading))('machines know the heading %s', (heading) => {
  expect(isSectionHeading(heading)).toBe(true);
});
