import { blankResume, type LearnerRecord } from '@/domain/resume/record-schema';
import { deleteBackgroundSyncToken } from '@/workspace/persistence/background-sync-token';
import { watchWork } from '@/workspace/persistence/watch-work';
import { sessionStore } from '@/workspace/session/session';
import { listenToPage } from '@/workspace/sync/page-events';
import type { SyncScheduler } from '@/workspace/sync/sync-scheduler';
import type { OpenWork } from '@/workspace/workspace';
import { dropPending, enterCourse, rebasePending } from './course-memory';
import { createDeviceWriter, type DeviceWriter } from './device-writer';
import { mergeRecoveredDrafts, type createDraftJournal, type DraftJournal } from './draft-journal';
import { followLock } from './follow-lock';
import { createMemorySync, type MemorySync } from './memory-sync';
import { openDevice, type OpenedDevice } from './open-device';
import { requestBackgroundSync } from './request-background-sync';
import { useSaveFacts } from './save-facts';
import { countConflicts, createSaveReporter, type SaveReporter } from './save-reporter';
import { accountSyncDeps, startSync, type AccountDeps } from './start-sync';
import { editRecord, workingRecord } from './working-record';

/** What an open record needs from outside. */
export type RecordDeps = AccountDeps & {
  createDraftJournal: typeof createDraftJournal;
  /** Asks whether a guest's work belongs to the person, once the account's record shows. */
  offerGuestWork: (flush: () => Promise<void>) => Promise<void>;
};

/** The parts of one open record. A guest has neither `memory` nor `sync`. */
type Parts = OpenedDevice & {
  personId: string;
  report: SaveReporter;
  memory: MemorySync | null;
  writer: DeviceWriter;
  sync: SyncScheduler | null;
};

/**
 * Reads a person's record from the device into the memory and keeps the two together, and the account with them. A device
 * that refuses storage still lets the person work; the status line then says that nothing is kept.
 */
export async function openRecord(personId: string, deps: RecordDeps): Promise<OpenWork> {
  const { env } = deps;
  const account = personId === 'guest' ? null : accountSyncDeps(personId, deps);
  const memory = account && createMemorySync(account);
  const isInAccount = () => memory?.holds() ?? false;
  const report = createSaveReporter({ signedIn: account !== null, isInAccount });
  // Both come later: nothing can be typed or sent before the device has been read.
  let writer: DeviceWriter | null = null;
  let sync: SyncScheduler | null = null;

  const device = await openDevice(personId, {
    ...deps,
    onUpgrade: async () => writer?.flush(),
    onDeleted: () => noteDeleted(report, memory),
    onFailure: report.failed,
  });
  const { db, journal, seen } = device;
  workingRecord.setState({ resume: seen.doc ?? blankResume(env.newId) });
  report.read(device);

  writer = createDeviceWriter({
    db,
    seen,
    queue: account !== null,
    edge: env,
    onSaving: report.saving,
    onWritten: (written) => {
      report.written(written);
      dropWritten(journal, written.doc, writer?.unsaved() ?? null);
      sync?.edited();
    },
    onFailure: report.failed,
  });
  const { flush, unsaved } = writer;
  const leaveCourse = await restoreDrafts(personId, journal, unsaved);

  // The device stores, and nothing typed waits for it: an error of a while ago is over.
  const forgetError = () => {
    if (!unsaved()) report.tell({ deviceError: null });
  };
  const events = { onSuccess: forgetError, onError: report.failed };
  sync = account && startSync({ db, deps: account, flush, ...events });
  const parts: Parts = { ...device, personId, report, memory, writer, sync };
  if (sync) void afterFirstSync(sync, parts, deps.offerGuestWork);

  const stops = keepTogether(parts, deps, forgetError);
  return {
    flush: () => {
      journal.keepAtOnce(unsaved());
      return flush();
    },
    sendNow: () => sendNow(parts),
    close: () => closeRecord(parts, { stops, leaveCourse }),
  };
}

/** What the device held may be in the account, or get there now; else only this page has it. */
async function noteDeleted(report: SaveReporter, memory: MemorySync | null): Promise<void> {
  if (!useSaveFacts.getState().isKept) return;
  report.tell({ deviceError: 'gone', saving: false });
  // On a shared computer a session ends this way, too, and what its person threw away must not be sent.
  if (!sessionStore.readMarker()?.shared) await memory?.run();
}

/**
 * Brings in what pages before this one had no time to write.
 *
 * @returns what to call when the record leaves the memory
 */
