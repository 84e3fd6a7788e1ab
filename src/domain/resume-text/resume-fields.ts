import type { Education, Experience, PersonalInfo } from '../resume/resume-schema';

export type FoundExperience = Omit<Experience, 'id' | 'achievement'>;
export type FoundEducation = Omit<Education, 'id'>;

/** What was read with certainty; keys of `personalInfo` that are missing were not found. */
export type ResumeFields = {
  personalInfo: Partial<PersonalInfo>;
  experience: FoundExperience[];
  education: FoundEducation[];
  skills: string[];
};
