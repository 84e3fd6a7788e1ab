import { withoutRefusedCharacters } from './without-refused-characters';
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

// Every command returns a new record, or the very same one when nothing changed. Parts that were
// not touched keep their identity, so that a screen bound to them stays quiet.

/** Sets one line of name and contact. Control characters are dropped (`withoutRefusedCharacters`), as in every command here. */
export function setPersonalInfo(
  record: LearnerRecord,
  field: keyof PersonalInfo,
  text: string,
): LearnerRecord {
  return setText(
    record,
    'personalInfo',
    setText(record.personalInfo, field, withoutRefusedCharacters(text)),
  );
}

/** Sets one text of the job with this id; the same record when there is no such job. */
export function setExperienceField(
  record: LearnerRecord,
  id: string,
  field: Exclude<keyof Experience, 'id'>,
  text: string,
): LearnerRecord {
  return editEntry(record, 'experience', id, (entry) =>
    setText(entry, field, withoutRefusedCharacters(text)),
  );
}

/** Sets one text of the school with this id; the same record when there is no such school. */
export function setEducationField(
  record: LearnerRecord,
  id: string,
  field: Exclude<keyof Education, 'id'>,
  text: string,
): LearnerRecord {
  return editEntry(record, 'education', id, (entry) =>
    setText(entry, field, withoutRefusedCharacters(text)),
  );
}

/** Sets one part of the PAR statement that is being written. */
export function setDraft(record: LearnerRecord, field: DraftField, text: string): LearnerRecord {
  return setText(record, field, withoutRefusedCharacters(text));
}

/** Adds a blank job at the end of the list. */
export function addExperience(record: LearnerRecord, newId: NewId): LearnerRecord {
  return { ...record, experience: [...record.experience, blankExperience(newId)] };
}

/** Adds a blank school at the end of the list. */
export function addEducation(record: LearnerRecord, newId: NewId): LearnerRecord {
  return { ...record, education: [...record.education, blankEducation(newId)] };
}

/**
 * Turns the three drafts into a PAR statement and clears them. Null when one of them is blank: a statement
 * has all three.
 */
export function addParStatement(record: LearnerRecord, newId: NewId): LearnerRecord | null {
  const problem = record.currentProblem.trim();
  const action = record.currentAction.trim();
  const result = record.currentResult.trim();
  if (problem === '' || action === '' || result === '') return null;
  return {
    ...record,
    parStatements: [...record.parStatements, { id: newId(), problem, action, result }],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
  };
}

/** Rewrites a PAR statement. Null when a text is blank: the rule for a new one holds for an old one too. */
export function setParStatement(
  record: LearnerRecord,
  id: string,
  texts: Pick<ParStatement, 'problem' | 'action' | 'result'>,
): LearnerRecord | null {
  const [problem, action, result] = [texts.problem, texts.action, texts.result].map((text) =>
    withoutRefusedCharacters(text).trim(),
  );
  if (!problem || !action || !result) return null;
  return editEntry(record, 'parStatements', id, (entry) =>
    setText(setText(setText(entry, 'problem', problem), 'action', action), 'result', result),
  );
}

/** Takes a PAR statement out; the same record when there is none with this id. */
export function removeParStatement(record: LearnerRecord, id: string): LearnerRecord {
  return removeEntry(record, 'parStatements', id);
}

/** Takes an entry out. Its conflicts stay asleep in the document, so that an undo brings all back. */
export function removeEntry(record: LearnerRecord, list: EntryList, id: string): LearnerRecord {
  if (!record[list].some((entry) => entry.id === id)) return record;
  return { ...record, [list]: record[list].filter((entry) => entry.id !== id) };
}

/** Undo of a removal: puts the entry back at `index` (clamped). Nothing when its id is there. */
export function restoreEntry<List extends EntryList>(
  record: LearnerRecord,
  list: List,
  entry: EntryOf<List>,
  index: number,
): LearnerRecord {
  const entries: EntryOf<List>[] = record[list];
  if (entries.some(({ id }) => id === entry.id)) return record;
  const position = Math.max(0, index);
  return { ...record, [list]: [...entries.slice(0, position), entry, ...entries.slice(position)] };
}

