import { setPersonalInfo } from '@/domain/resume/edit-resume';
import type {
  Education,
  Experience,
  ParStatement,
  PersonalInfo,
  LearnerRecord,
} from '@/domain/resume/record-schema';
import { addFieldsToRecord, type FieldClash } from '@/domain/resume-text/fill-record/add-fields';
import {
  dateFields,
  hasPrintableText,
  printedJobFields,
  joinFilled,
} from '@/domain/page-layout/resume-text-lines';
import { kindOfSection, sectionKinds } from '@/domain/sections/section-kinds';
import type { SectionField, SectionKey } from '@/domain/sections/section-kinds';
import { sectionEntries } from '@/domain/sections/section-layout';
import type { ResumeFields } from '@/domain/resume-text/resume-fields';

/** What would come into the resume, for the learner to see before they say yes. */
export type FillPlan = {
  personal: { field: keyof PersonalInfo; text: string }[];
  jobs: Experience[];
  schools: Education[];
  skills: string[];
  /** What each added section would have more, one line an entry. */
  sections: { section: SectionKey; texts: string[] }[];
  parStatements: ParStatement[];
  /** Details that the resume has already, with another text. They stay unless the learner chooses the new one. */
  clashes: FieldClash[];
};

/** Compares a resume with what was read from a text. */
export function planFill(record: LearnerRecord, fields: ResumeFields): FillPlan {
  const { record: filled, clashes } = addFieldsToRecord(record, fields, newId);
  const isNew =
    <Entry extends { id: string }>(known: readonly Entry[]) =>
    ({ id }: Entry) =>
      !known.some((entry) => entry.id === id);
  return {
    personal: personalFields.flatMap((field) =>
      filled.personalInfo[field] === record.personalInfo[field]
        ? []
        : [{ field, text: filled.personalInfo[field] }],
    ),
    jobs: filled.experience.filter(isNew(record.experience)),
    schools: filled.education.filter(isNew(record.education)),
    skills: filled.skills.filter((skill) => skill !== '' && !record.skills.includes(skill)),
    sections: sectionKinds.flatMap(({ key }) => {
      const texts = newTexts(record, filled, key);
      return texts.length === 0 ? [] : [{ section: key, texts }];
    }),
    parStatements: filled.parStatements.filter(isNew(record.parStatements)),
    clashes,
  };
}

function newTexts(before: LearnerRecord, after: LearnerRecord, key: SectionKey): string[] {
  const { fields, form } = kindOfSection(key);
  const known = sectionEntries(before, key);
  if (form === 'text') {
    const lines = new Set(known.flatMap(({ text = '' }) => text.split('\n')));
    const now = sectionEntries(after, key).flatMap(({ text = '' }) => text.split('\n'));
    return now.filter((line) => !lines.has(line));
  }
  return sectionEntries(after, key)
    .filter(({ id }) => !known.some((entry) => entry.id === id))
    .map((entry) =>
      form === 'job' ? jobText(entry) : joinFilled(entry, fields as readonly SectionField[], ', '),
    );
}

/** A job in three lines: what and where, when, and what somebody did. */
export function jobText(job: Partial<Experience>): string {
  const parts = [
    joinFilled(job, printedJobFields, ', '),
    joinFilled(job, dateFields, ' – '),
    job.description ?? '',
  ];
  return parts.filter(hasPrintableText).join('\n');
}

/** True when the file would add nothing to the record. */
export function isEmptyPlan(plan: FillPlan): boolean {
  return Object.values(plan).every((list) => list.length === 0);
}

/** Fills the resume; `replaced` are the details for which the learner chose the text's version. */
export function fillRecord(
  record: LearnerRecord,
  fields: ResumeFields,
  replaced: ReadonlySet<keyof PersonalInfo>,
): LearnerRecord {
  const { record: filled, clashes } = addFieldsToRecord(record, fields, newId);
  return clashes
    .filter(({ field }) => replaced.has(field))
    .reduce((changed, { field, found }) => setPersonalInfo(changed, field, found), filled);
}

const personalFields = ['name', 'email', 'phone', 'address'] as const;

function newId(): string {
  return crypto.randomUUID();
}
