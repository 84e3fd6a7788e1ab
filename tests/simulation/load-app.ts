// The database's library looks for Web Crypto as it loads, before the model takes that away; the pages are given a model of it.
import 'dexie';
import type { App } from './app';

/** The app's modules, loaded after the browser around them: nothing loads while a schedule runs. */
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
