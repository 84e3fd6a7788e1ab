import { expect, test } from 'vitest';
import { resumeFromText } from '@/domain/resume-text/resume-from-text';
import type { ResumeFields } from '@/domain/resume-text/resume-fields';
import { freshResumes } from '@tests/support/resume-texts/fresh-resumes';
import { hardResumes } from '@tests/support/resume-texts/hard-resumes';
import { plainResumes } from '@tests/support/resume-texts/plain-resumes';
import type { ResumeSample } from '@tests/support/resume-texts/resume-sample';
import { trickyResumes } from '@tests/support/resume-texts/tricky-resumes';

const samples = [...plainResumes, ...trickyResumes, ...hardResumes];
type Count = { right: number; wrong: number; missed: number };

// The rates as they are: the reader answers the same each time, so none has to fall.
test('99 of 100 fields filled from 24 resumes are right, and 92 are found', () => {
  expect(samples.length).toBeGreaterThanOrEqual(24);
  const { precision, recall } = measure(samples);
  expect(precision).toBeGreaterThanOrEqual(0.993);
  expect(recall).toBeGreaterThanOrEqual(0.929);
});

test('resumes in forms the reader was not built for lose fields, not truth', () => {
  const { precision, recall } = measure(freshResumes);
  expect(precision).toBeGreaterThanOrEqual(0.967);
  expect(recall).toBeGreaterThanOrEqual(0.798);
});

function measure(resumes: readonly ResumeSample[]) {
  const counts = new Map<string, Count>();
  const notes: string[] = [];
  for (const sample of resumes) compare(sample, counts, notes);
  const sum = { right: 0, wrong: 0, missed: 0 };
  for (const count of counts.values()) {
    sum.right += count.right;
    sum.wrong += count.wrong;
    sum.missed += count.missed;
  }
  console.table(
    [...counts, ['all', sum] as const].map(([field, count]) => ({
      field,
      ...count,
      ...rates(count),
    })),
  );
  console.log(notes.join('\n'));
  return rates(sum);
}

function compare(sample: ResumeSample, counts: Map<string, Count>, notes: string[]): void {
  const truth = trueFields(sample);
  const found = foundFields(resumeFromText(sample.text).fields);
  for (const key of new Set([...truth.keys(), ...found.keys()])) {
    const field = key.replaceAll(/#.*$/gu, '');
    const count = counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    counts.set(field, count);
    const expected = truth.get(key);
    const actual = found.get(key);
    if (actual !== undefined && actual === expected) count.right += 1;
    if (actual !== undefined && actual !== expected) count.wrong += 1;
    if (expected !== undefined && actual !== expected) count.missed += 1;
    if (actual !== expected)
      notes.push(
        `${sample.about}: ${key}: ${JSON.stringify(actual)} for ${JSON.stringify(expected)}`,
      );
  }
}

/** Fields by a key. Jobs go by their dates, so that one missed shifts no other, and by turns where dates are alike; schools go by their place. */
function trueFields({
  name,
  email,
  phone,
  address,
  experience = [],
  education = [],
  skills = [],
}: ResumeSample) {
  return fieldMap(
    { name, email, phone, address },
    experience.map(([jobTitle, company, location, startDate, endDate, description]) => ({
      jobTitle,
      company,
      location,
      startDate,
      endDate,
      description,
    })),
    education.map(([degree, school, location, graduationYear]) => ({
      degree,
      school,
      location,
      graduationYear,
    })),
    skills,
  );
}

function foundFields({ personalInfo, experience, education, skills }: ResumeFields) {
  return fieldMap(personalInfo, experience, education, skills);
}

function fieldMap(
  personal: Readonly<Record<string, string | undefined>>,
  experience: readonly Readonly<Record<string, string>>[],
  education: readonly Readonly<Record<string, string>>[],
  skills: readonly string[],
): Map<string, string> {
  const fields = new Map<string, string>();
  const put = (key: string, value: string | undefined) => {
    if (value !== undefined && value !== '') fields.set(key, value);
  };
  for (const [key, value] of Object.entries(personal)) put(key, value);
  const turns = new Map<string, number>();
  for (const entry of experience) {
    const dates = `${entry['startDate']}-${entry['endDate']}`;
    const turn = (turns.get(dates) ?? 0) + 1;
    turns.set(dates, turn);
    for (const [key, value] of Object.entries(entry)) put(`${key}#${dates}#${turn}`, value);
  }
  for (const [index, entry] of education.entries()) {
    for (const [key, value] of Object.entries(entry)) put(`school ${key}#${index}`, value);
  }
  for (const skill of skills) put(`skill#${skill}`, skill);
  return fields;
}

function rates({ right, wrong, missed }: Count) {
  return {
    precision: round(right + wrong === 0 ? 1 : right / (right + wrong)),
    recall: round(right + missed === 0 ? 1 : right / (right + missed)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
