// Dexie looks for Web Crypto when it loads, so it loads before the model browser removes it. Pages get a model of Dexie.
import 'dexie';
import type { App } from './app';

/** Loads the app's modules, after the model browser is installed: nothing loads while a schedule runs. */
export async function loadApp(): Promise<App> {
  const [opening, journal, workspace, course, facts, session, memory, worker, database] =
    await Promise.all([
      import('@/workspace/document/open-record'),
      import('@/workspace/document/draft-journal'),
      import('@/workspace/workspace'),
      import('@/workspace/document/course-memory'),
      import('@/workspace/document/save-facts'),
      import('@/workspace/account/end-session'),
      import('@/workspace/document/working-record'),
      import('@/workspace/sync/send-from-background-sync'),
      import('@/workspace/persistence/person-db'),
    ]);
  return {
    ...opening,
    ...journal,
    ...workspace,
    ...course,
    ...facts,
    ...session,
    ...memory,
    ...worker,
    ...database,
  };
}
