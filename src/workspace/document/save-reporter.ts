import { isSameExceptPositions } from '@/domain/course/reading-position';
import { hasWork } from '@/domain/job-search/has-work';
import type { Base, OutboxSlot } from '@/domain/outbox/outbox';
import { openConflicts } from '@/domain/resume/conflicts';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { useOldPage } from '@/platform/old-page';
import { storageErrorKind } from '@/workspace/persistence/storage-error';
import type { KeyRecoveryState } from '@/workspace/shared-computer/account-lock';
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

/** Tells the status line where an open record is. Once it is closed nothing that still runs speaks of it any more. */
export function createSaveReporter({ memory, signedIn, isInAccount }: ReporterDeps) {
  const { facts, workingRecord } = memory;
  let isClosed = false;
  let base: Base | null = null;
  let lock: KeyRecoveryState = { hasLockedWork: false, opensLater: false };
  let isEncrypted = () => false;
  facts.setState({ ...noSaveFacts, signedIn, online: navigator.onLine });

  const tell = (news: Partial<SaveFacts>) => {
    if (!isClosed) setSaveFacts(facts, news);
  };
  const isForWindow = () => isEncrypted() && !lock.opensLater;
  const aboutStored = ({ doc, slot }: StoredFacts) => ({
    slot,
    hasOnlyPlaces: slot !== null && hasOnlyNewPositions(doc, base),
    isKept: isReported(doc, facts.getState()),
    isForWindow: isForWindow(),
  });

  return {
    isClosed: () => isClosed,
    tell,
    /** The device does not store. */
    onFailure: (error: unknown) => {
      // The newer version has the database, with everything written; nothing is wrong with the device.
      if (!isInAccount() && !useOldPage.getState().isOld)
        tell({ deviceError: storageErrorKind(error), saving: false });
    },
    /** The device has been read. */
    read: (device: Pick<OpenedDevice, 'db' | 'seen' | 'base' | 'lock' | 'isUnread'>) => {
      ({ base, lock } = device);
      isEncrypted = () => device.db.mode() === 'encrypted';
      const { doc } = device.seen;
      facts.setState({
        isKept: doc !== null && hasWork(doc),
        isForWindow: isForWindow(),
        hasLockedWork: lock.hasLockedWork,
        isUnread: device.isUnread,
      });
    },
    saving: (isSaving: boolean) => {
      const isSaid =
        isSaving && !isInAccount() && isReported(workingRecord.getState().record, facts.getState());
      tell({ saving: isSaid });
    },
    written: (written: StoredFacts & { base: Base | null }) => {
      ({ base } = written);
      tell({ ...aboutStored(written), deviceError: null });
    },
    /** What the device holds has changed, by whomever; `isWaiting`: something typed is not among it. */
    stored: (stored: StoredFacts & { base: Base | null }, isWaiting: boolean) => {
      ({ base } = stored);
      // The device refused storage and the account holds the record: what the device holds is out of date.
      if (isInAccount()) return;
      tell({ ...aboutStored(stored), savedAt: base?.savedAt ?? null });
      // Typing into a blank record is not reported as saving. Now the account's record has come, so what is typed counts as unsaved.
      if (isWaiting) tell({ saving: true });
    },
    onKeyStateChange: (state: KeyRecoveryState) => {
      lock = state;
      tell({ hasLockedWork: lock.hasLockedWork, isForWindow: isForWindow() });
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
    setSaveFacts(facts, { conflicts: record ? openConflicts(record).length : 0 });
  count(workingRecord.getState().record);
  return workingRecord.subscribe(({ record }) => count(record));
}

/** Whether a record holds nothing that the account lacks but places in the course. */
function hasOnlyNewPositions(record: LearnerRecord | null, base: Base | null): boolean {
  if (record === null) return false;
  return base === null ? !hasWork(record) : isSameExceptPositions(record, base.doc);
}

/** Whether the status line speaks of a record. Once it has, it goes on: emptying it is a change, too. */
function isReported(record: LearnerRecord | null, { isKept, savedAt, slot }: SaveFacts): boolean {
  const hasSpoken = isKept || savedAt !== null || slot !== null;
  return record !== null && (hasSpoken || hasWork(record));
}
