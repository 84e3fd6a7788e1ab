/**
 * How an entry stands on paper: `job` like a job of the experience, `line` its fields on one line with commas between
 * ("Food Handler Card, State of Ohio, 2024"), `text` as paragraphs, one for each line typed.
 */
type EntryForm = 'job' | 'line' | 'text';

type KindOfSection = {
  key: string;
  /** Over the section on paper: English, as the whole paper. */
  heading: string;
  fields: readonly string[];
  form: EntryForm;
};

/** The sections that a learner may add, in the order in which they are offered. */
export const sectionKinds = [
  { key: 'summary', heading: 'Summary', fields: ['text'], form: 'text' },
  {
    key: 'certificates',
    heading: 'Certificates and Licenses',
    fields: ['name', 'issuer', 'year', 'number'],
    form: 'line',
  },
  { key: 'languages', heading: 'Languages', fields: ['language', 'level'], form: 'line' },
  {
    key: 'volunteer',
    heading: 'Volunteer Work',
    fields: ['jobTitle', 'company', 'location', 'startDate', 'endDate', 'description'],
    form: 'job',
  },
  { key: 'awards', heading: 'Awards', fields: ['name', 'issuer', 'year'], form: 'line' },
  {
    key: 'references',
    heading: 'References',
    fields: ['name', 'relation', 'phone', 'email'],
    form: 'line',
  },
  { key: 'own', heading: 'Additional Information', fields: ['text'], form: 'text' },
] as const satisfies readonly KindOfSection[];

export type SectionKey = (typeof sectionKinds)[number]['key'];
export type SectionField = (typeof sectionKinds)[number]['fields'][number];
/** What a section of the paper is: one that everybody has, or one that was added. */
export type ResumeSection = 'experience' | 'education' | 'skills' | SectionKey;

/** The sections of the paper where nobody has moved any. */
export const usualOrder: readonly ResumeSection[] = [
  'summary',
  'experience',
  'volunteer',
  'education',
  'certificates',
  'skills',
  'languages',
  'awards',
  'own',
  'references',
];

/** Sections with one text in place of a list. Every device gives that text the same id, so that two devices' texts merge. */
export const singleSections: readonly SectionKey[] = ['summary', 'own'];

/** What stands on paper in place of the people who would say something good, where that is chosen. */
export const referencesOnRequest = 'References available on request';

/** The fields and words of an added section. @throws {RangeError} for an unknown key */
export function kindOfSection(key: SectionKey): KindOfSection {
  const found = sectionKinds.find((kind) => kind.key === key);
  if (!found) throw new RangeError(`There is no section ${key}.`);
  return found;
}

/** True for a section that a learner adds; false for those that every resume has (experience, education, skills). */
export function isAddedSection(section: ResumeSection): section is SectionKey {
  return sectionKinds.some(({ key }) => key === section);
}
