import { mergeRecords } from '@/domain/merge/merge-records';
import type { Work } from '@/domain/outbox/reconcile';
import { isBlankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { LockBusy } from '@/workspace/session/under-lock';
import { syncInMemory, type MemorySyncDeps } from '@/workspace/sync/sync-in-memory';
import { useSaveFacts } from './save-facts';
import { workingRecord } from './working-record';

export type MemorySync = ReturnType<typeof createMemorySync>;

/**
 * Takes a signed-in person's work between memory and account while their device refuses to store it. The status line
 * then says that it is in the account, until the next edit.
 */
export function createMemorySync(deps: MemorySyncDeps) {
  let known: Pick<Work, 'slot' | 'base'> = { slot: null, base: null };
  let inAccount: LearnerRecord | null = null;
  let isStopped = false;

  async function run(): Promise<void> {
    const { resume } = workingRecord.getState();
    if (!resume || isStopped) return;
    const isNothing = known.base === null && isBlankRecord(resume);
    const doc = isNothing ? null : resume;
    const sent = await syncInMemory(deps, { ...known, doc }).catch(nothingIfBusy);
    if (sent === null || isStopped) return;
    const { work, isInAccount } = sent;
    known = { slot: work.slot, base: work.base };
    if (!work.doc) return;
    if (isInAccount) inAccount = work.doc;
    take(resume, work.doc);
    if (holds()) {
      const savedAt = work.base?.savedAt ?? null;
      useSaveFacts.setState({ deviceError: null, saving: false, slot: null, savedAt });
    }
  }

  /** True while the account is proven to hold exactly what is in the memory. */
  function holds(): boolean {
    return inAccount !== null && workingRecord.getState().resume === inAccount;
  }

  return {
    run,
    holds,
    /** What the device could still say about outbox and account. */
    know: (slotAndBase: Pick<Work, 'slot' | 'base'>) => {
      known = slotAndBase;
    },
    /** The memory is somebody else's from now on; a run under way leaves it alone. */
    stop: () => {
      isStopped = true;
    },
  };
}

/** A stopped tab has the turn. */
function nothingIfBusy(error: unknown): null {
  if (error instanceof LockBusy) return null;
  throw error;
}

/** Brings the merged document into the memory; words typed since `sent` was taken from it stay. */
function take(sent: LearnerRecord, merged: LearnerRecord): void {
  workingRecord.setState(({ resume }) => {
    if (resume === null || resume === sent) return { resume: resume && merged };
    return { resume: mergeRecords({ base: sent, mine: resume, theirs: merged }) };
  });
}
