import type { NewId, LearnerRecord } from '../resume/record-schema';
import type { LoadOutcome, SaveOutcome } from './save-outcome';

/** The last document known to be in the account. `savedAt`: when that was proven, ms since 1970. */
export type Base = { doc: LearnerRecord; revision: number; savedAt: number };

/** One save request, exactly as it leaves. A repeat of it carries the same `saveId`. */
export type SaveRequest = { doc: LearnerRecord; baseRevision: number; saveId: string };

/** The account's table as sync sees it. Neither call throws. */
export type ResumeTable = {
  load(): Promise<LoadOutcome>;
  save(request: SaveRequest): Promise<SaveOutcome>;
};

/** Why the slot still waits. `unreadable`: the account's row is no record that we could merge with. */
export type SaveError = Exclude<SaveOutcome['kind'], 'committed'> | 'unreadable';

/**
 * A person's unsent work: one slot, whose document each newer one replaces. `seq` counts the documents put into it. `sent`
 * is a request whose answer was lost: the server may have committed it, so it is repeated unchanged (same `saveId`) before
 * anything newer is sent.
 */
export type OutboxSlot = {
  saveId: string;
  seq: number;
  /** Revision of the account's row that `doc` builds on; 0 when there is no row. */
  baseRevision: number;
  doc: LearnerRecord;
  state: 'queued' | 'sending' | 'needs-sign-in' | 'conflict' | 'blocked';
  attempts: number;
  /** The earliest time of the next try, ms since 1970; 0 means at once. */
  nextAttemptAt: number;
  lastError: SaveError | null;
  sent: (SaveRequest & { seq: number; tries: number }) | null;
  /** When this work was sent in the last minute, ms since 1970; see `isTooOften`. */
  sentAt?: readonly number[];
};

const FRESH = { state: 'queued', attempts: 0, nextAttemptAt: 0, lastError: null } as const;

/**
 * Puts a document into the slot, replacing the one that waits there. Lifts a block, for the edit
 * may have cured it; a missing sign-in and an unmerged conflict stay, for it cannot cure those.
 */
export function queueDoc(
  slot: OutboxSlot | null,
  doc: LearnerRecord,
  baseRevision: number,
  newId: NewId,
): OutboxSlot {
  const next = { saveId: newId(), seq: (slot?.seq ?? 0) + 1, baseRevision, doc };
  if (slot === null) return { ...next, ...FRESH, sent: null };
  return slot.state === 'blocked' ? { ...slot, ...next, ...FRESH } : { ...slot, ...next };
}

/**
 * After a merge with the account: the merged document waits on top of the revision it was merged
 * with. What was in doubt can no longer be committed, for the row has moved on. The backoff stays,
 * so that a server that always says `stale` is not asked without end.
 */
export function requeueMerged(
  slot: OutboxSlot | null,
  doc: LearnerRecord,
  revision: number,
  newId: NewId,
): OutboxSlot {
  return { ...queueDoc(slot, doc, revision, newId), state: 'queued', lastError: null, sent: null };
}

/**
 * Marks the slot as sending and says what to send: the request in doubt, if there is one, else the
 * newest document. Write the returned slot down before the request leaves.
 */
export function startSend(slot: OutboxSlot): {
  slot: OutboxSlot;
  seq: number;
  request: SaveRequest;
} {
  const { saveId, seq, baseRevision, doc } = slot;
  const before = slot.sent ?? { saveId, seq, baseRevision, doc, tries: 0 };
  const sent = { ...before, tries: before.tries + 1 };
  return {
    slot: { ...slot, state: 'sending', sent },
    seq: sent.seq,
    request: { doc: sent.doc, baseRevision: sent.baseRevision, saveId: sent.saveId },
  };
}

const MINUTE_MS = 60_000;
const MAX_SENDS_A_MINUTE = 10;

/** Writes down that the slot's work is sent now. */
export function countSend(slot: OutboxSlot, now: number): OutboxSlot {
  return { ...slot, sentAt: [...lastMinute(slot, now), now] };
}

/**
 * Whether work that nothing empties (somebody saves all the time, or the server always says `stale`) has been sent so
 * often in a minute that it goes no further by itself, whatever page event, tab or worker asks for it.
 */
export function isTooOften(slot: OutboxSlot, now: number): boolean {
  return lastMinute(slot, now).length >= MAX_SENDS_A_MINUTE;
}

/** The sends of the last minute. Times in the future are left out: the clock was set back since. */
function lastMinute({ sentAt = [] }: OutboxSlot, now: number): number[] {
  return sentAt.filter((at) => at <= now && at > now - MINUTE_MS);
}

/** The time, ms since 1970, and a random number in [0, 1). */
export type RetryEnv = { now: number; random: () => number };

/**
 * `isFurther`: not the first send of this run (it merged what others saved and sends again): a failure does not lengthen
 * the wait.
 */
export type Send = RetryEnv & { isFurther?: boolean };

