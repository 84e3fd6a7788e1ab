import { mergeRecords } from '@/domain/merge/merge-records';
import type { Work } from '@/domain/outbox/reconcile';
import { isSameValue } from '@/domain/resume/json-value';
import { isBlankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { LockBusy } from '@/workspace/session/under-lock';
import { backendConfig } from '@/backend/config';
import { createResumeTable } from '@/backend/resume-table';
import type { TokenOptions } from '@/backend/token-manager';
import { readOutbox } from '@/workspace/persistence/outbox-store';
import type { PersonDb } from '@/workspace/persistence/person-db';
import type { Env, LearntWork } from '@/workspace/persistence/record-store';
import { listenToPage } from '@/workspace/sync/page-events';
import { syncOnce, type SyncResult } from '@/workspace/sync/sync';
import { syncInMemory, type MemorySyncDeps } from '@/workspace/sync/sync-in-memory';
import { startSyncScheduler, type SyncScheduler } from '@/workspace/sync/sync-scheduler';
import type { SessionStore } from '@/backend/session-store';
import type { SaveFactsStore } from './save-facts';
import type { Memory } from './memory';

/** What the account's side of an open record needs from outside. */
export type AccountDeps = {
  env: Env;
  random: () => number;
  fetch: typeof globalThis.fetch;
  /** Who is logged in here. */
  session: SessionStore;
  /** Runs alone among all tabs and the worker. @throws {LockBusy} when another tab has had the turn for too long */
  lock: MemorySyncDeps['lock'];
  /** A token of the person who is named; see `createTokenManager`. */
  accessToken: (options: TokenOptions) => Promise<string>;
};

/** What a synchronisation needs: a person's row, the browser's locks, and the clock and chance that are handed in. */
export function accountSyncDeps(
  userId: string,
  { env, random, fetch, lock, accessToken }: AccountDeps,
): MemorySyncDeps {
  const table = createResumeTable({
    ...backendConfig(),
    userId,
    accessToken: (options) => accessToken({ ...options, userId }),
    fetch,
    now: env.now,
  });
  return { userId, table, lock, random, ...env };
}

type StartSyncDeps = {
  db: PersonDb;
  deps: MemorySyncDeps;
  session: SessionStore;
  facts: SaveFactsStore;
  flush: () => Promise<void>;
  /** A run has used the device's storage without an error. */
  onSuccess: () => void;
  onError: (error: unknown) => void;
};

/** Keeps a signed-in person's work and their account together, for as long as it is open. */
export function startSync({ db, deps, session, facts, ...work }: StartSyncDeps): SyncScheduler {
  const { flush, onSuccess, onError } = work;
  return startSyncScheduler({
    sync: async (options) => {
      const result = await syncOnce({ ...deps, db }, options).catch(laterIfBusy);
      onAccountAnswer(facts, result);
      onSuccess();
      return result;
    },
    flush,
    readSlot: () => readOutbox(db),
    listen: (onEvent) => {
      const stopPage = listenToPage({ window, document }, (event) => {
        if (event !== 'offline') onEvent(event);
      });
      const stopSession = session.onChange(() => {
        if (session.readSession()?.userId === deps.userId) onEvent('signed-in');
      });
      return () => {
        stopPage();
        stopSession();
      };
    },
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer as number),
    now: deps.now,
    random: deps.random,
    onError,
  });
}

/** A tab that the browser has frozen holds the lock. What is typed is on the device, and the scheduler tries again. */
function laterIfBusy(error: unknown): SyncResult {
  if (!(error instanceof LockBusy)) throw error;
  return { isAllSent: false, save: null, pull: 'offline' };
}

/** Reports what a run has learnt of the account. */
function onAccountAnswer(facts: SaveFactsStore, { pull, save }: SyncResult): void {
  const isRead = pull === 'merged' || pull === 'none' || save === 'committed';
  if (pull === 'unreadable') facts.setState({ isAccountUnreadable: true });
  else if (isRead) facts.setState({ isAccountUnreadable: false });
  // `merged`: the database watcher will report the new document; `accountAnswer` stays as it is until then.
  if (pull === null || pull === 'merged') return;
  if (pull === 'none' || pull === 'unreadable') facts.setState({ accountAnswer: 'heard' });
  else if (facts.getState().accountAnswer === 'awaited')
    facts.setState({ accountAnswer: 'failed' });
}

export type MemorySync = ReturnType<typeof createMemorySync>;

/**
 * Takes a signed-in person's work between memory and account while their device refuses to store it. The status line
 * then says that it is in the account, until the next edit.
 */
export function createMemorySync(
  deps: MemorySyncDeps,
  { workingRecord, facts }: Pick<Memory, 'workingRecord' | 'facts'>,
) {
  /** What the device says of outbox and account, and what is known of them. */
  let onDevice: Pick<Work, 'slot' | 'base'> = { slot: null, base: null };
  let known = onDevice;
  let inAccount: LearnerRecord | null = null;
  let isStopped = false;

  async function syncNow(): Promise<void> {
    const { record } = workingRecord.getState();
    if (!record || isStopped) return;
    const isNothing = known.base === null && known.slot === null && isBlankRecord(record);
    const doc = isNothing ? null : record;
    const before = known;
    const sent = await syncInMemory(deps, { ...before, doc }).catch(nothingIfBusy);
    if (sent === null || isStopped) return;
    const { work, isInAccount } = sent;
    const { slot, base } = work;
    const isHeard = base !== before.base;
    // Nothing was heard of the account, and the device has said something newer meanwhile.
    if (isHeard || known === before) learn({ slot, base });
    if (!work.doc) return;
    if (isInAccount) inAccount = work.doc;
    mergeIntoMemory(workingRecord, record, work.doc);
    if (isRecordInAccount()) {
      const savedAt = work.base?.savedAt ?? null;
      facts.setState({ deviceError: null, saving: false, slot: null, savedAt });
    }
  }

  function learn({ slot, base }: Pick<Work, 'slot' | 'base'>): void {
    const isKnown = isSameValue(slot, known.slot) && base?.revision === known.base?.revision;
    if (!isKnown) known = { slot, base };
  }

  /** True while the account is proven to hold exactly what is in the memory. */
  function isRecordInAccount(): boolean {
    return inAccount !== null && workingRecord.getState().record === inAccount;
  }

  return {
    syncNow,
    isRecordInAccount,
    /** What the device says of outbox and account, where the memory knows no more. */
    setDeviceState: (slotAndBase: Pick<Work, 'slot' | 'base'>) => {
      onDevice = slotAndBase;
      known = slotAndBase;
    },
    /** What the device does not know yet of outbox and account; null when it knows all. */
    getUnstoredState: (): LearntWork | null =>
      known === onDevice ? null : { ...known, over: onDevice.base },
    /** The device has written what was learnt. */
    confirmStored: ({ slot, base }: LearntWork) => {
      const isAll = known.slot === slot && known.base === base;
      onDevice = isAll ? known : { slot, base };
    },
    /** The memory is somebody else's from now on; a run under way leaves it alone. */
    stop: () => {
      isStopped = true;
    },
  };
}

function nothingIfBusy(error: unknown): null {
  if (error instanceof LockBusy) return null;
  throw error;
}

/** Brings the merged document into the memory; words typed since `sent` was taken from it stay. */
function mergeIntoMemory(
  workingRecord: Memory['workingRecord'],
  sent: LearnerRecord,
  merged: LearnerRecord,
): void {
  workingRecord.setState(({ record }) => {
    if (record === null || record === sent) return { record: record && merged };
    return { record: mergeRecords({ base: sent, mine: record, theirs: merged }) };
  });
}