/** Swaps an entry with its neighbour. The same record at the end of the list. */
export function moveEntry(
  record: LearnerRecord,
  list: EntryList,
  id: string,
  direction: 'up' | 'down',
): LearnerRecord {
  const from = record[list].findIndex((entry) => entry.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const moved = record[list][from];
  const neighbour = record[list][to];
  if (moved === undefined || neighbour === undefined) return record;
  const entries = [...record[list]];
  entries.splice(
    Math.min(from, to),
    2,
    ...(direction === 'up' ? [moved, neighbour] : [neighbour, moved]),
  );
  return { ...record, [list]: entries };
}

/**
 * Comma- or line-separated text to skills: trimmed, no empty ones, each text once (skills are a
 * set). No skill at all is one empty skill, as in a new record.
 */
export function setSkillsText(record: LearnerRecord, text: string): LearnerRecord {
  const skills = textToSkills(text);
  const isSame =
    skills.length === record.skills.length &&
    skills.every((skill, index) => skill === record.skills[index]);
  return isSame ? record : { ...record, skills };
}

/** The skills in a text with commas or line breaks between them: trimmed, each once; `['']` when there is none. */
export function textToSkills(text: string): string[] {
  const skills = withoutRefusedCharacters(text)
    .split(/[,\r\n]/u)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
  return skills.length === 0 ? [''] : [...new Set(skills)];
}

/** The skills in one line, with ', ' between them; '' when there is none. `textToSkills` reads it back. */
export function skillsToText(skills: readonly string[]): string {
  return skills.filter((skill) => skill.trim() !== '').join(', ');
}

/**
 * Shows the other version of a conflict; the text shown until now becomes the other one, unless it is blank. The same record
 * when no conflict has this id, or when its path leads to no text.
 */
export function swapConflict(record: LearnerRecord, id: string): LearnerRecord {
  const conflict = record.conflicts?.find((candidate) => candidate.id === id);
  if (conflict === undefined) return record;
  const shown = valueAtPath(record, conflict.path);
  if (typeof shown !== 'string') return record;
  const swapped = withTextAtPath(record, conflict.path, conflict.other);
  const rest = otherConflicts(swapped, id);
  const kept = newConflict(conflict.path, shown);
  // A blank is nobody's version, and one text is listed once.
  if (shown.trim() === '' || rest.some((candidate) => candidate.id === kept.id)) {
    return withConflicts(swapped, rest);
  }
  return withConflicts(swapped, [...rest, kept]);
}

/** Drops a conflict: the text that shows stays, on every device. The same record when no conflict has this id. */
export function dismissConflict(record: LearnerRecord, id: string): LearnerRecord {
  const rest = otherConflicts(record, id);
  return rest.length === (record.conflicts?.length ?? 0) ? record : withConflicts(record, rest);
}

function otherConflicts(record: LearnerRecord, id: string) {
  return (record.conflicts ?? []).filter((conflict) => conflict.id !== id);
}

function withConflicts(
  record: LearnerRecord,
  conflicts: NonNullable<LearnerRecord['conflicts']>,
): LearnerRecord {
  const { conflicts: _before, ...rest } = record;
  return conflicts.length === 0 ? rest : { ...rest, conflicts };
}

function editEntry<List extends EntryList>(
  record: LearnerRecord,
  list: List,
  id: string,
  edit: (entry: EntryOf<List>) => EntryOf<List>,
): LearnerRecord {
  const entries: EntryOf<List>[] = record[list];
  const before = entryById(entries, id);
  if (before === undefined) return record;
  const after = edit(before);
  if (after === before) return record;
  return { ...record, [list]: entries.map((entry) => (entry === before ? after : entry)) };
}

function setText<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): T {
  // An achievement that was never there and an empty one are the same to the person.
  return (target[key] ?? '') === value ? target : { ...target, [key]: value };
}
