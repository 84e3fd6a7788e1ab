import { setPersonalInfo } from '../../domain/resume/edit-resume';
import type {
  Education,
  Experience,
  PersonalInfo,
  Resume,
} from '../../domain/resume/resume-schema';
import { addFieldsToResume, type FieldClash } from '../../domain/resume-text/add-fields';
import type { ResumeFields } from '../../domain/resume-text/resume-fields';

/** What would come into the resume, for the learner to see before they say yes. */
export type FillPlan = {
  personal: { field: keyof PersonalInfo; text: string }[];
  jobs: Experience[];
  schools: Education[];
  skills: string[];
  /** Details that the resume has already, with another text. They stay unless the learner chooses the new one. */
  clashes: FieldClash[];
};

/** Compares a resume with what was read from a text. */
export function planFill(resume: Resume, fields: ResumeFields): FillPlan {
  const { resume: filled, clashes } = addFieldsToResume(resume, fields, newId);
  const isNew =
    <Entry extends { id: string }>(known: readonly Entry[]) =>
    ({ id }: Entry) =>
      !known.some((entry) => entry.id === id);
  return {
    personal: personalFields.flatMap((field) =>
      filled.personalInfo[field] === resume.personalInfo[field]
        ? []
        : [{ field, text: filled.personalInfo[field] }],
    ),
    jobs: filled.experience.filter(isNew(resume.experience)),
    schools: filled.education.filter(isNew(resume.education)),
    skills: filled.skills.filter((skill) => skill !== '' && !resume.skills.includes(skill)),
    clashes,
  };
}

export function isEmptyPlan({ personal, jobs, schools, skills, clashes }: FillPlan): boolean {
  return [personal, jobs, schools, skills, clashes].every((list) => list.length === 0);
}

/** Fills the resume; `replaced` are the details for which the learner chose the text's version. */
export function fillResume(
  resume: Resume,
  fields: ResumeFields,
  replaced: ReadonlySet<keyof PersonalInfo>,
): Resume {
  const { resume: filled, clashes } = addFieldsToResume(resume, fields, newId);
  return clashes
    .filter(({ field }) => replaced.has(field))
    .reduce((changed, { field, found }) => setPersonalInfo(changed, field, found), filled);
}

const personalFields = ['name', 'email', 'phone', 'address'] as const;

function newId(): string {
  return crypto.randomUUID();
}
