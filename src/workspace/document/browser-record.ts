import { deletePersonDb, hasPersonDb } from '@/workspace/persistence/person-db-admin';
import { sessionStore } from '@/workspace/session/session';
import { tokenManager } from '@/workspace/session/token-manager';
import { underLockSoon } from '@/workspace/session/under-lock';
import { openDb } from '@/workspace/shared-computer/open-db';
import type { RecordSession } from '@/workspace/workspace';
import type { Memory } from './memory';
import { createDraftJournal } from './draft-journal';
import { offerGuestWork } from './guest-offer';
import { openRecord } from './open-record';

/** As long as one request may take: a tab that is alive has mostly sent by then. */
const lockPatienceMs = 20_000;

/** Opens a person's record with this browser's own databases, clock, chance, network, locks and sign-in. */
export async function openBrowserRecord(personId: string, memory: Memory): Promise<RecordSession> {
  const work = await openRecord(personId, memory, {
    databases: { open: openDb, has: hasPersonDb, delete: deletePersonDb },
    env: { now: Date.now, newId: () => crypto.randomUUID() },
    random: Math.random,
    fetch: (input, init) => fetch(input, init),
    lock: (name, run) => underLockSoon(name, lockPatienceMs, run),
    session: sessionStore,
    accessToken: tokenManager.accessToken,
    createDraftJournal,
    offerGuestWork,
  });
  const stopCounting = countLater();
  return {
    ...work,
    close: () => {
      stopCounting();
      return work.close();
    },
  };
}

/** Loads and starts the time counter after the first screen; without a network it counts nothing. Returns its stop function. */
function countLater(): () => void {
  let stop = () => clearTimeout(timer);
  const begin = async () => {
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    const { countTime } = await import('./count-time');
    if (!isOver) stop = countTime();
  };
  const timer = setTimeout(() => void begin().catch(() => undefined), countAfterMs);
  return () => stop();
}

const countAfterMs = 10_000;