/**
 * What the answer to a send does to the slot, which may have taken newer documents since. Only a
 * proven commit of the newest document empties it; a proven commit of an older one makes that the
 * new base. Everything else keeps all the work.
 */
export function settleSend(
  slot: OutboxSlot | null,
  sentSeq: number,
  outcome: SaveOutcome,
  send: Send,
): { slot: OutboxSlot | null; base?: Base } {
  const sent = slot?.sent;
  if (slot === null || sent === null || sent === undefined || sent.seq !== sentSeq) return { slot };
  if (outcome.kind === 'committed' && outcome.saveId === sent.saveId) {
    const base = { doc: sent.doc, revision: outcome.revision, savedAt: send.now };
    return { slot: afterCommit(slot, sentSeq, outcome.revision), base };
  }
  const error = outcome.kind === 'committed' ? 'not-proof' : outcome.kind;
  const retryAfterMs = outcome.kind === 'rate-limited' ? outcome.retryAfterMs : 0;
  return { slot: afterError(slot, error, retryAfterMs, send) };
}

/**
 * True when the slot may be sent by itself now. A slot found in `sending` was left by a page that
 * died: whoever holds the lock may send it. `conflict` is due too: it needs a load and a merge. A wait longer than any
 * that we set says that the clock was set back.
 */
export function isDue(slot: OutboxSlot | null, now: number): slot is OutboxSlot {
  if (slot === null || slot.state === 'needs-sign-in' || slot.state === 'blocked') return false;
  return slot.nextAttemptAt <= now || slot.nextAttemptAt > now + MAX_RETRY_AFTER_MS;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 5 * 60_000;
/** A server may ask for more patience than we would have, but not for a day of silence. */
const MAX_RETRY_AFTER_MS = 60 * 60_000;

/** Full-jitter backoff, 1 s to 5 min, never before the server's Retry-After (at most an hour). */
export function retryDelayMs(attempts: number, random: () => number, retryAfterMs = 0): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempts, 20));
  const delay = Math.max(FIRST_DELAY_MS, random() * ceiling);
  return Math.max(delay, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS));
}

/** The slot once `sent` is proven to be in the account; null when nothing newer waits. */
export function afterCommit(
  slot: OutboxSlot,
  sentSeq: number,
  revision: number,
): OutboxSlot | null {
  return slot.seq === sentSeq ? null : { ...slot, ...FRESH, baseRevision: revision, sent: null };
}

/** A load that was to resolve a conflict failed: wait, or ask for a sign-in, and keep all the work. */
export function afterLoadFailure(
  slot: OutboxSlot,
  error: 'unauthorized' | 'offline' | 'server-error' | 'not-proof' | 'unreadable',
  { now, random }: RetryEnv,
): OutboxSlot {
  if (error === 'unreadable') return { ...slot, state: 'blocked', lastError: error };
  if (error === 'unauthorized') return { ...slot, state: 'needs-sign-in', lastError: error };
  const attempts = slot.attempts + 1;
  return {
    ...slot,
    attempts,
    nextAttemptAt: now + retryDelayMs(attempts, random),
    lastError: error,
  };
}

type Refusal = Exclude<SaveOutcome['kind'], 'committed'>;

const STATE_AFTER: Record<Refusal, OutboxSlot['state']> = {
  stale: 'conflict',
  unauthorized: 'needs-sign-in',
  forbidden: 'blocked',
  'too-large': 'blocked',
  'too-old': 'blocked',
  'bad-data': 'blocked',
  'rate-limited': 'queued',
  offline: 'queued',
  'server-error': 'queued',
  'not-proof': 'queued',
};

/** Answers after which the request may have been carried out all the same. */
const IN_DOUBT: ReadonlySet<Refusal> = new Set(['offline', 'server-error', 'not-proof']);
/** Refusals of this very request, whatever an earlier try may have met. */
const NEVER_COMMITTED: ReadonlySet<Refusal> = new Set([
  'stale',
  'too-large',
  'too-old',
  'bad-data',
]);

function afterError(
  slot: OutboxSlot,
  error: Refusal,
  retryAfterMs: number,
  { now, random, isFurther }: Send,
): OutboxSlot {
  const isNewer = slot.sent !== null && slot.seq !== slot.sent.seq;
  const isClear = NEVER_COMMITTED.has(error) || (!IN_DOUBT.has(error) && slot.sent?.tries === 1);
  const state = STATE_AFTER[error];
  // A newer document is not the one that was refused: it gets its own try.
  const next = state === 'blocked' && isNewer && error !== 'forbidden' ? 'queued' : state;
  const attempts = slot.attempts + (isFurther ? 0 : 1);
  const isRetried = state === 'queued' || state === 'conflict';
  const wait = isRetried ? now + retryDelayMs(attempts, random, retryAfterMs) : 0;
  return {
    ...slot,
    state: next,
    attempts,
    nextAttemptAt: wait,
    lastError: error,
    sent: isClear ? null : slot.sent,
  };
}
