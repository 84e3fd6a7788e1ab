import { isSameExceptPositions } from '@/domain/course/reading-position';
import { hasWork } from '@/domain/job-search/has-work';
import type { Base, OutboxSlot } from '@/domain/outbox/outbox';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { useOldPage } from '@/platform/old-page';
import { storageErrorKind } from '@/workspace/persistence/storage-error';
import type { KeyRecoveryState } from '@/workspace/shared-computer/key-recovery';
import type { Memory } from './memory';
import { noSaveFacts, setSaveFacts, type SaveFacts } from './save-facts';
import type { OpenedDevice } from './open-device';

type ReporterDeps = {
  memory: Pick<Memory, 'workingRecord' | 'facts'>;
  signedIn: boolean;
  /** The account is proven to hold what is in the memory: what the device has to say does not matter. */
  isInAccount: () => boolean;
};

type StoredFacts = { doc: LearnerRecord | null; slot: OutboxSlot | null };

export type SaveReporter = ReturnType<typeof createSaveReporter>;

/** Sets the save facts of an open record, from which the status line is made. After `close` nothing is set any more. */
export function createSaveReporter({ memory, signedIn, isInAccount }: ReporterDeps) {
  const { facts, workingRecord } = memory;
  let isClosed = false;
  let base: Base | null = null;
  let lock: KeyRecoveryState = { hasLockedWork: false, opensLater: false };
  let isEncrypted = () => false;
  facts.setState({ ...noSaveFacts, signedIn, online: navigator.onLine });

  const set = (changes: Partial<SaveFacts>) => {
    if (!isClosed) setSaveFacts(facts, changes);
  };
  const isLostOnClose = () => isEncrypted() && !lock.opensLater;
  const storedFacts = ({ doc, slot }: StoredFacts) => ({
    slot,
    onlyPositionsUnsent: slot !== null && hasOnlyNewPositions(doc, base),
    hasStoredRecord: isReported(doc, facts.getState()),
    isLostOnClose: isLostOnClose(),
  });

  return {
    isClosed: () => isClosed,
    set,
    /** The device refused to store. */
    onFailure: (error: unknown) => {
      // The newer version has the database, with everything written; nothing is wrong with the device.
      if (!isInAccount() && !useOldPage.getState().isOld)
        set({ deviceError: storageErrorKind(error), saving: false });
    },
    /** The device has been read. */
    onRead: (device: Pick<OpenedDevice, 'db' | 'seen' | 'base' | 'lock' | 'couldNotOpen'>) => {
      ({ base, lock } = device);
      isEncrypted = () => device.db.mode() === 'encrypted';
      const { doc } = device.seen;
      facts.setState({
        hasStoredRecord: doc !== null && hasWork(doc),
        isLostOnClose: isLostOnClose(),
        hasLockedWork: lock.hasLockedWork,
        couldNotOpen: device.couldNotOpen,
      });
    },
    onSavingChange: (isSaving: boolean) => {
      const isShown =
        isSaving && !isInAccount() && isReported(workingRecord.getState().record, facts.getState());
      set({ saving: isShown });
    },
    onWritten: (written: StoredFacts & { base: Base | null }) => {
      ({ base } = written);
      set({ ...storedFacts(written), deviceError: null });
    },
    /** What the device holds has changed, by whomever; `isWaiting`: something typed is not among it. */
    onStoredChange: (stored: StoredFacts & { base: Base | null }, isWaiting: boolean) => {
      ({ base } = stored);
      // The device refused storage and the account holds the record: what the device holds is out of date.
      if (isInAccount()) return;
      set({ ...storedFacts(stored), savedAt: base?.savedAt ?? null });
      // Typing into a blank record is not reported as saving. Now the account's record has come, so what is typed
      // counts as unsaved.
      if (isWaiting) set({ saving: true });
    },
    onKeyStateChange: (state: KeyRecoveryState) => {
      lock = state;
      set({ hasLockedWork: lock.hasLockedWork, isLostOnClose: isLostOnClose() });
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** Keeps the number of texts to choose from; returns the function that ends it. */
export function countConflicts({
  workingRecord,
  facts,
}: Pick<Memory, 'workingRecord' | 'facts'>): () => void {
  const count = (record: LearnerRecord | null) =>
    setSaveFacts(facts, { conflicts: record ? unresolvedConflicts(record).length : 0 });
  count(workingRecord.getState().record);
  return workingRecord.subscribe(({ record }) => count(record));
}

/** Whether a record holds nothing that the account lacks but places in the course. */
function hasOnlyNewPositions(record: LearnerRecord | null, base: Base | null): boolean {
  if (record === null) return false;
  return base === null ? !hasWork(record) : isSameExceptPositions(record, base.doc);
}

/** Whether the status line speaks of a record. Once it has, it goes on: emptying it is a change, too. */
function isReported(
  record: LearnerRecord | null,
  { hasStoredRecord, savedAt, slot }: SaveFacts,
): boolean {
  const hasSpoken = hasStoredRecord || savedAt !== null || slot !== null;
  return record !== null && (hasSpoken || hasWork(record));
}
