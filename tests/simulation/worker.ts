import { createResumeTable } from '../../src/backend/resume-table';
import { createSessionKeeper, NoSession } from '../../src/backend/session-keeper';
import { createSessionStore } from '../../src/backend/session-store';
import { modelFetch } from './model-network';
import { areaOf } from './page';
import { dropLocks, requestLock } from './scene';
import type { Computer, Runner } from './scene';
import type { World } from './world';

/**
 * The browser wakes a worker to send what waits, beside all tabs: with the token at hand, never a new one (design §3).
 * It stops the one before, wherever that stands.
 */
export async function runWorker(world: World, computer: Computer): Promise<void> {
  const { app, stage, workers } = world;
  const last = workers.get(computer);
  if (last) {
    last.isAlive = false;
    dropLocks(last);
  }
  const worker: Runner = {
    name: `${computer.name}/worker`,
    computer,
    isAlive: true,
    skewMs: () => computer.skewMs,
    burnFuse: () => undefined,
  };
  workers.set(computer, worker);
  await stage.as(worker, () => {
    const local = areaOf(computer.local);
    const store = createSessionStore({
      local: () => local,
      session: () => areaOf(new Map()),
      events: globalThis,
    });
    const config = {
      url: 'http://career-quest.test',
      key: 'public',
      fetch: modelFetch,
      now: Date.now,
    };
    const hand = createSessionKeeper({ ...config, store, locks: undefined }).tokenInHand();
    const userId = store.readMarker()?.userId;
    if (!hand || userId === undefined) return;
    const accessToken = ({ rejected }: { rejected?: string } = {}) =>
      rejected === undefined ? Promise.resolve(hand.token) : Promise.reject(new NoSession());
    const table = createResumeTable({ ...config, accessToken });
    const db = app.openPersonDb(userId);
    const deps = {
      userId,
      db,
      table,
      lock: requestLock,
      now: Date.now,
      random: Math.random,
      newId: () => crypto.randomUUID(),
    };
    const close = () => db.close({ disableAutoOpen: true });
    // A full disk stops the worker; the pages will try again.
    app.syncOnce(deps, { pull: false, force: false }).then(close, close);
  });
}
