import {
  setEducationField,
  setExperienceField,
  setPersonalInfo,
  setSkillsText,
  skillsToText,
} from '../resume/edit-resume';
import type { Education, Experience, PersonalInfo, Resume } from '../resume/resume-schema';

/** A field of the resume that a person can fill in. */
export type ResumePlace =
  | { part: 'personalInfo'; field: keyof PersonalInfo }
  | { part: 'experience'; id: string; field: Exclude<keyof Experience, 'id'> }
  | { part: 'education'; id: string; field: Exclude<keyof Education, 'id'> }
  | { part: 'skills' };

/** The fields with their texts, in the order of the paper. */
export function placedTexts(resume: Resume): { place: ResumePlace; text: string }[] {
  const { personalInfo, experience, education, skills } = resume;
  return [
    ...personalFields.map((field) => ({
      place: { part: 'personalInfo' as const, field },
      text: personalInfo[field],
    })),
    ...experience.flatMap((job) =>
      jobFields.map((field) => ({
        place: { part: 'experience' as const, id: job.id, field },
        text: job[field] ?? '',
      })),
    ),
    ...education.flatMap((school) =>
      schoolFields.map((field) => ({
        place: { part: 'education' as const, id: school.id, field },
        text: school[field],
      })),
    ),
    { place: { part: 'skills' }, text: skillsToText(skills) },
  ];
}

const personalFields = ['name', 'address', 'phone', 'email'] as const;
const jobFields = [
  'jobTitle',
  'company',
  'location',
  'startDate',
  'endDate',
  'description',
  'achievement',
] as const;
const schoolFields = ['degree', 'school', 'location', 'graduationYear'] as const;

/** The resume with another text in one field. */
export function withTextAt(resume: Resume, place: ResumePlace, text: string): Resume {
  switch (place.part) {
    case 'personalInfo':
      return setPersonalInfo(resume, place.field, text);
    case 'experience':
      return setExperienceField(resume, place.id, place.field, text);
    case 'education':
      return setEducationField(resume, place.id, place.field, text);
    case 'skills':
      return setSkillsText(resume, text);
  }
}
