import { backendConfig } from '../backend/config';
import { createResumeTable } from '../backend/resume-table';
import { readOutbox } from '../storage/outbox-store';
import type { PersonDb } from '../storage/person-db';
import type { Edge } from '../storage/resume-store';
import { listenToPage } from '../sync/page-events';
import { syncOnce } from '../sync/sync';
import { startSyncScheduler, type SyncScheduler } from '../sync/sync-scheduler';
import { keeper } from './keeper';

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
    sync: (options) =>
      syncOnce({ userId, db, table, lock: runLocked, now, random: Math.random, newId }, options),
    flush,
    readSlot: () => readOutbox(db),
    listen: (onEvent) => listenToPage({ window, document }, onEvent),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer as number),
    now,
    random: Math.random,
    onError,
  });
}

// Browsers without Web Locks are older than our support; there the server's revision check alone keeps the order.
async function runLocked<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(name, run) : await run();
}
