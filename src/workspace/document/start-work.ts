import { isSameButPlaces } from '@/domain/course/places';
import type { Base } from '@/domain/outbox/outbox';
import { hasWork } from '@/domain/job-search/has-work';
import { openConflicts } from '@/domain/resume/conflicts';
import { blankResume, type LearnerRecord } from '@/domain/resume/record-schema';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { hasPersonDb } from '@/workspace/persistence/person-dbs';
import { loadWork, type Env, type Seen } from '@/workspace/persistence/record-store';
import { isTransient, storageErrorKind } from '@/workspace/persistence/storage-error';
import { deleteBackgroundSyncToken } from '@/workspace/persistence/background-sync-token';
import { watchWork, type WatchedWork } from '@/workspace/persistence/watch-work';
import { listenToPage } from '@/workspace/sync/page-events';
import type { SyncScheduler } from '@/workspace/sync/sync-scheduler';
import { readLockState, type LockState } from '@/workspace/shared-computer/account-lock';
import { dropPending, enterCourse, rebasePending } from './course-memory';
import { createDeviceWriter } from './device-writer';
import { followLock } from './follow-lock';
import { offerGuestWork } from './guest-offer';
import { requestBackgroundSync } from './request-background-sync';
import { createMemorySync, type MemorySync } from './memory-sync';
import { useOldPage } from '@/platform/old-page';
import { openDb } from '@/workspace/shared-computer/encryption-policy';
import { noSaveFacts, noteSaveFacts, useSaveFacts, type SaveFacts } from './save-facts';
import { sessionStore } from '@/workspace/session/session';
import { browserSyncDeps, startSync } from './start-sync';
import { mergeRecoveredDrafts, createDraftJournal } from './draft-journal';
import { editRecord, workingRecord } from './working-record';

/** A person's work while it is open: typed text goes to the device, and for a signed-in person to the account. */
export type OpenWork = {
  /** Resolves when everything typed is on the device, or the device has refused it. */
  flush: () => Promise<void>;
  /** Sends what is unsent; resolves when this attempt has settled. A guest's work stays where it is. */
  sendNow: () => Promise<void>;
  /** Writes what is typed, then lets go of the device's database. */
  close: () => Promise<void>;
};

type Report = (error: unknown) => void;
/** What stands in while the device refuses to store. */
type Safety = { memory: MemorySync | null; reportDevice: Report };
type Sending = Safety & { flush: () => Promise<void>; sync: SyncScheduler | null };
type Starting = Pick<Sending, 'flush' | 'memory'> & { isOpen: () => boolean };

/**
 * A browser that was killed holds its files for a moment after the next one has started, which then cannot say why they
 * do not open: a blank would show in place of words that are there.
 */
const readAgainMs = [250, 500, 1000, 2000];

const edge: Env = { now: Date.now, newId: () => crypto.randomUUID() };

/**
 * Reads a person's work from the device into the memory and keeps the two together, and the account with them. A device
 * that refuses storage still lets the person work; the status line then says that nothing is kept.
 */
