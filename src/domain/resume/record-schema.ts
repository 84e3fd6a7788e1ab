import * as v from 'valibot';
import { jobSearchSchema } from '../job-search/job-search-schema';
import type { JobSearch } from '../job-search/job-search-schema';
import type { SectionField, SectionKey } from '../sections/section-kinds';
import { textFieldsSchema, textRecordsSchema } from './text-records';
import type { TextFields, TextRecords } from './text-records';

export type { TextFields, TextRecords } from './text-records';

export const personalInfoSchema = v.looseObject({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
});

export const experienceSchema = v.looseObject({
  id: v.string(),
  jobTitle: v.string(),
  company: v.string(),
  location: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  description: v.string(),
  achievement: v.exactOptional(v.string()),
});

export const educationSchema = v.looseObject({
  id: v.string(),
  degree: v.string(),
  school: v.string(),
  location: v.string(),
  graduationYear: v.string(),
});

export const parStatementSchema = v.looseObject({
  id: v.string(),
  problem: v.string(),
  action: v.string(),
  result: v.string(),
});

const conflictSchema = v.looseObject({
  id: v.string(),
  path: v.array(v.string()),
  other: v.string(),
});

/** What a learner does in the course: answers by activity and field, and by module, chapters and game how far they are. */
export const courseSchema = v.looseObject({
  answers: textRecordsSchema,
  progress: textRecordsSchema,
});

/** The sections that a learner has added: lists by section, and where they stand, as texts so that two devices merge. */
const sectionsSchema = v.looseObject({ layout: v.exactOptional(textFieldsSchema) });

/**
 * The whole record of a learner: the resume, and beside it the course and the papers. The device's table `resume` and the
 * account's column `resumes.data` hold it in this shape. Loose at every level on purpose: keys that this version does not
 * know come from a newer one and are kept.
 */
export const learnerRecordSchema = v.looseObject({
  personalInfo: personalInfoSchema,
  experience: v.array(experienceSchema),
  education: v.array(educationSchema),
  skills: v.array(v.string()),
  parStatements: v.array(parStatementSchema),
  currentProblem: v.string(),
  currentAction: v.string(),
  currentResult: v.string(),
  conflicts: v.exactOptional(v.array(conflictSchema)),
  course: v.exactOptional(courseSchema),
  papers: v.exactOptional(jobSearchSchema),
  sections: v.exactOptional(sectionsSchema),
});

/** The named keys of a loose schema: unknown keys are kept at run time but cannot be misspelt. */
type Named<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

export type PersonalInfo = Named<v.InferOutput<typeof personalInfoSchema>>;
/** A job. Dates are free text, as typed ("May 2023", "Present"). */
export type Experience = Named<v.InferOutput<typeof experienceSchema>>;
/** A school. `graduationYear` is free text, as typed. */
export type Education = Named<v.InferOutput<typeof educationSchema>>;
export type ParStatement = Named<v.InferOutput<typeof parStatementSchema>>;
/** Another device's value for one field. `path`: keys, with an entry's id in place of its index. */
export type Conflict = Named<v.InferOutput<typeof conflictSchema>>;
/**
 * The record of a learner in memory: {@link learnerRecordSchema} with named keys only. The loose objects inside would
 * accept any key, so their types are replaced by hand.
 */
export type LearnerRecord = Omit<
  Named<v.InferOutput<typeof learnerRecordSchema>>,
  | 'personalInfo'
  | 'experience'
  | 'education'
  | 'parStatements'
  | 'conflicts'
  | 'course'
  | 'papers'
  | 'sections'
> & {
  personalInfo: PersonalInfo;
  experience: Experience[];
  education: Education[];
  parStatements: ParStatement[];
  conflicts?: Conflict[];
  course?: Course;
  papers?: JobSearch;
  sections?: Sections;
};

/** One entry of an added section: the fields of its kind. */
export type SectionEntry = { id: string } & { [Field in SectionField]?: string };
export type Sections = { [Key in SectionKey]?: SectionEntry[] } & { layout?: TextFields };

export type Course = { answers: TextRecords; progress: TextRecords };

/** The lists whose entries carry an id. */
export type EntryList = 'experience' | 'education' | 'parStatements';
export type EntryOf<List extends EntryList> = LearnerRecord[List][number];
export type DraftField = 'currentProblem' | 'currentAction' | 'currentResult';

/** Makes a fresh id: `crypto.randomUUID` at the edge, a counter in tests. */
export type NewId = () => string;

/** A new person's record: one empty job, one empty school and one empty skill, so that each form shows fields to fill in. */
export function blankRecord(newId: NewId): LearnerRecord {
  return {
    personalInfo: { name: '', email: '', phone: '', address: '' },
    experience: [blankExperience(newId)],
    education: [blankEducation(newId)],
    skills: [''],
    parStatements: [],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
  };
}

/** A job with a fresh id and no text. */
export function blankExperience(newId: NewId): Experience {
  return {
    id: newId(),
    jobTitle: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    description: '',
  };
}

/** A school with a fresh id and no text. */
export function blankEducation(newId: NewId): Education {
  return { id: newId(), degree: '', school: '', location: '', graduationYear: '' };
}

/** True when nobody has put anything into this entry. Its id does not count, spaces neither. */
export function isBlankEntry(entry: object): boolean {
  return Object.entries(entry).every(([key, value]) => key === 'id' || isBlankValue(value));
}

/** True when nobody has written who they are, a job, a school or a skill. Sections that were added do not count. */
export function areMainPartsBlank({
  personalInfo,
  experience,
  education,
  skills,
}: LearnerRecord): boolean {
  return isBlankEntry({ personalInfo, experience, education, skills });
}

/** True when the whole record holds nothing worth keeping, unknown keys included. */
export function isBlankRecord(record: LearnerRecord): boolean {
  return isBlankEntry(record);
}

/** True when everything but the course and the papers is blank. */
export function isBlankResume(record: LearnerRecord): boolean {
  const { course: _course, papers: _papers, ...resume } = record;
  return isBlankEntry(resume);
}

function isBlankValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlankValue);
  return typeof value === 'object' && isBlankEntry(value);
}
