import type { SectionKey } from '../sections/section-kinds';
import type { TextFields } from '../resume/text-records';
import type {
  Education,
  Experience,
  ParStatement,
  PersonalInfo,
  SectionEntry,
} from '../resume/record-schema';

/** Only a file in our own form tells an achievement from the rest of a description. */
export type FoundExperience = Omit<Experience, 'id'>;
export type FoundEducation = Omit<Education, 'id'>;
export type FoundParStatement = Omit<ParStatement, 'id'>;

/** What a text says of one entry of an added section; only what it says. */
export type FoundSectionEntry = Omit<SectionEntry, 'id'>;
export type FoundSections = { [Key in SectionKey]?: FoundSectionEntry[] };

/** What was read with certainty; keys of `personalInfo` that are missing were not found. */
export type ResumeFields = {
  personalInfo: Partial<PersonalInfo>;
  experience: FoundExperience[];
  education: FoundEducation[];
  skills: string[];
  /** The entries of each added section that the text has; of a summary and of one's own section one. */
  sections: FoundSections;
  /** How the sections stand on paper, and the title of one's own. Only a file of ours says it. */
  layout?: TextFields;
  /** Only a file of ours has them. */
  parStatements?: FoundParStatement[];
};
