import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { deleteBackgroundSyncToken } from '@/workspace/persistence/background-sync-token';
import { watchWork } from '@/workspace/persistence/record-store';
import { listenToPage } from '@/workspace/sync/page-events';
import type { SyncScheduler } from '@/workspace/sync/sync-scheduler';
import type { RecordSession } from '@/workspace/workspace';
import type { Memory } from './memory';
import { createDeviceWriter, type DeviceWriter } from './device-writer';
import { mergeRecoveredDrafts, type createDraftJournal } from './draft-journal';
import { watchKeyRecovery } from './watch-key-recovery';
import {
  accountSyncDeps,
  createMemorySync,
  startSync,
  type AccountDeps,
  type MemorySync,
} from './account-sync';
import { openDevice, type Databases, type OpenedDevice } from './open-device';
import { requestBackgroundSync } from './request-background-sync';
import { countConflicts, createSaveReporter, type SaveReporter } from './save-reporter';

import { changeRecord } from './working-record';

/** What an open record needs from outside. */
export type RecordDeps = AccountDeps & {
  databases: Databases;
  createDraftJournal: typeof createDraftJournal;
  /** Asks whether a guest's work belongs to the person, once the account's record shows. */
  offerGuestWork: (flush: () => Promise<void>) => Promise<void>;
};

/** The parts of one open record. A guest has neither `memorySync` nor `sync`. */
type Parts = OpenedDevice & {
  personId: string;
  memory: Memory;
  report: SaveReporter;
  memorySync: MemorySync | null;
  writer: DeviceWriter;
  sync: SyncScheduler | null;
};

/**
 * Reads a person's record from the device into the memory and keeps the two together, and the account with them. A device
 * that refuses storage still lets the person work; the status line then says that nothing is kept.
 */
export async function openRecord(
  personId: string,
  memory: Memory,
  deps: RecordDeps,
): Promise<RecordSession> {
  const { env, session } = deps;
  const { workingRecord, facts } = memory;
  const account = personId === 'guest' ? null : accountSyncDeps(personId, deps);
  const memorySync = account && createMemorySync(account, memory);
  const isInAccount = () => memorySync?.isRecordInAccount() ?? false;
  const report = createSaveReporter({ memory, signedIn: account !== null, isInAccount });
  // Both come later: nothing can be typed or sent before the device has been read.
  let writer: DeviceWriter | null = null;
  let sync: SyncScheduler | null = null;

  const device = await openDevice(personId, {
    ...deps,
    onUpgrade: async () => writer?.flush(),
    onDeleted: () => onDatabaseDeleted(facts, session, { report, memorySync }),
    onFailure: report.onFailure,
  });
  const { db, journal, seen } = device;
  workingRecord.setState({ record: seen.doc ?? blankRecord(env.newId) });
  report.onRead(device);

  writer = createDeviceWriter({
    workingRecord,
    db,
    seen,
    queue: account !== null,
    account: memorySync,
    env,
    onSaving: report.onSavingChange,
    onWritten: (written) => {
      report.onWritten(written);
      dropSavedDrafts({ journal, memory }, written.doc, writer?.unsaved() ?? null);
      sync?.edited();
    },
    onFailure: report.onFailure,
  });
  const { flush, unsaved } = writer;
  const leaveCourse = await restoreDrafts(personId, { journal, memory }, unsaved);

  // The device stores, and nothing typed waits for it: an error of a while ago is over.
  const forgetError = () => {
    if (!unsaved()) report.set({ deviceError: null });
  };
  const events = { onSuccess: forgetError, onError: report.onFailure };
  sync = account && startSync({ db, deps: account, session, facts, flush, ...events });
  const parts: Parts = { ...device, personId, memory, report, memorySync, writer, sync };
  if (sync) void onFirstSync(sync, parts, deps.offerGuestWork);

  const { stops, tryLocked } = subscribeAll(parts, deps, forgetError);
  return {
    flush: () => {
      journal.keepAtOnce(unsaved());
      return flush();
    },
    sendNow: () => sendNow(parts),
    tryLocked,
    close: () => closeRecord(parts, { stops, leaveCourse }),
  };
}

/** The device's database was deleted while open: send what the account does not have, from the memory, the only copy left. */
async function onDatabaseDeleted(
  facts: Memory['facts'],
  session: RecordDeps['session'],
  { report, memorySync }: Pick<Parts, 'report' | 'memorySync'>,
): Promise<void> {
  if (!facts.getState().hasStoredRecord) return;
  report.set({ deviceError: 'gone', saving: false });
  // On a shared computer a session ends this way, too, and what its person threw away must not be sent.
  if (!session.readMarker()?.shared) await memorySync?.syncNow();
}

/**
 * Brings in what pages before this one had no time to write.
 *
 * @returns what to call when the record leaves the memory
 */
async function restoreDrafts(
  personId: string,
  { journal, memory }: Pick<Parts, 'journal' | 'memory'>,
  unsaved: DeviceWriter['unsaved'],
): Promise<() => void> {
  const left = await journal.read();
  changeRecord(memory.workingRecord, (record) => mergeRecoveredDrafts(record, left));
  const leaveCourse = memory.course.enter(personId, journal.keepTexts);
  const waiting = unsaved();
  // The drafts of those pages go with this one's write; until then this page's own draft holds their words, too.
  if (waiting) journal.keepAtOnce(waiting);
  else dropDrafts({ journal, memory });
  return leaveCourse;
}

