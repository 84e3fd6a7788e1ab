import type { Education, Experience, PersonalInfo } from '../resume/resume-schema';

/** Only a file in our own form tells an achievement from the rest of a description. */
export type FoundExperience = Omit<Experience, 'id'>;
export type FoundEducation = Omit<Education, 'id'>;

/** What was read with certainty; keys of `personalInfo` that are missing were not found. */
export type ResumeFields = {
  personalInfo: Partial<PersonalInfo>;
  experience: FoundExperience[];
  education: FoundEducation[];
  skills: string[];
};
