import { backendConfig } from '@/backend/config';
import { createResumeTable } from '@/backend/resume-table';
import { readOutbox } from '@/workspace/persistence/outbox-store';
import type { PersonDb } from '@/workspace/persistence/person-db';
import type { Env } from '@/workspace/persistence/record-store';
import { listenToPage } from '@/workspace/sync/page-events';
import { syncOnce, type SyncResult } from '@/workspace/sync/sync';
import type { MemorySyncDeps } from '@/workspace/sync/sync-in-memory';
import { startSyncScheduler, type SyncScheduler } from '@/workspace/sync/sync-scheduler';
import { tokenManager } from '@/workspace/session/token-manager';
import { useSaveFacts } from './save-facts';
import { sessionStore } from '@/workspace/session/session';
import { LockBusy, underLockSoon } from '@/workspace/session/under-lock';

/** What a synchronisation needs of this browser: its clock, chance, locks and network. */
export function browserSyncDeps(userId: string, { now, newId }: Env): MemorySyncDeps {
  const table = createResumeTable({
    ...backendConfig(),
    userId,
    accessToken: (options) => tokenManager.accessToken({ ...options, userId }),
    fetch: (input, init) => fetch(input, init),
    now,
  });
  return { userId, table, lock: runSoon, now, random: Math.random, newId };
}

/** As long as one request may take: a tab that is alive has mostly sent by then. */
const lockPatienceMs = 20_000;

function runSoon<T>(name: string, run: () => Promise<T>): Promise<T> {
  return underLockSoon(name, lockPatienceMs, run);
}

type StartSyncDeps = {
  db: PersonDb;
  deps: MemorySyncDeps;
  flush: () => Promise<void>;
  /** A run has used the device's storage without an error. */
  onSuccess: () => void;
  onError: (error: unknown) => void;
};

/** Keeps a signed-in person's work and their account together, with the browser's own clock, locks and network. */
export function startSync({ db, deps, flush, onSuccess, onError }: StartSyncDeps): SyncScheduler {
  return startSyncScheduler({
    sync: async (options) => {
      const result = await syncOnce({ ...deps, db }, options).catch(laterIfBusy);
      noteUnreadable(result);
      onSuccess();
      return result;
    },
    flush,
    readSlot: () => readOutbox(db),
    listen: (onEvent) => {
      const stopPage = listenToPage({ window, document }, (event) => {
        if (event !== 'offline') onEvent(event);
      });
      const stopSession = sessionStore.onChange(() => {
        if (sessionStore.readSession()?.userId === deps.userId) onEvent('signed-in');
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

/** A stopped tab has the turn. What is typed is on the device, and this tab looks again by and by. */
function laterIfBusy(error: unknown): SyncResult {
  if (!(error instanceof LockBusy)) throw error;
  return { isAllSent: false, save: null, pull: 'offline' };
}

function noteUnreadable({ pull, save }: SyncResult): void {
  const isRead = pull === 'merged' || pull === 'none' || save === 'committed';
  if (pull === 'unreadable') useSaveFacts.setState({ isAccountUnreadable: true });
  else if (isRead) useSaveFacts.setState({ isAccountUnreadable: false });
}