/** The device holds this record: drafts of it are needed no more, but for what was typed during the write. */
function dropSavedDrafts(
  { journal, memory }: Pick<Parts, 'journal' | 'memory'>,
  written: LearnerRecord,
  waiting: ReturnType<DeviceWriter['unsaved']>,
): void {
  if (!waiting) return dropDrafts({ journal, memory });
  journal.dropRead();
  memory.course.rebasePending(written);
}

function dropDrafts({ journal, memory }: Pick<Parts, 'journal' | 'memory'>): void {
  journal.clear();
  memory.course.dropPending();
}

async function onFirstSync(
  sync: SyncScheduler,
  { memory, memorySync, report, writer }: Parts,
  offerGuestWork: RecordDeps['offerGuestWork'],
): Promise<void> {
  await sync.started;
  // The device refuses storage, so the sync stored nothing: load the account's row straight into the memory.
  if (memory.facts.getState().deviceError !== null) await memorySync?.syncNow();
  if (!report.isClosed()) await offerGuestWork(writer.flush);
}

/** Follows the device, the account's secret, the memory and the page; `stops` are the functions that end it. */
function subscribeAll(
  parts: Parts,
  deps: RecordDeps,
  forgetError: () => void,
): { stops: (() => void)[]; tryLocked: RecordSession['tryLocked'] } {
  const { db, journal, lock, memory, memorySync, personId, report, writer } = parts;
  const stopWatching = watchWork(
    db,
    writer.seen,
    // By another tab, the worker or the sync.
    ({ doc, rev, slot, base }) => {
      writer.refresh({ rev, doc });
      const isWaiting = writer.unsaved() !== null;
      report.onStoredChange({ doc, slot, base }, isWaiting);
      if (isWaiting) return;
      // The memory holds all that this stored state does, so its base and slot are those of the memory, too.
      memorySync?.setDeviceState({ slot, base });
      forgetError();
      if (slot !== null) void requestBackgroundSyncIfNeeded(parts, deps, { isLeaving: false });
    },
    report.onFailure,
  );
  const locked = memorySync
    ? watchKeyRecovery({
        ...deps,
        db,
        userId: personId,
        state: lock,
        onState: report.onKeyStateChange,
      })
    : null;
  const stopCounting = countConflicts(memory);
  const stopDrafts = memory.workingRecord.subscribe(() => journal.follow(writer.unsaved));
  const stopListening = listenToPage({ window, document }, (event) => {
    if (event === 'hidden') writeBeforeLeaving(parts, deps);
    if (event === 'online' || event === 'offline')
      memory.facts.setState({ online: navigator.onLine });
    if (event === 'offline') void requestBackgroundSyncIfNeeded(parts, deps, { isLeaving: false });
  });
  const stops = [stopListening, stopDrafts, stopCounting, stopWatching, () => locked?.stop()];
  return { stops, tryLocked: async () => locked?.tryNow() };
}

/** Leaving the page is the last moment to write; a phone may never come back to it. */
function writeBeforeLeaving(parts: Parts, deps: RecordDeps): void {
  const { journal, writer } = parts;
  journal.keepAtOnce(writer.unsaved());
  journal.write(writer.unsaved());
  void writer.flush().then(() => requestBackgroundSyncIfNeeded(parts, deps, { isLeaving: true }));
}

/** Asks for a background sync when this page cannot send by itself: offline, or being left (`isLeaving`). */
async function requestBackgroundSyncIfNeeded(
  { db, personId, report, sync }: Parts,
  { session }: RecordDeps,
  { isLeaving }: { isLeaving: boolean },
): Promise<void> {
  if (sync && !report.isClosed() && (isLeaving || !navigator.onLine))
    await requestBackgroundSync(db, personId, { session, isLeaving });
}

async function sendNow({ sync, memory, memorySync, report, writer }: Parts): Promise<void> {
  memory.facts.setState({ isSendingNow: true });
  try {
    await (sync ? sync.sendNow() : writer.flush());
  } catch (error) {
    report.onFailure(error);
  }
  try {
    if (memory.facts.getState().deviceError !== null) await memorySync?.syncNow();
  } finally {
    memory.facts.setState({ isSendingNow: false });
  }
}

async function closeRecord(
  { db, journal, memory, memorySync, report, sync, writer }: Parts,
  { stops, leaveCourse }: { stops: readonly (() => void)[]; leaveCourse: () => void },
): Promise<void> {
  await writer.flush();
  journal.leave(writer.unsaved());
  report.close();
  for (const stop of stops) stop();
  for (const part of [writer, sync, memorySync]) part?.stop();
  // Whoever logs out leaves no token behind; what they have not sent waits for their next log in.
  if (sync) await deleteBackgroundSyncToken(db).catch(() => undefined);
  leaveCourse();
  memory.workingRecord.setState({ record: null });
  db.close({ disableAutoOpen: true });
}
