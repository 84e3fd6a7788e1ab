import { backendConfig } from '../backend/config';
import { createResumeTable } from '../backend/resume-table';
import { readOutbox } from '../storage/outbox-store';
import type { PersonDb } from '../storage/person-db';
import type { Edge } from '../storage/resume-store';
import { listenToPage } from '../sync/page-events';
import { syncOnce, type SyncResult } from '../sync/sync';
import type { MemorySyncDeps } from '../sync/sync-in-memory';
import { startSyncScheduler, type SyncScheduler } from '../sync/sync-scheduler';
import { keeper } from '../session/keeper';
import { useSaveFacts } from './save-facts';
import { sessionStore } from '../session/session';
import { runAlone } from '../shared-computer/tab-key';

/** What a synchronisation needs of this browser: its clock, chance, locks and network. */
export function browserSyncDeps(userId: string, { now, newId }: Edge): MemorySyncDeps {
  const table = createResumeTable({
    ...backendConfig(),
    accessToken: (options) => keeper.accessToken({ ...options, userId }),
    fetch: (input, init) => fetch(input, init),
    now,
  });
  return { userId, table, lock: runAlone, now, random: Math.random, newId };
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
      const result = await syncOnce({ ...deps, db }, options);
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

function noteUnreadable({ pull, save }: SyncResult): void {
  const isRead = pull === 'merged' || pull === 'none' || save === 'committed';
  if (pull === 'unreadable') useSaveFacts.setState({ isAccountUnreadable: true });
  else if (isRead) useSaveFacts.setState({ isAccountUnreadable: false });
}
