import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LearnerRecord } from '@/domain/resume/record-schema';

type WorkingResume = { resume: LearnerRecord | null };

/** A record in memory. Null until the device has been read. */
export type WorkingRecord = StoreApi<WorkingResume>;

/** A memory with no record in it yet. */
export function createWorkingRecord(): WorkingRecord {
  return createStore<WorkingResume>()(() => ({ resume: null }));
}

/** The record in this page's memory: what the screens show and edit. */
export const workingRecord = createWorkingRecord();

/** The resume in memory, for code that runs only below a screen that has waited for it. */
export function currentRecord(): LearnerRecord {
  const { resume } = workingRecord.getState();
  if (!resume) throw new Error('The resume is used before it has been read from the device.');
  return resume;
}

/**
 * Changes the resume in memory; the screens repaint at once and the writer takes it to the device. A command that
 * changes nothing returns the same object and tells nobody.
 */
export function editRecord(change: (resume: LearnerRecord) => LearnerRecord): void {
  changeRecord(workingRecord, change);
}

/** The same in the memory that is handed in. */
export function changeRecord(
  record: WorkingRecord,
  change: (resume: LearnerRecord) => LearnerRecord,
): void {
  record.setState((state) => withResume(state, state.resume && change(state.resume)));
}

function withResume(state: WorkingResume, resume: LearnerRecord | null): WorkingResume {
  return resume === state.resume ? state : { resume };
}

/** One value of the resume, for React; it renders again only when that value is another one. */
export function useRecord<T>(select: (resume: LearnerRecord) => T): T {
  return useStore(workingRecord, ({ resume }) => select(resume ?? currentRecord()));
}

/** The whole resume, or null when none has been read; for screens that must not wait for it. */
export function useRecordInMemory(): LearnerRecord | null {
  return useStore(workingRecord, ({ resume }) => resume);
}

/** A field of the resume as a whole: commands leave the others the objects that they were. */
export type ResumePart = keyof LearnerRecord;

/**
 * Calls back whenever this part of the resume is another one; returns the function that ends it. A long resume has some
 * two hundred texts on the screen: a key has to be read only by those that show its part.
 */
export function watchPart(part: ResumePart, listener: () => void): () => void {
  return workingRecord.subscribe(({ resume }, { resume: before }) => {
    if (resume?.[part] !== before?.[part]) listener();
  });
}
