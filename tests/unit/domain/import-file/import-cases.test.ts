import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { likelySuggestions, withSuggestions } from '@/domain/resume-text/suggestions';
import type { PlacedResume } from '@/domain/resume-text/line-targets';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';

/** Any of several values is right; null is not asked. */
type Value = string | string[] | null;
type Job = {
  title: Value;
  company: Value;
  location?: Value;
  start?: Value;
  end?: Value;
  duties?: number;
};
type School = { degree: Value; school: Value; location?: Value; year?: Value };
type Expected = {
  name?: Value;
  email?: Value;
  phone?: Value;
  address?: Value;
  jobs?: Job[];
  jobsOk?: Job[];
  schools?: School[];
  skills?: Value[];
  skillsOk?: string[];
  awards?: { name: string; issuer: string; year: Value }[];
  left?: string[];
  never?: string[];
  mustRefuse?: string;
};

const folder = join(import.meta.dirname, '../../../support/import-cases');
const expectedByFile = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
  string,
  Expected
>;

test('every file has what a person reads in it', () => {
  const files = readdirSync(folder).filter(
    (name) => !/^(?:README\.md|expected\.json)$/u.test(name),
  );
  expect(files.sort()).toEqual(Object.keys(expectedByFile).sort());
});

describe.each(Object.entries(expectedByFile))('%s', (name, expected) => {
  test('comes in as a person reads it', async () => {
    const read = await readForeignFile(new Uint8Array(readFileSync(join(folder, name))), name);
    if (expected.mustRefuse !== undefined) {
      expect(read).toEqual({ ok: false, problem: name.replace(/\.\w+$/u, '') });
      return;
    }
    if (!read.ok) throw new Error(read.problem);
    const { personalInfo, experience, education, skills, sections } = taken(read.resume);
    for (const field of ['name', 'email', 'phone', 'address'] as const)
      check(field, expected[field], personalInfo[field]);
    const jobs = experience.filter((job) => !isAmong(expected.jobsOk ?? [], job.jobTitle));
    expect(jobs.map(({ jobTitle }) => jobTitle)).toHaveLength(expected.jobs?.length ?? 0);
    for (const [at, job] of (expected.jobs ?? []).entries()) {
      const found = jobs[at];
      check('title', job.title, found?.jobTitle);
      check('company', job.company, found?.company);
      check('location', job.location, found?.location);
      check('start', job.start, found?.startDate);
      check('end', job.end, found?.endDate);
      if (job.duties !== undefined)
        expect(
          found?.description.split('\n').filter(Boolean),
          job.company?.toString(),
        ).toHaveLength(job.duties);
    }
    expect(education).toHaveLength(expected.schools?.length ?? 0);
    for (const [at, school] of (expected.schools ?? []).entries()) {
      check('degree', school.degree, education[at]?.degree);
      check('school', school.school, education[at]?.school);
      check('place', school.location, education[at]?.location);
      check('year', school.year, education[at]?.graduationYear);
    }
    if (expected.skills) {
      const others = skills.filter(
        (skill) => !expected.skillsOk?.some((ok) => plain(ok) === plain(skill)),
      );
      expect(others).toHaveLength(expected.skills.length);
      for (const [at, skill] of expected.skills.entries()) check('skill', skill, others[at]);
    }
    for (const [at, award] of (expected.awards ?? []).entries()) {
      check('award', award.name, sections.awards?.[at]?.name);
      check('issuer', award.issuer, sections.awards?.[at]?.issuer);
      check('year', award.year, sections.awards?.[at]?.year);
    }
    const shown = plain(read.resume.lines.map(({ text }) => text).join(' '));
    for (const words of expected.left ?? []) expect(shown, words).toContain(plain(words));
    const fields = valuesOf({
      personalInfo,
      experience: experience.map(({ description: _description, ...job }) => job),
      education,
      skills,
    });
    for (const words of expected.never ?? []) expect(fields).not.toContain(plain(words));
  });
});

test('letters that a file does not tell are said to be unsure', async () => {
  const bytes = new Uint8Array(readFileSync(join(folder, 'old-codepage.txt')));
  expect(await readForeignFile(bytes, 'old-codepage.txt')).toMatchObject({
    resume: { hasUnsureLetters: true },
  });
});

/** The fields with the first offer of each likely value. */
function taken({ fields, suggestions = [] }: PlacedResume) {
  return withSuggestions(fields, suggestions, likelySuggestions(suggestions));
}

function isAmong(jobs: readonly Job[], title: string): boolean {
  return jobs.some((job) => plain(String(job.title)) === plain(title));
}

function check(what: string, wanted: Value | undefined, found: string | undefined): void {
  if (wanted === undefined || wanted === null) return;
  const values = [wanted].flat();
  const isSame = values.some((value) => plain(value) === plain(found ?? ''));
  expect(isSame ? wanted : `${what}: ${found ?? ''}`, what).toEqual(wanted);
}

/** Case, spaces and punctuation do not count, months are the same in any form, and so are words for today. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(?:present|current|now|heute)\b/gu, 'present')
    .replaceAll(/[^\p{L}\p{N}+]/gu, '')
    .replaceAll(/\+/gu, '');
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}
