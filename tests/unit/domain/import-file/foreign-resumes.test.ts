import { expect, test } from 'vitest';
import type { PlacedResume } from '@/domain/resume-text/line-targets';
import { dateForms, type DateForm } from '@tests/support/foreign-resumes/foreign-dates';
import { formats } from '@tests/support/foreign-resumes/foreign-formats';
import { layouts } from '@tests/support/foreign-resumes/foreign-layouts';
import { foreignPeople, type ForeignPerson } from '@tests/support/foreign-resumes/foreign-people';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';

type Count = { right: number; missed: number; wrong: number };
const counts = new Map<string, Count>();
const notes: string[] = [];

// One test per person: all files in one took a minute on a machine that does something else beside.
test.each(foreignPeople)(
  'every line of each file of $name has a place or is shown',
  async (one) => {
    for (const { about, dates, name, bytes, words, person } of samplesOf(one)) {
      const read = await readForeignFile(bytes, name);
      if (!read.ok) throw new Error(`${about}: ${read.problem}`);
      expect(lostWords(words, read.resume), about).toEqual([]);
      compare(about, factsOf(person, dates), foundIn(read.resume));
    }
  },
);

test('at least 90 of 100 of each field are found in these files, and 90 of 100 found are right', () => {
  expect(foreignPeople.flatMap(samplesOf).length).toBeGreaterThanOrEqual(40);
  const table = [...counts].map(([field, { right, missed, wrong }]) => ({
    field,
    right,
    missed,
    wrong,
    found: share(right, right + missed),
    true: share(right, right + wrong),
  }));
  console.table(table);
  if (process.env['NOTES']) console.log(notes.join('\n'));
  expect(table).not.toEqual([]);
  for (const row of table) {
    expect(row.found, row.field).toBeGreaterThanOrEqual(0.9);
    expect(row.true, row.field).toBeGreaterThanOrEqual(0.9);
  }
});

/** A person's resume in every layout and format, each layout with another form of dates. */
function samplesOf(one: ForeignPerson) {
  const at = foreignPeople.indexOf(one);
  return Object.entries(layouts).flatMap(([layout, build], place) => {
    const [form, dates] = Object.entries(dateForms)[(at * 3 + place) % 10] ?? [];
    return formats.map(({ name, write }) => ({
      about: `${name}, ${layout}, ${form ?? ''}, ${one.name}`,
      person: name.endsWith('.pdf') ? withoutAccents(one) : one,
      dates: dates as DateForm,
      name,
      bytes: write(build(one, dates as DateForm)),
      words: build(one, dates as DateForm),
    }));
  });
}

function compare(
  about: string,
  truth: ReadonlyMap<string, string[]>,
  found: ReadonlyMap<string, string[]>,
): void {
  for (const [field, facts] of truth) {
    const count = counts.get(field) ?? { right: 0, missed: 0, wrong: 0 };
    counts.set(field, count);
    const left = [...(found.get(field) ?? [])];
    for (const fact of facts) {
      const at = left.indexOf(fact);
      if (at === -1) {
        count.missed += 1;
        notes.push(`${about}: ${field}: "${fact}" is not in ${JSON.stringify(found.get(field))}`);
      } else {
        count.right += 1;
        left.splice(at, 1);
      }
    }
    count.wrong += left.length;
  }
}

function factsOf(person: ForeignPerson, dates: DateForm): Map<string, string[]> {
  const when = person.jobs.map(({ from, to }) => dates(from, to));
  const asPdf = (text: string) => text;
  return new Map([
    ['name', [person.name]],
    ['email', [person.email]],
    ['phone', [person.phone]],
    ['job title', person.jobs.map(({ title }) => title)],
    ['company', person.jobs.map(({ company }) => company)],
    ['job dates', when.map(({ start, end }) => asPdf(`${start} > ${end}`))],
    ['degree', person.schools.map(({ degree }) => degree)],
    ['school', person.schools.map(({ school }) => school)],
    ['graduation', person.schools.map(({ year }) => year)],
    ['skill', person.skills],
  ]);
}

function foundIn({ fields }: PlacedResume): Map<string, string[]> {
  const { personalInfo, experience, education, skills } = fields;
  const known = (text: string | undefined) => (text ? [text] : []);
  return new Map([
    ['name', known(personalInfo.name).map(asWritten)],
    ['email', known(personalInfo.email)],
    ['phone', known(personalInfo.phone)],
    ['job title', experience.map(({ jobTitle }) => jobTitle).filter(Boolean)],
    ['company', experience.map(({ company }) => company).filter(Boolean)],
    ['job dates', experience.map(({ startDate, endDate }) => `${startDate} > ${endDate}`)],
    ['degree', education.map(({ degree }) => degree).filter(Boolean)],
    ['school', education.map(({ school }) => school).filter(Boolean)],
    [
      'graduation',
      education.map(({ graduationYear }) => graduationYear.replace(/^May /u, '')).filter(Boolean),
    ],
    ['skill', skills],
  ]);
}

/** Some layouts shout the name; it comes in as it is written. */
function asWritten(name: string): string {
  const person = foreignPeople.find(
    (one) => one.name.toUpperCase() === name || withoutAccents(one).name.toUpperCase() === name,
  );
  if (!person) return name;
  return name === person.name.toUpperCase() ? person.name : withoutAccents(person).name;
}

function withoutAccents(person: ForeignPerson): ForeignPerson {
  return { ...person, name: person.name.normalize('NFD').replaceAll(/\p{M}/gu, '') };
}

/** Every word of the document stands in a line that is shown, with a place or as not placed. */
function lostWords(document: unknown, { lines }: PlacedResume): string[] {
  const shown = new Set(wordsOf(lines.map(({ text }) => text).join('\n')));
  const texts = JSON.stringify(document, (key, value: unknown) =>
    key === 'kind' ? undefined : value,
  );
  return wordsOf(
    texts.replaceAll(/"(?:header|blocks|text|cells)":/gu, ' ').replaceAll('\\t', ' '),
  ).filter((word) => !shown.has(word));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;
}
