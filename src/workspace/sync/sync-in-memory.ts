import { countSend, isTooOften, queueDoc, settleSend, startSend } from '@/domain/outbox/outbox';
import { readCloudRow, reconcile, type Work } from '@/domain/outbox/reconcile';
import type { SyncDeps } from './sync';

export type MemorySyncDeps = Omit<SyncDeps, 'db'>;

/** Attempts to save: one on top of the loaded row, and one more if another device saved in between. */
const MAX_ROUNDS = 2;

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
    let now = work;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const pulled = await pull(deps, now);
      if (pulled === null) break;
      now = await send(deps, pulled);
      if (now.slot === null) return { work: now, isInAccount: now.base !== null };
      if (now.slot.state !== 'conflict') break;
    }
    return { work: now, isInAccount: false };
  });
}

/** The work merged with the row; null when the row cannot be had now. */
async function pull({ table, now, newId }: MemorySyncDeps, work: Work): Promise<Work | null> {
  const outcome = await table.load();
  if (outcome.kind === 'none') {
    const { doc } = work;
    const slot = doc === null ? null : queueDoc(work.slot, doc, 0, newId);
    return { doc, slot, base: null };
  }
  const row = outcome.kind === 'found' ? readCloudRow(outcome, now()) : null;
  return row && reconcile(work, row, newId);
}

async function send({ table, now, random }: MemorySyncDeps, work: Work): Promise<Work> {
  if (work.slot === null || isTooOften(work.slot, now())) return work;
  const { slot, seq, request } = startSend(countSend(work.slot, now()));
  const outcome = await table.save(request);
  const settled = settleSend(slot, seq, outcome, { now: now(), random });
  return { ...work, slot: settled.slot, base: settled.base ?? work.base };
}
