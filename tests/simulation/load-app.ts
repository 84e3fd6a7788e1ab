import { loadClient } from '@/backend/send-by-client';
import type { App } from './app';

/** The app's modules, loaded after the browser around them: nothing loads while a schedule runs. */
export async function loadApp(): Promise<App> {
  const [
    { openRecord },
    { createDraftJournal },
    { createWorkspace },
    session,
    memory,
    { useSaveFacts },
    { sendFromBackgroundSync },
    { openPersonDb },
  ] = await Promise.all([
    import('@/workspace/document/open-record'),
    import('@/workspace/document/draft-journal'),
    import('@/workspace/workspace'),
    import('@/workspace/account/end-session'),
    import('@/workspace/document/working-record'),
    import('@/workspace/document/save-facts'),
    import('@/workspace/sync/send-from-background-sync'),
    import('@/workspace/persistence/person-db'),
    loadClient(),
  ]);
  return {
    openRecord,
    createDraftJournal,
    createWorkspace,
    ...session,
    ...memory,
    useSaveFacts,
    sendFromBackgroundSync,
    openPersonDb,
  };
}
