import { backendConfig } from '../backend/config';
import { createResumeTable } from '../backend/resume-table';
import { readOutbox } from '../storage/outbox-store';
import type { PersonDb } from '../storage/person-db';
import type { Edge } from '../storage/resume-store';
import { listenToPage } from '../sync/page-events';
import { syncOnce, type SyncResult } from '../sync/sync';
import { startSyncScheduler, type SyncScheduler } from '../sync/sync-scheduler';
import { keeper } from './keeper';
import { useSaveFacts } from './save-facts';
import { sessionStore } from './session';

type StartSyncDeps = {
  db: PersonDb;
  edge: Edge;
  userId: string;
  flush: () => Promise<void>;
  onError: (error: unknown) => void;
};

/** Keeps a signed-in person's work and their account together, with the browser's own clock, locks and network. */
export function startSync({ db, edge, userId, flush, onError }: StartSyncDeps): SyncScheduler {
  const { now, newId } = edge;
  const table = createResumeTable({
    ...backendConfig(),
    accessToken: keeper.accessToken,
    fetch: (input, init) => fetch(input, init),
    now,
  });
  return startSyncScheduler({
    sync: async (options) => {
      const deps = { userId, db, table, lock: runLocked, now, random: Math.random, newId };
      const result = await syncOnce(deps, options);
      noteUnreadable(result);
      return result;
    },
    flush,
    readSlot: () => readOutbox(db),
    listen: (onEvent) => {
      const stopPage = listenToPage({ window, document }, onEvent);
      const stopSession = sessionStore.onChange(() => {
        if (sessionStore.readSession()?.userId === userId) onEvent('signed-in');
      });
      return () => {
        stopPage();
        stopSession();
      };
    },
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer as number),
    now,
    random: Math.random,
    onError,
  });
}

function noteUnreadable({ pull, save }: SyncResult): void {
  const isRead = pull === 'merged' || pull === 'none' || save === 'committed';
  if (pull === 'unreadable') useSaveFacts.setState({ isAccountUnreadable: true });
  else if (isRead) useSaveFacts.setState({ isAccountUnreadable: false });
}

// Browsers without Web Locks are older than our support; there the server's revision check alone keeps the order.
async function runLocked<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(name, run) : await run();
}
