import {
  afterLoadFailure,
  countSend,
  isDue,
  isTooOften,
  settleSend,
  startSend,
} from '@/domain/outbox/outbox';
import type { RetryEnv, OutboxSlot, SaveRequest, Send } from '@/domain/outbox/outbox';
import { readSlot } from '@/domain/outbox/read-outbox';
import type { SaveOutcome } from '@/domain/outbox/save-outcome';
import { SINGLETON_ID } from './sync-tables';
import type { WorkDb } from './sync-tables';

/** What the slot asks for: a request to send, or a load and merge before any send. */
export type NextStep = { kind: 'send'; seq: number; request: SaveRequest } | { kind: 'merge' };

/** The slot as it stands; null when nothing waits. */
export async function readOutbox(db: WorkDb): Promise<OutboxSlot | null> {
  return readSlot(await db.outbox.get(SINGLETON_ID));
}

/**
 * Writes down that the slot is being sent, then says what to send. Null when nothing is due;
 * `force` (a button, a sign-in) asks even when the slot waits for its time or for the person, and `isAsked` (the button
 * alone) even when it has gone too often.
 */
export async function beginSend(
  db: WorkDb,
  { now, force, isAsked = false }: { now: number; force: boolean; isAsked?: boolean },
): Promise<NextStep | null> {
  return await db.transaction('rw', db.outbox, async () => {
    const slot = await readOutbox(db);
    if (slot === null || !(force || isDue(slot, now))) return null;
    if (!isAsked && isTooOften(slot, now)) return null;
    if (slot.state === 'conflict') return { kind: 'merge' };
    const { slot: sending, seq, request } = startSend(slot);
    await db.outbox.put({ ...countSend(sending, now), id: SINGLETON_ID });
    return { kind: 'send', seq, request };
  });
}

/**
 * Writes down what an answer means, in one transaction that reads the slot again: it may have taken
 * newer words while the request was on its way. Returns the slot that remains.
 */
export async function settle(
  db: WorkDb,
  { seq, outcome }: { seq: number; outcome: SaveOutcome },
  send: Send,
): Promise<OutboxSlot | null> {
  return await db.transaction('rw', [db.outbox, db.base], async () => {
    const { slot, base } = settleSend(await readOutbox(db), seq, outcome, send);
    if (slot === null) await db.outbox.clear();
    else await db.outbox.put({ ...slot, id: SINGLETON_ID });
    if (base !== undefined) await db.base.put({ ...base, id: SINGLETON_ID });
    return slot;
  });
}

/** Writes down that the load for a conflict failed. A slot that needs no load is left alone. */
export async function settleLoadFailure(
  db: WorkDb,
  error: Parameters<typeof afterLoadFailure>[1],
  chance: RetryEnv,
): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const slot = await readOutbox(db);
    if (slot?.state !== 'conflict') return;
    await db.outbox.put({ ...afterLoadFailure(slot, error, chance), id: SINGLETON_ID });
  });
}
