import { createResumeTable } from '@/backend/resume-table';
import { modelLibrary } from './model-dexie';
import { modelFetch } from './model-network';
import { dropLocks, requestLock } from './scene';
import type { Computer, Runner } from './scene';
import { PEOPLE } from './world';
import type { World } from './world';

/**
 * The browser wakes a worker to send what pages have left it, beside all tabs, for whoever has a database here. It stops
 * the one before, wherever that stands.
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
    for (const userId of PEOPLE) if (computer.disk.has(`cq-${userId}`)) send(userId);
  });

  function send(userId: string): void {
    const db = app.openPersonDb(userId, {}, modelLibrary);
    const close = () => db.close({ disableAutoOpen: true });
    // Whatever stops it, a full disk or a dead line: the browser or a page will try again.
    app
      .sendFromBackgroundSync({
        userId,
        db,
        tableWith: (accessToken) =>
          createResumeTable({
            url: 'http://career-quest.test',
            key: 'public',
            userId,
            accessToken,
            fetch: modelFetch,
            now: Date.now,
          }),
        lock: requestLock,
        now: Date.now,
        random: Math.random,
        newId: () => crypto.randomUUID(),
      })
      .then(close, close);
  }
}
