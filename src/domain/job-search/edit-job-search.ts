import { withoutRefusedCharacters } from '../resume/without-refused-characters';
import { isBlankEntry } from '../resume/record-schema';
import type { NewId, LearnerRecord } from '../resume/record-schema';
import type { Application, JobSearch, StaffComment } from './job-search-schema';

const none: JobSearch = { sheet: {}, applications: [], comments: [] };

/** The papers of a record; empty where it has none. */
export function jobSearchOf({ papers }: Pick<LearnerRecord, 'papers'>): JobSearch {
  return papers ?? none;
}

/** True when a person would miss what stands in the papers. */
export function hasJobSearch(record: LearnerRecord): boolean {
  const { sheet, packet, applications, comments, letters = [] } = jobSearchOf(record);
  const lists = [applications, comments, letters];
  return !isBlankEntry({ sheet, packet }) || lists.some((list) => list.length > 0);
}

// Like `edit-resume.ts`: every command returns the same record object when nothing changes.

/** The text of one answer for forms, or ''. Never walks prototypes. */
export function cheatSheetText(record: LearnerRecord, part: string, field: string): string {
  const { sheet } = jobSearchOf(record);
  const fields = Object.hasOwn(sheet, part) ? sheet[part] : undefined;
  return fields !== undefined && Object.hasOwn(fields, field) ? (fields[field] ?? '') : '';
}

/** Sets the answer to one question of forms; `part` and `field` name it as in `cheat-sheet.ts`. */
export function setCheatSheetText(
  record: LearnerRecord,
  part: string,
  field: string,
  typed: string,
): LearnerRecord {
  const text = withoutRefusedCharacters(typed);
  if (cheatSheetText(record, part, field) === text) return record;
  const { sheet } = jobSearchOf(record);
  const before = Object.hasOwn(sheet, part) ? sheet[part] : {};
  return withPapers(record, { sheet: { ...sheet, [part]: { ...before, [field]: text } } });
}

/** A new entry of the log, of a day ('YYYY-MM-DD'); it stands last. */
export function addApplication(record: LearnerRecord, newId: NewId, date: string): LearnerRecord {
  const blank: Application = {
    id: newId(),
    date,
    employer: '',
    how: '',
    contact: '',
    job: '',
    result: '',
    next: '',
    nextDate: '',
    nextDone: '',
  };
  return withPapers(record, { applications: [...jobSearchOf(record).applications, blank] });
}

/** Writes a text of an entry. Another next step, or another day for it, has not been done. */
export function setApplicationField(
  record: LearnerRecord,
  id: string,
  field: Exclude<keyof Application, 'id'>,
  typed: string,
): LearnerRecord {
  const text = withoutRefusedCharacters(typed);
  const isOtherStep = field === 'next' || field === 'nextDate';
  return editApplications(record, (application) =>
    application.id === id && (application[field] ?? '') !== text
      ? { ...application, [field]: text, ...(isOtherStep && { nextDone: '' }) }
      : application,
  );
}

/** Takes an entry out of the log. */
export function removeApplication(record: LearnerRecord, id: string): LearnerRecord {
  const { applications } = jobSearchOf(record);
  const left = applications.filter((application) => application.id !== id);
  return left.length === applications.length ? record : withPapers(record, { applications: left });
}

/** Undo of a removal or of a change: the entry stands as it was, at `index` if it was gone. */
export function restoreApplication(
  record: LearnerRecord,
  entry: Application,
  index: number,
): LearnerRecord {
  const { applications } = jobSearchOf(record);
  if (applications.some(({ id }) => id === entry.id))
    return editApplications(record, (application) =>
      application.id === entry.id ? entry : application,
    );
  const position = Math.max(0, index);
  return withPapers(record, {
    applications: [...applications.slice(0, position), entry, ...applications.slice(position)],
  });
}

/**
 * Brings comments in beside those that are there. One that staff have reworded since shows their last words; else it
 * stays as the learner left it.
 */
export function addComments(
  record: LearnerRecord,
  comments: readonly StaffComment[],
): LearnerRecord {
  const { comments: before } = jobSearchOf(record);
  const known = new Set(before.map(({ id }) => id));
  const added = comments.filter(({ id }) => !known.has(id));
  const kept = before.map((comment) => {
    const brought = comments.find(({ id }) => id === comment.id) ?? comment;
    return brought.text === comment.text ? comment : brought;
  });
  return added.length === 0 && kept.every((comment, index) => comment === before[index])
    ? record
    : withPapers(record, { comments: [...kept, ...added] });
}

/** Takes the comments with these ids out. */
export function removeComments(record: LearnerRecord, ids: ReadonlySet<string>): LearnerRecord {
  const { comments } = jobSearchOf(record);
  const left = comments.filter(({ id }) => !ids.has(id));
  return left.length === comments.length ? record : withPapers(record, { comments: left });
}

/** Marks a comment as dealt with, or as open again. */
export function setCommentDone(record: LearnerRecord, id: string, isDone: boolean): LearnerRecord {
  const done = isDone ? 'yes' : '';
  const { comments } = jobSearchOf(record);
  const after = comments.map((comment) =>
    comment.id === id && comment.done !== done ? { ...comment, done } : comment,
  );
  return after.every((comment, index) => comment === comments[index])
    ? record
    : withPapers(record, { comments: after });
}

function editApplications(
  record: LearnerRecord,
  edit: (one: Application) => Application,
): LearnerRecord {
  const { applications } = jobSearchOf(record);
  const after = applications.map(edit);
  return after.every((application, index) => application === applications[index])
    ? record
    : withPapers(record, { applications: after });
}

/** The record with other papers in the place of these. */
export function withPapers(record: LearnerRecord, parts: Partial<JobSearch>): LearnerRecord {
  return { ...record, papers: { ...jobSearchOf(record), ...parts } };
}
