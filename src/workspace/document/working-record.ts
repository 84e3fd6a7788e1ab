import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LearnerRecord } from '@/domain/resume/record-schema';

type WorkingRecordState = { record: LearnerRecord | null };

/** A record in memory. Null until the device has been read. */
export type WorkingRecord = StoreApi<WorkingRecordState>;

/** A memory with no record in it yet. */
export function createWorkingRecord(): WorkingRecord {
  return createStore<WorkingRecordState>()(() => ({ record: null }));
}

/** The record in this page's memory: what the screens show and edit. */
export const workingRecord = createWorkingRecord();

/** The record in memory, for code that runs only below a screen that has waited for it. */
export function currentRecord(): LearnerRecord {
  const { record } = workingRecord.getState();
  if (!record) throw new Error('The record is used before it has been read from the device.');
  return record;
}

/**
 * Changes the record in memory; the screens repaint at once and the writer takes it to the device. A command that
 * changes nothing returns the same object and notifies nobody. With no record in memory the edit is dropped.
 */
export function editRecord(change: (record: LearnerRecord) => LearnerRecord): void {
  changeRecord(workingRecord, change);
}

/** The same in the memory that is handed in. */
export function changeRecord(
  memory: WorkingRecord,
  change: (record: LearnerRecord) => LearnerRecord,
): void {
  memory.setState((state) => withRecord(state, state.record && change(state.record)));
}

function withRecord(state: WorkingRecordState, record: LearnerRecord | null): WorkingRecordState {
  return record === state.record ? state : { record };
}

/** One value of the record, for React; it renders again only when that value is another one. */
export function useRecord<T>(select: (record: LearnerRecord) => T): T {
  return useStore(workingRecord, ({ record }) => select(record ?? currentRecord()));
}

/** The whole record, or null when none has been read; for screens that must not wait for it. */
export function useRecordInMemory(): LearnerRecord | null {
  return useStore(workingRecord, ({ record }) => record);
}

/** A field of the record as a whole: commands leave the others the objects that they were. */
export type RecordKey = keyof LearnerRecord;

/**
 * Calls back whenever this part of the record is another one; returns the function that ends it. A long record has some
 * two hundred texts on the screen: after a keystroke only those of the changed part are read again.
 */
export function watchPart(part: RecordKey, listener: () => void): () => void {
  return workingRecord.subscribe(({ record }, { record: before }) => {
    if (record?.[part] !== before?.[part]) listener();
  });
}
