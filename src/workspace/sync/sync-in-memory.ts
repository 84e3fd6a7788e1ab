import {
  countSend,
  isDue,
  isTooOften,
  queueDoc,
  settleSend,
  startSend,
} from '@/domain/outbox/outbox';
import { readAccountRow, reconcile, reconcileWithNone, type Work } from '@/domain/outbox/reconcile';
import { isSameValue } from '@/domain/resume/json-value';
import type { SyncDeps } from './sync';

export type MemorySyncDeps = Omit<SyncDeps, 'db'>;

/** Attempts to save: a request in doubt, what was typed since, and one more if another device saved in between. */
const MAX_ROUNDS = 3;

/**
 * One synchronisation for a device that stores nothing: reads the account's row, merges it with the work in memory and
 * sends what is more than the row. The load always comes first, because nothing here outlives the page.
 *
 * @returns the work afterwards; `isInAccount` is true when the account is proven to hold its document
 */
export async function syncInMemory(
  deps: MemorySyncDeps,
  work: Work,
): Promise<{ work: Work; isInAccount: boolean }> {
  return await deps.lock(`sync:${deps.userId}`, async () => {
    let now = queueNewest(work, deps);
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const pulled = await pull(deps, now);
      if (pulled === null) break;
      now = await send(deps, pulled);
      const { slot, base } = now;
      if (slot === null) return { work: now, isInAccount: base !== null };
      const isUnsent = slot === pulled.slot;
      if (isUnsent || (slot.state !== 'conflict' && !isDue(slot, deps.now()))) break;
    }
    return { work: now, isInAccount: false };
  });
}

/** What a device that stores does with every edit: the newest document waits in the slot, and what is in doubt stays there. */
function queueNewest({ doc, slot, base }: Work, { newId }: MemorySyncDeps): Work {
  const isQueued = doc === null || (slot !== null && isSameValue(doc, slot.doc));
  return {
    doc,
    slot: isQueued ? slot : queueDoc(slot, doc, base?.revision ?? 0, newId),
    base,
  };
}

/** The work merged with the row; null when the row cannot be had now. */
async function pull({ table, now, newId }: MemorySyncDeps, work: Work): Promise<Work | null> {
  const outcome = await table.load();
  if (outcome.kind === 'none') return reconcileWithNone(work, newId);
  const row = outcome.kind === 'found' ? readAccountRow(outcome, now()) : null;
  return row && reconcile(work, row, newId);
}

async function send({ table, now, random }: MemorySyncDeps, work: Work): Promise<Work> {
  if (work.slot === null || isTooOften(work.slot, now())) return work;
  const { slot, seq, request } = startSend(countSend(work.slot, now()));
  const outcome = await table.save(request);
  const settled = settleSend(slot, seq, outcome, { now: now(), random });
  return { ...work, slot: settled.slot, base: settled.base ?? work.base };
}
