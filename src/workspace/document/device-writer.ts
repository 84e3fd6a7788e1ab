import { mergeRecords } from '@/domain/merge/merge-records';
import { isSameValue } from '@/domain/resume/json-value';
import { isBlankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import type { PersonDb } from '@/workspace/persistence/person-db';
import {
  writeWork,
  type Env,
  type Seen,
  type WrittenWork,
} from '@/workspace/persistence/record-store';
import type { MemorySync } from './account-sync';
import { changeRecord, type WorkingRecord } from './working-record';

type DeviceWriterDeps = {
  workingRecord: WorkingRecord;
  db: PersonDb;
  /** What the device held when it was read; edits count from here. */
  seen: Seen;
  /** True for a signed-in person: each write also fills the outbox slot. */
  queue: boolean;
  /** What the page has learnt of the account and the device does not know yet; null for a guest. */
  account: Pick<MemorySync, 'getUnstoredState' | 'confirmStored'> | null;
  env: Env;
  onSaving: (isSaving: boolean) => void;
  onWritten: (written: WrittenWork) => void;
  onFailure: (error: unknown) => void;
};

/** A write begins this soon after a keystroke; with the write itself it stays under 300 ms. */
const delayMs = 150;
/** After a refusal (a full disk, say) the device is asked again after this long, without a keystroke. */
const retryMs = 3000;

export type DeviceWriter = ReturnType<typeof createDeviceWriter>;

type WriterState = Omit<DeviceWriterDeps, 'seen'> & {
  /** What this tab last read or wrote. */
  seen: Seen;
  /** The newest that the device is known to hold. */
  newest: Seen;
  /** The record in memory that needs no write: it is on the device, or is a blank that nobody has typed into. */
  onDevice: LearnerRecord | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  running: Promise<void> | null;
  isStopped: boolean;
};

/**
 * Takes every edit of the working record to the device: one write at a time, the newest document each time. What comes
 * back merged (another tab wrote, or the sync) goes into the memory by the same merge, so that a keystroke made during
 * the write survives.
 */
export function createDeviceWriter(deps: DeviceWriterDeps) {
  const state: WriterState = {
    ...deps,
    newest: deps.seen,
    // At the start the memory equals the device, or is a blank record that nobody has typed into: nothing to write.
    onDevice: deps.workingRecord.getState().record,
    timer: undefined,
    running: null,
    isStopped: false,
  };
  const unsubscribe = deps.workingRecord.subscribe(() => {
    if (!isDirty(state)) return;
    state.onSaving(true);
    schedule(state, delayMs);
  });
  return {
    /** Writes what is typed now; resolves when the device holds it, or has refused it. */
    flush: () => flush(state),
    /** What the device does not hold yet, with the document it was typed into; null when it holds everything. */
    unsaved: () => unsaved(state),
    /** What this tab last read or wrote. */
    seen: () => state.seen,
    /** Call with what the device holds whenever that changes, by whomever. */
    refresh: (stored: Seen) => {
      if (stored.rev > state.newest.rev) state.newest = stored;
      takeNewest(state);
      if (isDirty(state) && !state.running) schedule(state, delayMs);
    },
    stop: () => {
      state.isStopped = true;
      unsubscribe();
      clearTimeout(state.timer);
    },
  };
}

function isDirty({ account, onDevice, workingRecord }: WriterState): boolean {
  return workingRecord.getState().record !== onDevice || account?.getUnstoredState() != null;
}

function schedule(state: WriterState, ms: number): void {
  if (!state.isStopped) state.timer ??= setTimeout(() => void flush(state), ms);
}

function unsaved(state: WriterState): { base: LearnerRecord | null; doc: LearnerRecord } | null {
  const { record } = state.workingRecord.getState();
  return record && isDirty(state) && !state.isStopped
    ? { base: state.seen.doc, doc: record }
    : null;
}

async function flush(state: WriterState): Promise<void> {
  clearTimeout(state.timer);
  state.timer = undefined;
  if (state.running) return state.running.then(() => flush(state));
  const { record } = state.workingRecord.getState();
  // Stopped: the memory may hold another person's record by now.
  if (!record || state.isStopped) return;
  // A merge with what another tab wrote may have made the memory equal to the device.
  if (!isDirty(state)) return state.onSaving(false);
  state.running = write(state, record);
  await state.running;
  state.running = null;
  takeNewest(state);
  if (isDirty(state)) schedule(state, retryMs);
  state.onSaving(state.timer !== undefined);
}

async function write(state: WriterState, doc: LearnerRecord): Promise<void> {
  const { account, db, queue, env } = state;
  try {
    await db.prepare();
    const learnt = account?.getUnstoredState() ?? null;
    const written = await writeWork(db, { doc, seen: state.seen, queue, learnt }, env);
    if (learnt) account?.confirmStored(learnt);
    state.seen = written.seen;
    mergeIntoMemory(state, doc, written.doc);
    state.onWritten(written);
  } catch (error) {
    state.onFailure(error);
  }
}

/** Takes over a newer document of the device. With typed text waiting it does nothing: the next write merges both. */
function takeNewest(state: WriterState): void {
  const { newest, running, seen } = state;
  if (running || isDirty(state) || newest.rev <= seen.rev || !newest.doc) return;
  state.seen = newest;
  mergeIntoMemory(state, seen.doc, newest.doc);
}

/**
 * Takes over what the device stores (`stored`). The memory was made from `known`, so the two are merged with `known` as
 * their base, and what was typed since stays.
 */
function mergeIntoMemory(
  state: WriterState,
  known: LearnerRecord | null,
  stored: LearnerRecord,
): void {
  const { record } = state.workingRecord.getState();
  // This write ended after its person left: the memory may hold another person's record by now.
  if (!record || state.isStopped) return;
  // Do not merge the blank record of an empty device: its empty entries would be added to those of the account, and merely
  // opening the page would make a new revision.
  const isNothing = known === null && isBlankRecord(record);
  const merged = isNothing ? stored : mergeRecords({ base: known, mine: record, theirs: stored });
  state.onDevice = isSameValue(merged, stored) ? merged : stored;
  changeRecord(state.workingRecord, () => merged);
}
