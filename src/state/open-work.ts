import { mergeResume } from '../domain/merge/merge-resume';
import { openConflicts } from '../domain/resume/conflicts';
import { blankResume, type Resume } from '../domain/resume/resume-schema';
import type { PersonDb } from '../storage/person-db';
import { loadWork, type Edge, type Seen } from '../storage/resume-store';
import { storageErrorKind } from '../storage/storage-error';
import { watchWork } from '../storage/watch-work';
import type { SyncScheduler } from '../sync/sync-scheduler';
import { createDeviceWriter } from './device-writer';
import { offerGuestWork } from './guest-offer';
import { createMemorySync, type MemorySync } from './memory-sync';
import { openDb } from './person-sealing';
import { noSaveFacts, useSaveFacts } from './save-facts';
import { browserSyncDeps, startSync } from './start-sync';
import { createSpill, type Unsaved } from './spill';
import { editResume, workingResume } from './working-resume';

/** A person's work while it is open: typed text goes to the device, and for a signed-in person to the account. */
export type Work = {
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

const edge: Edge = { now: Date.now, newId: () => crypto.randomUUID() };

/**
 * Reads a person's work from the device into the memory and keeps the two together, and the account with them. A device
 * that refuses storage still lets the person work; the status line then says that nothing is kept.
 */
export async function startWork(personId: string): Promise<Work> {
  const signedIn = personId !== 'guest';
  useSaveFacts.setState({ ...noSaveFacts, signedIn, online: navigator.onLine });
  const deps = signedIn ? browserSyncDeps(personId, edge) : null;
  const memory = deps && createMemorySync(deps);
  const isSafe = () => memory?.holds() ?? false;
  const reportDevice = (error: unknown) => {
    if (!isSafe()) useSaveFacts.setState({ deviceError: storageErrorKind(error), saving: false });
  };
  const spill = createSpill(personId);
  const db = await openDb(personId, { onVersionChange: () => writer.flush() });
  const seen = await readDevice(db, reportDevice);
  workingResume.setState({ resume: seen.doc ?? blankResume(edge.newId) });
  useSaveFacts.setState({ isKept: seen.doc !== null });

  const writer = createDeviceWriter({
    db,
    seen,
    queue: signedIn,
    edge,
    onSaving: (saving) => useSaveFacts.setState({ saving: saving && !isSafe() }),
    onWritten: ({ slot }) => {
      useSaveFacts.setState({ slot, deviceError: null, isKept: true });
      if (!writer.unsaved()) spill.clear();
      sync?.edited();
    },
    onFailure: reportDevice,
  });
  takeBack(await spill.read());
  const sync = deps && startSync({ db, deps, flush: writer.flush, onError: reportDevice });
  if (sync) void afterFirstSync(sync, writer.flush, memory);
  const stopWatching = watchDevice(db, { refresh: writer.refresh, memory, reportDevice });
  const stopCounting = countConflicts();
  const stopListening = listenToPage(() => {
    spill.write(writer.unsaved());
    void writer.flush();
  });

  return {
    flush: writer.flush,
    sendNow: () => sendNow({ flush: writer.flush, sync, memory, reportDevice }),
    close: async () => {
      await writer.flush();
      spill.clear();
      for (const stop of [stopListening, stopCounting, stopWatching, writer.stop, sync?.stop])
        stop?.();
      workingResume.setState({ resume: null });
      db.close({ disableAutoOpen: true });
    },
  };
}

async function afterFirstSync(
  sync: SyncScheduler,
  flush: () => Promise<void>,
  memory: MemorySync | null,
): Promise<void> {
  await sync.started;
  // A device that cannot take what the account has must not leave the person before a blank.
  if (useSaveFacts.getState().deviceError !== null) await memory?.run();
  await offerGuestWork(flush);
}

/** Brings the last words of a page that went too soon into the memory, from where the writer takes them on. */
function takeBack(unsaved: Unsaved | null): void {
  if (!unsaved) return;
  const { base, doc } = unsaved;
  editResume((resume) => mergeResume({ base, mine: doc, theirs: resume }));
}

async function readDevice(db: PersonDb, reportDevice: Report): Promise<Seen> {
  try {
    return (await loadWork(db, edge)).seen;
  } catch (error) {
    reportDevice(error);
    return { rev: 0, doc: null };
  }
}

/** Keeps the facts about slot and account true, and brings in what another tab or the sync wrote. */
function watchDevice(
  db: PersonDb,
  { refresh, memory, reportDevice }: Safety & { refresh: (stored: Seen) => void },
): () => void {
  return watchWork(
    db,
    ({ doc, rev, slot, base }) => {
      memory?.know({ slot, base });
      useSaveFacts.setState({ slot, savedAt: base?.savedAt ?? null, isKept: doc !== null });
      refresh({ rev, doc });
    },
    reportDevice,
  );
}

function countConflicts(): () => void {
  const count = (resume: Resume | null) => {
    useSaveFacts.setState({ conflicts: resume ? openConflicts(resume).length : 0 });
  };
  count(workingResume.getState().resume);
  return workingResume.subscribe(({ resume }) => count(resume));
}

/** Leaving the page is the last moment to write; a phone may never come back to it. */
function listenToPage(hide: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const setOnline = () => useSaveFacts.setState({ online: navigator.onLine });
  window.addEventListener('pagehide', hide, { signal });
  window.addEventListener('online', setOnline, { signal });
  window.addEventListener('offline', setOnline, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && hide(), { signal });
  return () => controller.abort();
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
