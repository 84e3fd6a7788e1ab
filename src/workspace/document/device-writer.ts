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
import { editRecord, workingRecord } from './working-record';

type DeviceWriterDeps = {
  db: PersonDb;
  /** What the device held when it was read; edits count from here. */
  seen: Seen;
  /** True for a signed-in person: each write also fills the outbox slot. */
  queue: boolean;
  edge: Env;
  onSaving: (isSaving: boolean) => void;
  onWritten: (written: WrittenWork) => void;
  onFailure: (error: unknown) => void;
};

/** A write begins this soon after a keystroke; with the write itself it stays under 300 ms. */
const delayMs = 150;
/** After a refusal (a full disk, say) the device is asked again after this long, without a keystroke. */
const retryMs = 3000;

/**
 * Takes every edit of the working resume to the device: one write at a time, the newest document each time. What comes
 * back merged (another tab wrote, or the sync) goes into the memory by the same merge, so that a keystroke made during
 * the write survives.
 */
export function createDeviceWriter(deps: DeviceWriterDeps) {
  const { db, queue, edge, onSaving, onWritten, onFailure } = deps;
  let { seen } = deps;
  // What shows at the start is what the device holds, or a blank that nobody has typed into: neither needs a write.
  let onDevice = workingRecord.getState().resume;
  let newest = seen;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const isDirty = () => workingRecord.getState().resume !== onDevice;
  const unsubscribe = workingRecord.subscribe(() => {
    if (!isDirty()) return;
    onSaving(true);
    timer ??= setTimeout(() => void flush(), delayMs);
  });

  /** Writes what is typed now; resolves when the device holds it, or has refused it. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (running) return running.then(flush);
    const { resume } = workingRecord.getState();
    // Once stopped, the memory is somebody else's.
    if (!resume || isStopped) return;
    // A merge may have brought what is typed to the device already.
    if (!isDirty()) return onSaving(false);
    running = write(resume);
    await running;
    running = null;
    takeNewest();
    if (isDirty() && !isStopped) timer ??= setTimeout(() => void flush(), retryMs);
    onSaving(timer !== undefined);
  }

  async function write(doc: LearnerRecord): Promise<void> {
    try {
      await db.prepare();
      const written = await writeWork(db, { doc, seen, queue }, edge);
      seen = written.seen;
      take(doc, written.doc);
      onWritten(written);
    } catch (error) {
      onFailure(error);
    }
  }

  /** What the device does not hold yet, with the document it was typed into; null when it holds everything. */
  function unsaved(): { base: LearnerRecord | null; doc: LearnerRecord } | null {
    const { resume } = workingRecord.getState();
    return resume && isDirty() && !isStopped ? { base: seen.doc, doc: resume } : null;
  }

  /** Call with what the device holds whenever that changes, by whomever. */
  function refresh(stored: Seen): void {
    if (stored.rev > newest.rev) newest = stored;
    takeNewest();
  }

  // With typed text waiting, the write itself merges what the device has meanwhile; so there is nothing to do here.
  function takeNewest(): void {
    if (running || isDirty() || newest.rev <= seen.rev || !newest.doc) return;
    const before = seen.doc;
    seen = newest;
    take(before, newest.doc);
  }

  /** Brings the device's document into the memory, which has grown from `known`. */
  function take(known: LearnerRecord | null, stored: LearnerRecord): void {
    const { resume } = workingRecord.getState();
    // A write that ends after its person has left: the memory is somebody else's.
    if (!resume || isStopped) return;
    // The blank of an empty device says nothing: its entries must not take the place of those in the account, or merely
    // opening the page would make a new revision.
    const isNothing = known === null && isBlankRecord(resume);
    const merged = isNothing ? stored : mergeRecords({ base: known, mine: resume, theirs: stored });
    onDevice = isSameValue(merged, stored) ? merged : stored;
    editRecord(() => merged);
  }

  return {
    flush,
    unsaved,
    /** What this tab last read or wrote. */
    seen: () => seen,
    refresh,
    stop: () => {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
