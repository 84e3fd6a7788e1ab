import { createResumeTable } from '@/backend/resume-table';
import { modelLibrary } from './model-dexie';
import { modelFetch } from './model-network';
import { dropLocks, requestLock } from './computer';
import type { Computer, Runner } from './computer';
import { PEOPLE } from './system';
import type { System } from './system';

/**
 * The browser starts a worker that sends what pages have left in the outbox of each person with a database here, while tabs
 * run. It kills the worker before, wherever that one is.
 */
export async function runWorker(system: System, computer: Computer): Promise<void> {
  const { app, loop, workers } = system;
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
  await loop.as(worker, () => {
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