export async function startWork(personId: string): Promise<OpenWork> {
  const signedIn = personId !== 'guest';
  useSaveFacts.setState({ ...noSaveFacts, signedIn, online: navigator.onLine });
  const deps = signedIn ? browserSyncDeps(personId, edge) : null;
  const memory = deps && createMemorySync(deps);
  const isSafe = () => memory?.holds() ?? false;
  let isOpen = true;
  // What still runs when this work is closed must not speak of the next person's.
  const tell = (facts: Partial<SaveFacts>) => {
    if (isOpen) noteSaveFacts(facts);
  };
  const reportDevice = (error: unknown) => {
    // The newer version has the database, with everything written; nothing is wrong with the device.
    if (!isSafe() && !useOldPage.getState().isOld)
      tell({ deviceError: storageErrorKind(error), saving: false });
  };
  // What the device held may be in the account, or get there now; else only this page has it.
  const noteDeleted = async () => {
    if (!useSaveFacts.getState().isKept) return;
    tell({ deviceError: 'gone', saving: false });
    // On a shared computer a session ends this way, too, and what its person threw away must not be sent.
    if (!sessionStore.readMarker()?.shared) await memory?.run();
  };
  // Nothing can be typed before the device has been read.
  let flushTyped = async (): Promise<void> => undefined;
  const db = await openDb(personId, {
    onVersionChange: (change) => (change === 'upgrade' ? flushTyped() : noteDeleted()),
  });
  const spill = createDraftJournal(personId, db);
  const read = await readDevice(db, reportDevice);
  // Once it has failed it opens by no other call, for as long as this page lives.
  const isUnread = read === null && (await hasPersonDb(personId).catch(() => false));
  const { seen, base: atStart } = read ?? { seen: { rev: 0, doc: null }, base: null };
  /** What the account was last known to hold. */
  let base = atStart;
  let lock = await readLock(db, personId);
  const isForWindow = () => db.mode() === 'encrypted' && !lock.opensLater;
  workingRecord.setState({ resume: seen.doc ?? blankResume(edge.newId) });
  useSaveFacts.setState({
    isKept: seen.doc !== null && hasWork(seen.doc),
    isForWindow: isForWindow(),
    hasLockedWork: lock.hasLockedWork,
    isUnread,
  });

  const writer = createDeviceWriter({
    db,
    seen,
    queue: signedIn,
    edge,
    onSaving: (saving) =>
      tell({ saving: saving && !isSafe() && isToTell(workingRecord.getState().resume) }),
    onWritten: ({ slot, doc }) => {
      const hasOnlyPlaces = slot !== null && isPlaceAlone(doc, base);
      tell({
        slot,
        hasOnlyPlaces,
        deviceError: null,
        isKept: isToTell(doc),
        isForWindow: isForWindow(),
      });
      if (writer.unsaved()) keepOnlyUnwritten(doc);
      else clearWords();
      sync?.edited();
    },
    onFailure: reportDevice,
  });
  const clearWords = () => {
    spill.clear();
    dropPending();
  };
  const keepOnlyUnwritten = (written: LearnerRecord) => {
    spill.dropRead();
    rebasePending(written);
  };
  const left = await spill.read();
  editRecord((record) => mergeRecoveredDrafts(record, left));
  const leaveCourse = enterCourse(personId, spill.keepTexts);
  // It is in this tab's own name from here on; or the device has it already.
  if (writer.unsaved()) spill.keepAtOnce(writer.unsaved());
  else clearWords();
  // The device stores again, and nothing typed waits for it: an error of a while ago is over.
  const forgetError = () => {
    if (!writer.unsaved()) tell({ deviceError: null });
  };
  const { flush } = writer;
  flushTyped = flush;
  const sync =
    deps && startSync({ db, deps, flush, onSuccess: forgetError, onError: reportDevice });
  if (sync) void afterFirstSync(sync, { flush, memory, isOpen: () => isOpen });
  // The page sends what waits while it can; offline, or once it is left, the worker may have to.
  const askWorker = async (isLeaving: boolean) => {
    if (signedIn && isOpen && (isLeaving || !navigator.onLine)) {
      await requestBackgroundSync(db, personId, { isLeaving });
    }
  };
  // Keeps the facts about slot and account true, and brings in what another tab or the sync wrote.
  const takeStored = ({ doc, rev, slot, base: inAccount }: WatchedWork) => {
    base = inAccount;
    writer.refresh({ rev, doc });
    // While the account alone holds what shows, the device has nothing to say about it.
    if (!isSafe()) {
      const savedAt = base?.savedAt ?? null;
      const hasOnlyPlaces = slot !== null && isPlaceAlone(doc, base);
      tell({ slot, hasOnlyPlaces, savedAt, isKept: isToTell(doc), isForWindow: isForWindow() });
      // What waits for its write was nothing to tell before; beside work from the account it is.
      if (writer.unsaved()) tell({ saving: true });
    }
    if (writer.unsaved()) return;
    // Only now has the memory grown from what the device knows of the account.
    memory?.know({ slot, base });
    forgetError();
    if (slot !== null) void askWorker(false);
  };
  const stopWatching = watchWork(db, writer.seen, takeStored, reportDevice);
  const noteLock = (state: LockState) => {
    lock = state;
    tell({ hasLockedWork: lock.hasLockedWork, isForWindow: isForWindow() });
  };
  const stopLock =
    deps && followLock({ db, userId: personId, edge, state: lock, onState: noteLock });
  const stopCounting = countConflicts();
  const stopFollowing = workingRecord.subscribe(() => spill.follow(writer.unsaved));
  // Leaving the page is the last moment to write; a phone may never come back to it.
  const noteHidden = () => {
    spill.keepAtOnce(writer.unsaved());
    spill.write(writer.unsaved());
    void flush().then(() => askWorker(true));
  };
  const stopListening = listenToPage({ window, document }, (event) => {
    if (event === 'hidden') noteHidden();
    if (event === 'online' || event === 'offline')
      useSaveFacts.setState({ online: navigator.onLine });
    if (event === 'offline') void askWorker(false);
  });

  return {
    flush: () => {
      spill.keepAtOnce(writer.unsaved());
      return flush();
    },
    sendNow: () => sendNow({ flush, sync, memory, reportDevice }),
    close: async () => {
      await flush();
      spill.leave(writer.unsaved());
      isOpen = false;
      for (const stop of [stopListening, stopFollowing, stopCounting, stopWatching, writer.stop])
        stop();
      for (const part of [sync, memory]) part?.stop();
      stopLock?.();
      // Whoever logs out leaves no token behind; what they have not sent waits for their next log in.
      if (signedIn) await deleteBackgroundSyncToken(db).catch(() => undefined);
      leaveCourse();
      workingRecord.setState({ resume: null });
      db.close({ disableAutoOpen: true });
    },
  };
}

