import type { SessionStore } from '@/backend/session-store';
import { applyCourseEdits, type CourseEdit } from '@/domain/course/course-record';
import { readCourseEdits } from '@/domain/course/read-course-edits';
import { mergeRecords } from '@/domain/merge/merge-records';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { deleteDraftRow, putDraftRow, readDraftRows } from '@/workspace/persistence/draft-rows';
import { createDraftStorage } from './draft-storage';

/** Typed text that the device's database does not hold yet, with the document it was typed into. */
export type Unsaved = { base: LearnerRecord | null; doc: LearnerRecord };

/** The drafts of pages that were closed before their last write ended: whole documents, and single texts of the course. */
export type RecoveredDrafts = { docs: Unsaved[]; edits: CourseEdit[] };

/** A record with what was left of it, the oldest words first. */
export function mergeRecoveredDrafts(
  record: LearnerRecord,
  { docs, edits }: RecoveredDrafts,
): LearnerRecord {
  const merged = docs.reduce(
    (theirs, { base, doc }) => mergeRecords({ base, mine: doc, theirs }),
    record,
  );
  return applyCourseEdits(merged, edits);
}

export type DraftJournal = ReturnType<typeof createDraftJournal>;

/**
 * The draft journal of one page and person: what is typed and not in the record's own row yet, under this page's own keys in
 * the `drafts` table and in Web Storage. `clear` empties it once the database holds everything typed.
 */
export function createDraftJournal(
  personId: string,
  db: PersonDb,
  session: Pick<SessionStore, 'readMarker'>,
) {
  const words = createDraftStorage('draft', personId, session);
  const course = createDraftStorage('course-draft', personId, session);
  // Keys sort by time, so that what an older page left is merged first.
  const page = `${String(Date.now())}-${crypto.randomUUID()}`;
  const storages = [words, course];
  const [docId, editsId] = [`resume/${page}`, `course/${page}`];
  let taken: readonly string[] = [];
  const write = (unsaved: Unsaved | null) => {
    if (unsaved) words.write(unsaved);
  };
  const dropRead = () => {
    for (const storage of storages) storage.dropRead();
    for (const id of taken) deleteDraftRow(db, id);
    taken = [];
  };
  const clear = () => {
    for (const storage of storages) storage.clear();
    for (const id of [docId, editsId]) deleteDraftRow(db, id);
    dropRead();
  };
  const readRows = async (part: string, ownId: string) => {
    const rows = await readDraftRows(db, part, ownId).catch(() => []);
    taken = [...taken, ...rows.map(({ id }) => id)];
    return rows.map(({ value }) => value);
  };
  return {
    write,
    /** Call with each change of the record, see {@link createDraftStorage}. */
    follow: words.follow,
    /** Stores it within the running task, before anything that is stored after it. */
    keepAtOnce: (unsaved: Unsaved | null) => {
      if (unsaved) putDraftRow(db, { id: docId, value: unsaved });
    },
    /** The same with single texts of the course, each time all that the database does not hold. */
    keepTexts: (edits: readonly CourseEdit[]) => putDraftRow(db, { id: editsId, value: edits }),
    read: async (): Promise<RecoveredDrafts> => {
      const docs = [...(await readRows('resume', docId)), ...(await words.read())];
      const edits = [...(await readRows('course', editsId)), ...(await course.read())];
      return {
        docs: docs.flatMap((value) => readUnsaved(value) ?? []),
        edits: edits.flatMap(readCourseEdits),
      };
    },
    /** Call when the database has what `read` answered: brought in once more it would come over newer words. */
    dropRead,
    clear,
    /** Call when another person's record opens in this tab: keeps drafts for their owner only where that is allowed. */
    leave: (unsaved: Unsaved | null) => {
      clear();
      if (words.mayStay()) write(unsaved);
    },
  };
}

function readUnsaved(value: unknown): Unsaved | null {
  const stored = value as { base?: unknown; doc?: unknown } | null;
  const doc = readRecordDocument(stored?.doc);
  const base = readRecordDocument(stored?.base);
  return doc.ok ? { doc: doc.record, base: base.ok ? base.record : null } : null;
}
