import { describe, expect, test } from 'vitest';
import { sheetFields } from '@/content/en/papers';
import { cheatSheet } from '@/domain/job-search/cheat-sheet';
import { setCheatSheetText } from '@/domain/job-search/edit-job-search';
import { areReferencesShown, referencesOnRecord } from '@/domain/job-search/references';
import { hideSection, setLayout } from '@/domain/sections/edit-sections';
import { blankRecord } from '@/domain/resume/record-schema';
import { removeEntry } from '@/domain/resume/edit-resume';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { sampleResume } from '../resume/sample-resume';

const jobRow = (record: LearnerRecord, part: string, field: string) =>
  cheatSheet(record, sheetFields)
    .find((block) => block.part === part)
    ?.rows.find((row) => row.field.id === field);

test('jobs and schools come from the resume, blank ones do not', () => {
  const blocks = cheatSheet(sampleResume(), sheetFields);
  expect(blocks.map(({ kind, known }) => [kind, known[0]])).toEqual([
    ['about', 'Ana Lopez'],
    ['job', 'Line Cook, Harbor Diner'],
    ['job', 'Picker, Northside Warehouse'],
    ['school', expect.stringContaining(',')],
    ['reference', undefined],
    ['reference', undefined],
    ['reference', undefined],
    ['emergency', undefined],
  ]);
  const kinds = cheatSheet(
    blankRecord(() => 'id'),
    sheetFields,
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(['about', 'reference', 'reference', 'reference', 'emergency']);
});

test('answers about a job that the resume leaves out stay: a form asks for every job', () => {
  const record = setCheatSheetText(sampleResume(), 'job job-2', 'supervisor', 'Kim Reed');
  const shorter = removeEntry(record, 'experience', 'job-2');
  expect(jobRow(shorter, 'job job-2', 'supervisor')).toMatchObject({ text: 'Kim Reed' });
  expect(jobRow(shorter, 'job job-1', 'supervisor')).toMatchObject({ text: '' });
  const emptied = setCheatSheetText(shorter, 'job job-2', 'supervisor', ' ');
  expect(jobRow(emptied, 'job job-2', 'supervisor')).toBeUndefined();
});

test('a date with its month is taken from the resume; a year alone asks on, until it is answered', () => {
  const resume = sampleResume();
  expect(jobRow(resume, 'job job-1', 'from')).toMatchObject({ text: 'May 2021', isMissing: false });
  expect(jobRow(resume, 'job job-1', 'to')).toMatchObject({ text: 'Now', isMissing: false });
  expect(jobRow(resume, 'job job-2', 'from')).toMatchObject({ text: '2019', isMissing: true });
  const answered = setCheatSheetText(resume, 'job job-2', 'from', '3/2019');
  expect(jobRow(answered, 'job job-2', 'from')).toMatchObject({ text: '3/2019', isMissing: false });
  expect(jobRow(resume, 'job job-2', 'leaving')).toMatchObject({ text: '', isMissing: true });
  expect(jobRow(resume, 'job job-2', 'pay')).toMatchObject({ text: '', isMissing: false });
});

test('the years with somebody’s family lack no supervisor, only their months', () => {
  const resume = sampleResume();
  const care = resume.experience.map((job) => ({
    ...job,
    jobTitle: 'Family caregiver',
    company: '',
  }));
  const missing = cheatSheet({ ...resume, experience: care }, sheetFields)
    .filter(({ kind }) => kind === 'job')
    .map(({ rows }) => rows.filter(({ isMissing }) => isMissing).map(({ field }) => field.id));
  expect(missing).toEqual([[], ['from', 'to']]);
});

describe('the references of the resume', () => {
  const references = ['Kim Reed', 'Sam Ortiz'].map((name, place) => ({
    id: `reference-${String(place)}`,
    name,
    relation: 'Shift lead',
    phone: `555-010${String(place)}`,
    email: '',
  }));
  const resume: LearnerRecord = {
    ...sampleResume(),
    sections: { references: [{ id: 'blank', name: ' ' }, ...references] },
  };

  test('stand on the sheet until the learner types there', () => {
    expect(jobRow(resume, 'reference 1', 'name')).toMatchObject({
      text: 'Kim Reed',
      isMissing: false,
      isOfResume: true,
    });
    expect(jobRow(resume, 'reference 2', 'how')).toMatchObject({ text: 'Shift lead' });
    expect(jobRow(resume, 'reference 3', 'name')).toMatchObject({ text: '', isMissing: true });
    const typed = setCheatSheetText(resume, 'reference 1', 'phone', '555-0199');
    expect(jobRow(typed, 'reference 1', 'phone')).toMatchObject({
      text: '555-0199',
      isOfResume: false,
    });
    expect(jobRow(typed, 'reference 1', 'name')).toMatchObject({ text: 'Kim Reed' });
  });

  test('are all on the page to hand out, as the sheet has them, and are shown only where that is chosen', () => {
    const entries = [
      ...references,
      ...['Pat Hill', 'Lee Park'].map((name) => ({ id: name, name })),
    ];
    const more = { ...resume, sections: { references: entries } };
    const typed = setCheatSheetText(more, 'reference 1', 'phone', '555-0199');
    expect(referencesOnRecord(typed, sheetFields)).toEqual([
      { name: 'Kim Reed', how: 'Shift lead', phone: '555-0199', email: '' },
      { name: 'Sam Ortiz', how: 'Shift lead', phone: '555-0101', email: '' },
      { name: 'Pat Hill', how: '', phone: '', email: '' },
      { name: 'Lee Park', how: '', phone: '', email: '' },
    ]);
    expect(referencesOnRecord(sampleResume(), sheetFields)).toEqual([]);
    const listed = setLayout(more, 'references', 'list');
    expect([more, listed, hideSection(listed, 'references', true)].map(areReferencesShown)).toEqual(
      [false, true, false],
    );
  });

  test('lend no phone number to another person', () => {
    const other = setCheatSheetText(resume, 'reference 1', 'name', 'Pat Hill');
    expect(jobRow(other, 'reference 1', 'name')).toMatchObject({ text: 'Pat Hill' });
    expect(jobRow(other, 'reference 1', 'phone')).toMatchObject({ text: '', isMissing: true });
    const same = setCheatSheetText(resume, 'reference 1', 'name', 'Kim Reed ');
    expect(jobRow(same, 'reference 1', 'phone')).toMatchObject({ text: '555-0100' });
  });
});

test('no question asks for a number that can be stolen', () => {
  const labels = Object.values(sheetFields).flatMap((fields) =>
    fields.map(({ label, hint = '' }) => `${label} ${hint}`),
  );
  for (const label of labels) expect(label).not.toMatch(/social security|\bssn\b|bank|birth/i);
});
