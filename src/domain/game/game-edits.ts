import {
  addEducation,
  addExperience,
  setEducationField,
  setExperienceField,
  setPersonalInfo,
  setSkillsText,
} from '../resume/edit-resume';
import type { Education, Experience, PersonalInfo, LearnerRecord } from '../resume/record-schema';

/** What an answer changes in the resume, as data: one edit command of the resume each. */
export type GameEdit =
  | { kind: 'set-personal-info'; field: keyof PersonalInfo; text: string }
  | { kind: 'add-experience'; id: string }
  | { kind: 'add-education'; id: string }
  | { kind: 'set-experience'; id: string; field: ExperienceField; text: string }
  | { kind: 'set-education'; id: string; field: EducationField; text: string }
  | { kind: 'set-skills'; text: string };

export type ExperienceField = Exclude<keyof Experience, 'id' | 'achievement'>;
export type EducationField = Exclude<keyof Education, 'id'>;

/** The resume after the edits; the very same one when they change nothing. */
export function applyGameEdits(resume: LearnerRecord, edits: readonly GameEdit[]): LearnerRecord {
  return edits.reduce(applyGameEdit, resume);
}

function applyGameEdit(resume: LearnerRecord, edit: GameEdit): LearnerRecord {
  switch (edit.kind) {
    case 'set-personal-info':
      return setPersonalInfo(resume, edit.field, edit.text);
    case 'add-experience':
      return withExperience(resume, edit.id);
    case 'add-education':
      return withEducation(resume, edit.id);
    case 'set-experience':
      return setExperienceField(withExperience(resume, edit.id), edit.id, edit.field, edit.text);
    case 'set-education':
      return setEducationField(withEducation(resume, edit.id), edit.id, edit.field, edit.text);
    default:
      return setSkillsText(resume, edit.text);
  }
}

// An answer to an entry that was deleted meanwhile (another tab) brings the entry back: nothing
// typed is lost.
function withExperience(resume: LearnerRecord, id: string): LearnerRecord {
  const isThere = resume.experience.some((entry) => entry.id === id);
  return isThere ? resume : addExperience(resume, () => id);
}

function withEducation(resume: LearnerRecord, id: string): LearnerRecord {
  const isThere = resume.education.some((entry) => entry.id === id);
  return isThere ? resume : addEducation(resume, () => id);
}
