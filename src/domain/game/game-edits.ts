import {
  addEducation,
  addExperience,
  setEducationField,
  setExperienceField,
  setPersonalInfo,
  setSkillsText,
} from '../resume/edit-resume';
import type { Education, Experience, PersonalInfo, LearnerRecord } from '../resume/record-schema';

/** What an answer changes in the record, as data: one edit command of the record each. */
export type GameEdit =
  | { kind: 'set-personal-info'; field: keyof PersonalInfo; text: string }
  | { kind: 'add-experience'; id: string }
  | { kind: 'add-education'; id: string }
  | { kind: 'set-experience'; id: string; field: ExperienceField; text: string }
  | { kind: 'set-education'; id: string; field: EducationField; text: string }
  | { kind: 'set-skills'; text: string };

export type ExperienceField = Exclude<keyof Experience, 'id' | 'achievement'>;
export type EducationField = Exclude<keyof Education, 'id'>;

/** The record after the edits; the very same one when they change nothing. */
export function applyGameEdits(record: LearnerRecord, edits: readonly GameEdit[]): LearnerRecord {
  return edits.reduce(applyGameEdit, record);
}

function applyGameEdit(record: LearnerRecord, edit: GameEdit): LearnerRecord {
  switch (edit.kind) {
    case 'set-personal-info':
      return setPersonalInfo(record, edit.field, edit.text);
    case 'add-experience':
      return withExperience(record, edit.id);
    case 'add-education':
      return withEducation(record, edit.id);
    case 'set-experience':
      return setExperienceField(withExperience(record, edit.id), edit.id, edit.field, edit.text);
    case 'set-education':
      return setEducationField(withEducation(record, edit.id), edit.id, edit.field, edit.text);
    case 'set-skills':
      return setSkillsText(record, edit.text);
    default:
      edit satisfies never;
      return record;
  }
}

// An answer to an entry that was deleted meanwhile (another tab) brings the entry back: nothing
// typed is lost.
function withExperience(record: LearnerRecord, id: string): LearnerRecord {
  const isThere = record.experience.some((entry) => entry.id === id);
  return isThere ? record : addExperience(record, () => id);
}

function withEducation(record: LearnerRecord, id: string): LearnerRecord {
  const isThere = record.education.some((entry) => entry.id === id);
  return isThere ? record : addEducation(record, () => id);
}
