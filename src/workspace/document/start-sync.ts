import { backendConfig } from '@/backend/config';
import { createResumeTable } from '@/backend/resume-table';
import type { TokenOptions } from '@/backend/token-manager';
import { readOutbox } from '@/workspace/persistence/outbox-store';
import type { PersonDb } from '@/workspace/persistence/person-db';
import type { Env } from '@/workspace/persistence/record-store';
import { listenToPage } from '@/workspace/sync/page-events';
import { syncOnce, type SyncResult } from '@/workspace/sync/sync';
import type { MemorySyncDeps } from '@/workspace/sync/sync-in-memory';
import { startSyncScheduler, type SyncScheduler } from '@/workspace/sync/sync-scheduler';
import { useSaveFacts } from './save-facts';
import { sessionStore } from '@/workspace/session/session';
import { LockBusy, underLockSoon } from '@/workspace/session/under-lock';

/** What the account's side of an open record needs from outside. */
export type AccountDeps = {
  env: Env;
  random: () => number;
  fetch: typeof globalThis.fetch;
  /** A token of the person who is named; see `createTokenManager`. */
  accessToken: (options: TokenOptions) => Promise<string>;
};

/** What a synchronisation needs: a person's row, the browser's locks, and the clock and chance that are handed in. */
export function accountSyncDeps(
  userId: string,
  { env, random, fetch, accessToken }: AccountDeps,
): MemorySyncDeps {
  const table = createResumeTable({
    ...backendConfig(),
    userId,
    accessToken: (options) => accessToken({ ...options, userId }),
    fetch,
    now: env.now,
  });
  return { userId, table, lock: runSoon, random, ...env };
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

/** Keeps a signed-in person's work and their account together, for as long as it is open. */
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
