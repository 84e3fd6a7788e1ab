import { skillsToText } from '../resume/edit-resume';
import { isBlankEntry } from '../resume/record-schema';
import type { NewId, LearnerRecord } from '../resume/record-schema';
import type { EducationField, ExperienceField, GameEdit } from './game-edits';
import { findStep } from './game-script';
import type { GameField, GameScript, GameSectionId } from './game-script';
import type { GameState } from './game-state';

export type SavedAnswer = { edits: GameEdit[]; entryId: string | null };

/**
 * The edits that put an answer where it belongs. The first answer of a job or school takes the
 * first entry that is still blank, or a new one: a filled entry is never written over.
 */
export function saveAnswer(
  field: GameField,
  sectionId: GameSectionId,
  text: string,
  entryId: string | null,
  world: { record: LearnerRecord; newId: NewId },
): SavedAnswer {
  if (isPersonalField(field)) {
    return { edits: [{ kind: 'set-personal-info', field, text }], entryId };
  }
  if (field === 'skills') return { edits: [{ kind: 'set-skills', text }], entryId };
  if (sectionId === 'experience' && isExperienceField(field)) {
    const id = entryId ?? blankEntryId(world.record.experience) ?? world.newId();
    return { edits: [{ kind: 'set-experience', id, field, text }], entryId: id };
  }
  if (sectionId === 'education' && isEducationField(field)) {
    const id = entryId ?? blankEntryId(world.record.education) ?? world.newId();
    return { edits: [{ kind: 'set-education', id, field, text }], entryId: id };
  }
  return { edits: [], entryId };
}

/**
 * What the reply box holds when a question is asked: the answer the record already has (typed in
 * the builder, or before going back), so that nothing is typed twice; else the old reply; else ''.
 */
export function offeredAnswer(state: GameState, script: GameScript, record: LearnerRecord): string {
  const position = findStep(script, state.stepId);
  if (position?.step.kind !== 'question') return '';
  const { field } = position.step;
  if (isPersonalField(field)) return record.personalInfo[field];
  if (field === 'skills') return skillsToText(record.skills);
  if (position.section.id === 'experience' && isExperienceField(field)) {
    return record.experience.find(({ id }) => id === state.experienceId)?.[field] ?? '';
  }
  if (position.section.id === 'education' && isEducationField(field)) {
    return record.education.find(({ id }) => id === state.educationId)?.[field] ?? '';
  }
  return state.offered;
}

function blankEntryId(entries: readonly { id: string }[]): string | null {
  return entries.find((entry) => isBlankEntry(entry))?.id ?? null;
}

function isPersonalField(field: GameField): field is 'name' | 'email' | 'phone' | 'address' {
  return field === 'name' || field === 'email' || field === 'phone' || field === 'address';
}

const experienceFields: readonly string[] = [
  'jobTitle',
  'company',
  'location',
  'startDate',
  'endDate',
  'description',
] satisfies ExperienceField[];

const educationFields: readonly string[] = [
  'degree',
  'school',
  'location',
  'graduationYear',
] satisfies EducationField[];

function isExperienceField(field: string): field is ExperienceField {
  return experienceFields.includes(field);
}

function isEducationField(field: string): field is EducationField {
  return educationFields.includes(field);
}
