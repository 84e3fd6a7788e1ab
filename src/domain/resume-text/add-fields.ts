import { setPersonalInfo, skillsToText, setSkillsText } from '../resume/edit-resume';
import { blankEducation, blankExperience, isBlankEntry } from '../resume/resume-schema';
import type { NewId, PersonalInfo, Resume } from '../resume/resume-schema';
import type { ResumeFields } from './resume-fields';

/** A personal detail that the resume already has with another value: the person decides. */
export type FieldClash = { field: keyof PersonalInfo; current: string; found: string };

export type AddedFields = { resume: Resume; clashes: FieldClash[] };

/**
 * Puts what was read into the resume without writing over anything: empty details are filled,
 * jobs, schools and skills are added (blank entries make room for them), and entries that are
 * there already are not added twice. Details that differ are returned as clashes.
 */
export function addFieldsToResume(resume: Resume, fields: ResumeFields, newId: NewId): AddedFields {
  const clashes: FieldClash[] = [];
  let filled = resume;
  for (const field of ['name', 'email', 'phone', 'address'] as const) {
    const found = fields.personalInfo[field];
    const current = resume.personalInfo[field];
    if (found === undefined || found === current) continue;
    if (current.trim() === '') filled = setPersonalInfo(filled, field, found);
    else clashes.push({ field, current, found });
  }
  const experience = fields.experience.map((entry) => ({ ...blankExperience(newId), ...entry }));
  const education = fields.education.map((entry) => ({ ...blankEducation(newId), ...entry }));
  const withEntries = {
    ...filled,
    experience: withNewEntries(filled.experience, experience),
    education: withNewEntries(filled.education, education),
  };
  const skills = [skillsToText(filled.skills), ...fields.skills]
    .filter((skill) => skill !== '')
    .join(', ');
  return { resume: skills === '' ? withEntries : setSkillsText(withEntries, skills), clashes };
}

function withNewEntries<T extends { id: string }>(entries: T[], found: readonly T[]): T[] {
  const fresh = found.filter((entry) => !entries.some((known) => holds(known, entry)));
  return fresh.length === 0
    ? entries
    : [...entries.filter((entry) => !isBlankEntry(entry)), ...fresh];
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
