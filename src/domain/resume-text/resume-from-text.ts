import type { PersonalInfo } from '../resume/resume-schema';
import { contactFields } from './contact-fields';
import { educationEntries } from './education-entries';
import type { FoundEducation } from './education-entries';
import { experienceEntries } from './experience-entries';
import type { FoundExperience } from './experience-entries';
import { sectionsOf } from './section-headings';
import type { Section } from './section-headings';
import { skillList } from './skill-list';
import { textLines } from './text-lines';

/** What was read with certainty; keys of `personalInfo` that are missing were not found. */
export type ResumeFields = {
  personalInfo: Partial<PersonalInfo>;
  experience: FoundExperience[];
  education: FoundEducation[];
  skills: string[];
};

export type ResumeText = { fields: ResumeFields; rest: string[] };

/**
 * Reads a resume out of plain text, on the device. Only what is sure becomes a field; every other
 * line is in `rest`, as it was written, for copying by hand. A line that is not in `rest` went
 * into the fields with all its words (headings, labels and bullet marks aside). Never throws.
 */
export function resumeFromText(text: string): ResumeText {
  const fields: ResumeFields = { personalInfo: {}, experience: [], education: [], skills: [] };
  const rest: string[] = [];
  for (const section of sectionsOf(textLines(text))) {
    const before = countFound(fields);
    const left = readSection(section, fields);
    const isUnread = countFound(fields) === before;
    if (section.heading && isUnread && left.length > 0) rest.push(section.heading.raw.trim());
    rest.push(...left);
  }
  return { fields, rest };
}

/** Adds the section's sure fields and returns its other lines. */
function readSection({ kind, lines }: Section, fields: ResumeFields): string[] {
  if (kind === 'contact') {
    const { personalInfo, rest } = contactFields(lines);
    const { taken, left } = withoutKnown(fields.personalInfo, personalInfo);
    fields.personalInfo = { ...fields.personalInfo, ...taken };
    return [...rest, ...left];
  }
  if (kind === 'experience') {
    const { entries, rest } = experienceEntries(lines);
    fields.experience.push(...entries);
    return rest;
  }
  if (kind === 'education') {
    const { entries, rest } = educationEntries(lines);
    fields.education.push(...entries);
    return rest;
  }
  if (kind === 'skills') {
    const { skills, rest } = skillList(lines);
    fields.skills = [...new Set([...fields.skills, ...skills])];
    return rest;
  }
  return lines.filter((line) => line.kind !== 'blank').map(({ raw }) => raw.trim());
}

/** A second contact block gives only what the first one lacked; the rest is kept as text. */
function withoutKnown(known: Partial<PersonalInfo>, found: Partial<PersonalInfo>) {
  const taken: Partial<PersonalInfo> = {};
  const left: string[] = [];
  for (const key of ['name', 'email', 'phone', 'address'] as const) {
    const value = found[key];
    if (value === undefined) continue;
    if (known[key] === undefined) taken[key] = value;
    else left.push(value);
  }
  return { taken, left };
}

function countFound({ personalInfo, experience, education, skills }: ResumeFields): number {
  return Object.keys(personalInfo).length + experience.length + education.length + skills.length;
}