/** Whether a record holds nothing that the account lacks but places in the course. */
function isPlaceAlone(record: LearnerRecord | null, base: Base | null): boolean {
  if (record === null) return false;
  return base === null ? !hasWork(record) : isSameButPlaces(record, base.doc);
}

/** Whether the status line speaks of a record. Once it has, it goes on: emptying it is a change, too. */
function isToTell(record: LearnerRecord | null): boolean {
  const { isKept, savedAt, slot } = useSaveFacts.getState();
  const hasSpoken = isKept || savedAt !== null || slot !== null;
  return record !== null && (hasSpoken || hasWork(record));
}

async function afterFirstSync(
  sync: SyncScheduler,
  { flush, memory, isOpen }: Starting,
): Promise<void> {
  await sync.started;
  // A device that cannot take what the account has must not leave the person before a blank.
  if (useSaveFacts.getState().deviceError !== null) await memory?.run();
  if (isOpen()) await offerGuestWork(flush);
}

/** What the device holds; null when it does not say. */
async function readDevice(
  db: PersonDb,
  reportDevice: Report,
): Promise<{ seen: Seen; base: Base | null } | null> {
  for (const waitMs of [...readAgainMs, null])
    try {
      // Once it has failed it opens by no other call.
      await db.open();
      const { seen, base } = await loadWork(db, edge);
      return { seen, base };
    } catch (error) {
      if (waitMs === null || !isTransient(error)) {
        reportDevice(error);
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  return null;
}

/** A device that does not say opens nothing later either. */
async function readLock(db: PersonDb, personId: string): Promise<LockState> {
  const unknown = { hasLockedWork: false, opensLater: false };
  return await readLockState(db, personId).catch(() => unknown);
}

function countConflicts(): () => void {
  const count = (resume: LearnerRecord | null) => {
    noteSaveFacts({ conflicts: resume ? openConflicts(resume).length : 0 });
  };
  count(workingRecord.getState().resume);
  return workingRecord.subscribe(({ resume }) => count(resume));
}

async function sendNow({ flush, sync, memory, reportDevice }: Sending): Promise<void> {
  useSaveFacts.setState({ isSendingNow: true });
  try {
    await (sync ? sync.sendNow() : flush());
  } catch (error) {
    reportDevice(error);
  }
  try {
    if (useSaveFacts.getState().deviceError !== null) await memory?.run();
  } finally {
    useSaveFacts.setState({ isSendingNow: false });
  }
}
