import * as fc from 'fast-check';
import {
  addEducation,
  addExperience,
  addParStatement,
  dismissConflict,
  moveEntry,
  removeEntry,
  setDraft,
  setExperienceField,
  setPersonalInfo,
  setSkillsText,
  swapConflict,
} from '@/domain/resume/edit-resume';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import {
  addSectionEntry,
  hideSection,
  removeSectionEntry,
  setSectionField,
} from '@/domain/sections/edit-sections';

export type Edit = { kind: number; place: number; text: string };

/** Few texts, so that two people often type the same; blanks, so that fields get emptied. */
const someText = fc.constantFrom('', ' ', 'a', 'b', 'c', 'd', 'a, b', 'c, a', 'è 👩‍🍳');

/** A random sequence of what a person may do. */
export const someEdits = fc.array(
  fc.record({ kind: fc.nat(17), place: fc.nat(3), text: someText }),
  { maxLength: 12 },
);

/** Carries the edits out; `name` keeps the ids of two people apart. */
export function applyEdits(
  resume: LearnerRecord,
  edits: readonly Edit[],
  name: string,
): LearnerRecord {
  let count = 0;
  const newId = () => `${name}-${(count += 1)}`;
  return edits.reduce((one, edit) => applyEdit(one, edit, newId), resume);
}

function applyEdit(
  resume: LearnerRecord,
  { kind, place, text }: Edit,
  newId: () => string,
): LearnerRecord {
  const job = at(resume.experience, place)?.id ?? '';
  const conflict = at(resume.conflicts ?? [], place)?.id ?? '';
  const certificate = at(resume.sections?.certificates ?? [], place)?.id ?? '';
  switch (kind) {
    case 0:
      return setPersonalInfo(resume, place < 2 ? 'name' : 'email', text);
    case 1:
      return setExperienceField(resume, job, 'jobTitle', text);
    case 2:
      return setExperienceField(resume, job, 'achievement', text);
    case 3:
      return withNewJob(resume, text, newId());
    case 4:
      return removeEntry(resume, 'experience', job);
    case 5:
      return moveEntry(resume, 'experience', job, place < 2 ? 'up' : 'down');
    case 6:
      return setSkillsText(resume, text);
    case 7:
      return (
        addParStatement(withDrafts(resume, text), newId) ?? setDraft(resume, 'currentAction', text)
      );
    case 8:
      return removeEntry(resume, 'parStatements', at(resume.parStatements, place)?.id ?? '');
    case 9:
      return swapConflict(resume, conflict);
    case 10:
      return dismissConflict(resume, conflict);
    case 11:
      return addEducation(resume, newId);
    case 12:
      return removeEntry(resume, 'education', at(resume.education, place)?.id ?? '');
    case 13:
      return withUnknown(resume, place, text);
    case 14:
      return withCertificate(resume, text, newId());
    case 15:
      return removeSectionEntry(resume, 'certificates', certificate);
    case 16:
      return hideSection(resume, 'skills', place < 2);
    default:
      return addExperience(resume, newId);
  }
}

function withNewJob(resume: LearnerRecord, company: string, id: string): LearnerRecord {
  return setExperienceField(
    addExperience(resume, () => id),
    id,
    'company',
    company,
  );
}

function withCertificate(resume: LearnerRecord, name: string, id: string): LearnerRecord {
  const added = addSectionEntry(resume, 'certificates', () => id);
  return setSectionField(added, 'certificates', id, 'name', name);
}

function withDrafts(resume: LearnerRecord, text: string): LearnerRecord {
  return { ...resume, currentProblem: text, currentAction: text, currentResult: `${text}!` };
}

/** Keys of a version that is not written yet. */
function withUnknown(resume: LearnerRecord, place: number, text: string): LearnerRecord {
  const loose: Record<string, unknown> = { ...resume };
  if (place === 0) loose['site'] = text;
  if (place === 1) loose['theme'] = { ...(loose['theme'] as object | undefined), ink: text };
  if (place === 2) loose['tags'] = text.split(',').map((tag) => tag.trim());
  if (place === 3) delete loose['site'];
  return loose as LearnerRecord;
}

function at<T>(items: readonly T[], place: number): T | undefined {
  return items.length === 0 ? undefined : items[place % items.length];
}
