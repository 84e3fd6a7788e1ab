import { setPersonalInfo, skillsToText, setSkillsText } from '../../resume/edit-resume';
import { blankEducation, blankExperience, isBlankEntry } from '../../resume/record-schema';
import type { NewId, PersonalInfo, LearnerRecord, SectionEntry } from '../../resume/record-schema';
import { kindOfSection, sectionKinds, singleSections } from '../../sections/section-kinds';
import type { SectionKey } from '../../sections/section-kinds';
import { sectionEntries } from '../../sections/section-layout';
import { layoutWhereBlank } from './add-layout';
import type { FoundSectionEntry, ResumeFields } from '../resume-fields';

/** A personal detail that the resume already has with another value: the person decides. */
export type FieldClash = { field: keyof PersonalInfo; current: string; found: string };

export type AddedFields = { record: LearnerRecord; clashes: FieldClash[] };

/**
 * Puts what was read into the resume without writing over anything: empty details are filled,
 * jobs, schools, skills, PAR statements and the entries of other sections are added (blank entries make room for them),
 * and entries
 * that are there already are not added twice. Details that differ are returned as clashes.
 */
export function addFieldsToRecord(
  record: LearnerRecord,
  fields: ResumeFields,
  newId: NewId,
): AddedFields {
  const clashes: FieldClash[] = [];
  let filled = record;
  for (const field of ['name', 'email', 'phone', 'address'] as const) {
    const found = fields.personalInfo[field];
    const current = record.personalInfo[field];
    if (found === undefined || found === current) continue;
    if (current.trim() === '') filled = setPersonalInfo(filled, field, found);
    else clashes.push({ field, current, found });
  }
  const experience = fields.experience.map((entry) => ({ ...blankExperience(newId), ...entry }));
  const education = fields.education.map((entry) => ({ ...blankEducation(newId), ...entry }));
  const statements = (fields.parStatements ?? []).map((entry) => ({ ...entry, id: newId() }));
  const withEntries = withSections(
    record,
    {
      ...filled,
      experience: withNewEntries(filled.experience, experience, jobKeys),
      education: withNewEntries(filled.education, education, schoolKeys),
      parStatements: withNewEntries(filled.parStatements, statements),
    },
    fields,
    newId,
  );
  const skills = [skillsToText(filled.skills), ...fields.skills]
    .filter((skill) => skill !== '')
    .join(', ');
  return { record: skills === '' ? withEntries : setSkillsText(withEntries, skills), clashes };
}

function withSections(
  before: LearnerRecord,
  record: LearnerRecord,
  fields: ResumeFields,
  newId: NewId,
): LearnerRecord {
  const { sections } = fields;
  const added = sectionKinds.flatMap(({ key }) => {
    const known = [...sectionEntries(record, key)];
    const found = (sections[key] ?? []).filter((entry) => !isBlankEntry(entry));
    const entries = singleSections.includes(key)
      ? withNewLines(known, key, found)
      : withNewEntries(
          known,
          found.map((entry) => filledEntry(key, newId(), entry)),
        );
    return entries === known ? [] : [[key, entries] as const];
  });
  const layout = layoutWhereBlank(before, fields);
  const hasLayout = Object.keys(layout).length > 0;
  if (added.length === 0 && !hasLayout) return record;
  return {
    ...record,
    sections: {
      ...record.sections,
      ...Object.fromEntries(added),
      ...(hasLayout && { layout: { ...record.sections?.layout, ...layout } }),
    },
  };
}

/** What the one text of a section does not say yet comes after it. */
function withNewLines(
  known: SectionEntry[],
  key: SectionKey,
  [found]: readonly FoundSectionEntry[],
): SectionEntry[] {
  const [first] = known;
  const before = first?.text?.trim() ?? '';
  const has = new Set(linesOf(before));
  const fresh = (found?.text ?? '')
    .split('\n')
    .filter((line) => linesOf(line).some((one) => !has.has(one)));
  if (fresh.length === 0) return known;
  const text = [...(before === '' ? [] : [before]), ...fresh].join('\n');
  return [{ ...filledEntry(key, key, {}), ...first, text }];
}

function filledEntry(key: SectionKey, id: string, entry: FoundSectionEntry): SectionEntry {
  const blank = Object.fromEntries(kindOfSection(key).fields.map((field) => [field, '']));
  return { ...blank, ...entry, id };
}

/** What tells one job or school from another: with all of them alike, other words about it make no second one. */
const jobKeys = ['jobTitle', 'company', 'startDate', 'endDate'] as const;
const schoolKeys = ['degree', 'school', 'graduationYear'] as const;

function withNewEntries<T extends { id: string }>(
  entries: T[],
  found: readonly T[],
  keys: readonly (keyof T)[] = [],
): T[] {
  const fresh = found.filter(
    (entry) => !entries.some((known) => holds(known, entry) || isSameEntry(known, entry, keys)),
  );
  return fresh.length === 0
    ? entries
    : [...entries.filter((entry) => !isBlankEntry(entry)), ...fresh];
}

function isSameEntry<T>(known: T, found: T, keys: readonly (keyof T)[]): boolean {
  const wordsOf = (value: unknown) =>
    (typeof value === 'string' ? value : '').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const isNamed = keys.filter((key) => wordsOf(found[key]) !== '').length > 1;
  return isNamed && keys.every((key) => wordsOf(known[key]) === wordsOf(found[key]));
}

/** True when an entry says already, line by line, all that another one says; capitals and spaces do not count. */
function holds(known: object, found: object): boolean {
  const texts = new Map(Object.entries(known).map(([key, text]) => [key, linesOf(text)]));
  return Object.entries(found).every(([key, text]) => {
    const lines = linesOf(text);
    return key === 'id' || lines.every((line) => texts.get(key)?.includes(line) ?? false);
  });
}

function linesOf(text: unknown): string[] {
  return String(text)
    .toLowerCase()
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
}
