import { isDue } from '@/domain/outbox/outbox';
import type { ResumeTable } from '@/domain/outbox/outbox';
import { readAccountRow, reconcile, reconcileWithNone } from '@/domain/outbox/reconcile';
import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';
import type { NewId } from '@/domain/resume/record-schema';
import {
  beginSend,
  readOutbox,
  settle,
  settleLoadFailure,
} from '@/workspace/persistence/outbox-store';
import { changeWork } from '@/workspace/persistence/record-store';
import type { WorkDb } from '@/workspace/persistence/sync-tables';

export type SyncDeps = {
  userId: string;
  db: WorkDb;
  table: ResumeTable;
  /** Runs alone among all tabs and the worker: Web Locks in the browser. */
  lock: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
  newId: NewId;
};

export type SyncOptions = {
  /** Also look for what other devices saved. */
  pull: boolean;
  /** Send even if the slot waits for its time or for the person: a button, a sign-in, a new line. */
  force: boolean;
  /** The person has pressed the button: it goes however often it has gone. */
  isAsked?: boolean;
};

/** `merged`: the cloud's row is now part of the device's work. `none`: there is no row. */
type PullResult = 'merged' | 'none' | 'unreadable' | Exclude<LoadOutcome['kind'], 'found'>;

export type SyncResult = {
  /** True when nothing waits any more. */
  isAllSent: boolean;
  /** The last answer to a save; null when none was sent. */
  save: SaveOutcome['kind'] | null;
  /** The last answer to a load; null when none was sent. */
  pull: PullResult | null;
};

/** Sends in one go: more means that somebody saves all the time, and the rest waits its turn. */
const MAX_SENDS = 5;

/**
 * One synchronisation, alone under the lock `sync:<userId>`: sends what waits, merges what other
 * devices saved, sends the merged document. Everything is read after the lock was won and written in
 * transactions that read again, so words typed meanwhile stay. Throws only what the device's storage
 * throws (see `storageErrorKind`).
 */
export async function syncOnce(deps: SyncDeps, options: SyncOptions): Promise<SyncResult> {
  return await deps.lock(`sync:${deps.userId}`, async () => {
    const drained = await drainOutbox(deps, options);
    if (!options.pull || knowsTheRow(drained) || isCutOff(drained)) return drained;
    const before = await readOutbox(deps.db);
    const pull = await pullAndMerge(deps);
    const waiting = await readOutbox(deps.db);
    // A document that the server refused before this load would be refused again; only a merged one is worth sending.
    if (waiting === null || waiting.saveId === before?.saveId) {
      return { ...drained, isAllSent: waiting === null, pull };
    }
    const after = await drainOutbox(deps, { ...options, force: true });
    return { ...after, save: after.save ?? drained.save, pull: after.pull ?? pull };
  });
}

/**
 * Sends the slot until it is empty or an answer says to wait. A stale answer is followed by a load,
 * a merge and another send. Only under the lock.
 */
async function drainOutbox(
  deps: SyncDeps,
  { force, isAsked = false }: Omit<SyncOptions, 'pull'>,
): Promise<SyncResult> {
  const { db, table, now, random } = deps;
  let save: SyncResult['save'] = null;
  let pull: SyncResult['pull'] = null;
  let sends = 0;
  let isGoing = true;
  while (isGoing && sends < MAX_SENDS) {
    const step = await beginSend(db, { now: now(), force: force || sends > 0, isAsked });
    if (step === null) break;
    if (step.kind === 'merge') {
      pull = await pullAndMerge(deps);
      isGoing = pull === 'merged' || pull === 'none';
      // What was merged is sent in this run, even where the slot would have to wait for its time.
      sends = Math.max(sends, 1);
    } else {
      const outcome = await table.save(step.request);
      const send = { now: now(), random, isFurther: sends > 0 };
      const slot = await settle(db, { seq: step.seq, outcome }, send);
      save = outcome.kind;
      sends += 1;
      isGoing = outcome.kind === 'committed' || outcome.kind === 'stale' || isDue(slot, now());
    }
  }
  return { isAllSent: (await readOutbox(db)) === null, save, pull };
}

/**
 * Reads the cloud's row and merges it into the device's work. No row never blanks the device. Only
 * under the lock.
 */
async function pullAndMerge({ db, table, now, random, newId }: SyncDeps): Promise<PullResult> {
  const outcome = await table.load();
  if (outcome.kind === 'none') {
    await changeWork(db, (work) => reconcileWithNone(work, newId), { now, newId });
    return 'none';
  }
  const row = outcome.kind === 'found' ? readAccountRow(outcome, now()) : null;
  if (row === null) {
    const failure = outcome.kind === 'found' ? 'unreadable' : outcome.kind;
    await settleLoadFailure(db, failure, { now: now(), random });
    return failure;
  }
  await changeWork(db, (work) => reconcile(work, row, newId), { now, newId });
  return 'merged';
}

/** A proven save is on top of the newest row, and a merge has read it. */
function knowsTheRow({ save, pull }: SyncResult): boolean {
  return save === 'committed' || pull !== null;
}

/** Outcomes after which a load would fail on the same lost connection, so none is tried. */
const CUT_OFF = new Set<string | null>([
  'offline',
  'not-proof',
  'server-error',
  'rate-limited',
  'unauthorized',
]);

function isCutOff({ save }: SyncResult): boolean {
  return CUT_OFF.has(save);
}
