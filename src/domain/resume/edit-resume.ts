import { cleanText } from './clean-text';
import { newConflict, valueAtPath, withTextAtPath } from './conflicts';
import { entryById } from './entry-by-id';
import { blankEducation, blankExperience } from './record-schema';
import type {
  DraftField,
  Education,
  EntryList,
  EntryOf,
  Experience,
  NewId,
  ParStatement,
  PersonalInfo,
  LearnerRecord,
} from './record-schema';

// Every command returns a new resume, or the very same one when nothing changed. Parts that were
// not touched keep their identity, so that a screen bound to them stays quiet.

export function setPersonalInfo(
  resume: LearnerRecord,
  field: keyof PersonalInfo,
  text: string,
): LearnerRecord {
  return setText(resume, 'personalInfo', setText(resume.personalInfo, field, cleanText(text)));
}

export function setExperienceField(
  resume: LearnerRecord,
  id: string,
  field: Exclude<keyof Experience, 'id'>,
  text: string,
): LearnerRecord {
  return editEntry(resume, 'experience', id, (entry) => setText(entry, field, cleanText(text)));
}

export function setEducationField(
  resume: LearnerRecord,
  id: string,
  field: Exclude<keyof Education, 'id'>,
  text: string,
): LearnerRecord {
  return editEntry(resume, 'education', id, (entry) => setText(entry, field, cleanText(text)));
}

export function setDraft(resume: LearnerRecord, field: DraftField, text: string): LearnerRecord {
  return setText(resume, field, cleanText(text));
}

export function addExperience(resume: LearnerRecord, newId: NewId): LearnerRecord {
  return { ...resume, experience: [...resume.experience, blankExperience(newId)] };
}

export function addEducation(resume: LearnerRecord, newId: NewId): LearnerRecord {
  return { ...resume, education: [...resume.education, blankEducation(newId)] };
}

/**
 * Turns the three drafts into a PAR statement and clears them. Null when one of them is blank: a statement
 * has all three.
 */
export function addParStatement(resume: LearnerRecord, newId: NewId): LearnerRecord | null {
  const problem = resume.currentProblem.trim();
  const action = resume.currentAction.trim();
  const result = resume.currentResult.trim();
  if (problem === '' || action === '' || result === '') return null;
  return {
    ...resume,
    parStatements: [...resume.parStatements, { id: newId(), problem, action, result }],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
  };
}

/** Rewrites a PAR statement. Null when a text is blank: the rule for a new one holds for an old one too. */
export function setParStatement(
  resume: LearnerRecord,
  id: string,
  texts: Pick<ParStatement, 'problem' | 'action' | 'result'>,
): LearnerRecord | null {
  const [problem, action, result] = [texts.problem, texts.action, texts.result].map((text) =>
    cleanText(text).trim(),
  );
  if (!problem || !action || !result) return null;
  return editEntry(resume, 'parStatements', id, (entry) =>
    setText(setText(setText(entry, 'problem', problem), 'action', action), 'result', result),
  );
}

export function removeParStatement(resume: LearnerRecord, id: string): LearnerRecord {
  return removeEntry(resume, 'parStatements', id);
}

/** Takes an entry out. Its conflicts stay asleep in the document, so that an undo brings all back. */
export function removeEntry(resume: LearnerRecord, list: EntryList, id: string): LearnerRecord {
  if (!resume[list].some((entry) => entry.id === id)) return resume;
  return { ...resume, [list]: resume[list].filter((entry) => entry.id !== id) };
}

/** Undo of a removal: puts the entry back at `index` (clamped). Nothing when its id is there. */
export function restoreEntry<List extends EntryList>(
  resume: LearnerRecord,
  list: List,
  entry: EntryOf<List>,
  index: number,
): LearnerRecord {
  const entries: EntryOf<List>[] = resume[list];
  if (entries.some(({ id }) => id === entry.id)) return resume;
  const place = Math.max(0, index);
  return { ...resume, [list]: [...entries.slice(0, place), entry, ...entries.slice(place)] };
}

/** Swaps an entry with its neighbour. The same resume at the end of the list. */
export function moveEntry(
  resume: LearnerRecord,
  list: EntryList,
  id: string,
  direction: 'up' | 'down',
): LearnerRecord {
  const from = resume[list].findIndex((entry) => entry.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const moved = resume[list][from];
  const neighbour = resume[list][to];
  if (moved === undefined || neighbour === undefined) return resume;
  const entries = [...resume[list]];
  entries.splice(
    Math.min(from, to),
    2,
    ...(direction === 'up' ? [moved, neighbour] : [neighbour, moved]),
  );
  return { ...resume, [list]: entries };
}

/**
 * Comma- or line-separated text to skills: trimmed, no empty ones, each text once (skills are a
 * set). No skill at all is one empty skill, as in a new resume.
 */
export function setSkillsText(resume: LearnerRecord, text: string): LearnerRecord {
  const skills = textToSkills(text);
  const isSame =
    skills.length === resume.skills.length &&
    skills.every((skill, index) => skill === resume.skills[index]);
  return isSame ? resume : { ...resume, skills };
}

export function textToSkills(text: string): string[] {
  const skills = cleanText(text)
    .split(/[,\r\n]/u)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
  return skills.length === 0 ? [''] : [...new Set(skills)];
}

export function skillsToText(skills: readonly string[]): string {
  return skills.filter((skill) => skill.trim() !== '').join(', ');
}

/** Shows the other version; what showed until now becomes the other one. */
export function swapConflict(resume: LearnerRecord, id: string): LearnerRecord {
  const conflict = resume.conflicts?.find((one) => one.id === id);
  if (conflict === undefined) return resume;
  const shown = valueAtPath(resume, conflict.path);
  if (typeof shown !== 'string') return resume;
  const swapped = withTextAtPath(resume, conflict.path, conflict.other);
  const rest = otherConflicts(swapped, id);
  const kept = newConflict(conflict.path, shown);
  // A blank is nobody's version, and one text is listed once.
  if (shown.trim() === '' || rest.some((one) => one.id === kept.id)) {
    return withConflicts(swapped, rest);
  }
  return withConflicts(swapped, [...rest, kept]);
}

/** The person has decided: what shows stays, the other version goes, on every device. */
export function dismissConflict(resume: LearnerRecord, id: string): LearnerRecord {
  const rest = otherConflicts(resume, id);
  return rest.length === (resume.conflicts?.length ?? 0) ? resume : withConflicts(resume, rest);
}

function otherConflicts(resume: LearnerRecord, id: string) {
  return (resume.conflicts ?? []).filter((one) => one.id !== id);
}

function withConflicts(
  resume: LearnerRecord,
  conflicts: NonNullable<LearnerRecord['conflicts']>,
): LearnerRecord {
  const { conflicts: _before, ...rest } = resume;
  return conflicts.length === 0 ? rest : { ...rest, conflicts };
}

function editEntry<List extends EntryList>(
  resume: LearnerRecord,
  list: List,
  id: string,
  edit: (entry: EntryOf<List>) => EntryOf<List>,
): LearnerRecord {
  const entries: EntryOf<List>[] = resume[list];
  const before = entryById(entries, id);
  if (before === undefined) return resume;
  const after = edit(before);
  if (after === before) return resume;
  return { ...resume, [list]: entries.map((entry) => (entry === before ? after : entry)) };
}

function setText<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): T {
  // An achievement that was never there and an empty one are the same to the person.
  return (target[key] ?? '') === value ? target : { ...target, [key]: value };
}