async function restoreDrafts(
  personId: string,
  journal: DraftJournal,
  unsaved: DeviceWriter['unsaved'],
): Promise<() => void> {
  const left = await journal.read();
  editRecord((record) => mergeRecoveredDrafts(record, left));
  const leaveCourse = enterCourse(personId, journal.keepTexts);
  const waiting = unsaved();
  // The drafts of those pages go with this one's write; until then this page's own draft holds their words, too.
  if (waiting) journal.keepAtOnce(waiting);
  else dropDrafts(journal);
  return leaveCourse;
}

/** The device holds this record: drafts of it are needed no more, but for what was typed during the write. */
function dropWritten(
  journal: DraftJournal,
  written: LearnerRecord,
  waiting: ReturnType<DeviceWriter['unsaved']>,
): void {
  if (!waiting) return dropDrafts(journal);
  journal.dropRead();
  rebasePending(written);
}

function dropDrafts(journal: DraftJournal): void {
  journal.clear();
  dropPending();
}

async function afterFirstSync(
  sync: SyncScheduler,
  { memory, report, writer }: Parts,
  offerGuestWork: RecordDeps['offerGuestWork'],
): Promise<void> {
  await sync.started;
  // A device that cannot take what the account has must not leave the person before a blank.
  if (useSaveFacts.getState().deviceError !== null) await memory?.run();
  if (!report.isClosed()) await offerGuestWork(writer.flush);
}

/** Follows the device, the account's secret, the memory and the page; returns the functions that end it. */
function keepTogether(parts: Parts, deps: RecordDeps, forgetError: () => void): (() => void)[] {
  const { db, journal, lock, memory, personId, report, writer } = parts;
  const stopWatching = watchWork(
    db,
    writer.seen,
    // By another tab, the worker or the sync.
    ({ doc, rev, slot, base }) => {
      writer.refresh({ rev, doc });
      const isWaiting = writer.unsaved() !== null;
      report.stored({ doc, slot, base }, isWaiting);
      if (isWaiting) return;
      // Only now has the memory grown from what the device knows of the account.
      memory?.know({ slot, base });
      forgetError();
      if (slot !== null) void askWorker(parts, { isLeaving: false });
    },
    report.failed,
  );
  const stopLock = memory
    ? followLock({ ...deps, db, userId: personId, state: lock, onState: report.locked })
    : () => undefined;
  const stopCounting = countConflicts();
  const stopDrafts = workingRecord.subscribe(() => journal.follow(writer.unsaved));
  const stopListening = listenToPage({ window, document }, (event) => {
    if (event === 'hidden') writeBeforeLeaving(parts);
    if (event === 'online' || event === 'offline')
      useSaveFacts.setState({ online: navigator.onLine });
    if (event === 'offline') void askWorker(parts, { isLeaving: false });
  });
  return [stopListening, stopDrafts, stopCounting, stopWatching, stopLock];
}

/** Leaving the page is the last moment to write; a phone may never come back to it. */
function writeBeforeLeaving(parts: Parts): void {
  const { journal, writer } = parts;
  journal.keepAtOnce(writer.unsaved());
  journal.write(writer.unsaved());
  void writer.flush().then(() => askWorker(parts, { isLeaving: true }));
}

/** The page sends what waits while it can; offline, or once it is left, the worker may have to. */
async function askWorker(
  { db, personId, report, sync }: Parts,
  { isLeaving }: { isLeaving: boolean },
): Promise<void> {
  if (sync && !report.isClosed() && (isLeaving || !navigator.onLine))
    await requestBackgroundSync(db, personId, { isLeaving });
}

async function sendNow({ sync, memory, report, writer }: Parts): Promise<void> {
  useSaveFacts.setState({ isSendingNow: true });
  try {
    await (sync ? sync.sendNow() : writer.flush());
  } catch (error) {
    report.failed(error);
  }
  try {
    if (useSaveFacts.getState().deviceError !== null) await memory?.run();
  } finally {
    useSaveFacts.setState({ isSendingNow: false });
  }
}

async function closeRecord(
  { db, journal, memory, report, sync, writer }: Parts,
  { stops, leaveCourse }: { stops: readonly (() => void)[]; leaveCourse: () => void },
): Promise<void> {
  await writer.flush();
  journal.leave(writer.unsaved());
  report.close();
  for (const stop of stops) stop();
  for (const part of [writer, sync, memory]) part?.stop();
  // Whoever logs out leaves no token behind; what they have not sent waits for their next log in.
  if (sync) await deleteBackgroundSyncToken(db).catch(() => undefined);
  leaveCourse();
  workingRecord.setState({ resume: null });
  db.close({ disableAutoOpen: true });
}
