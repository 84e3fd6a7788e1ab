import { loadClient } from '../../src/backend/send-by-client';
import type { App } from './world';

/** The app's modules, loaded after the browser around them: nothing loads while a schedule runs. */
export async function loadApp(): Promise<App> {
  const [{ startWork }, session, memory, { useSaveFacts }, { sendHandedOver }, { openPersonDb }] =
    await Promise.all([
      import('../../src/record/start-work'),
      import('../../src/account/end-session'),
      import('../../src/record/working-resume'),
      import('../../src/record/save-facts'),
      import('../../src/sync/send-handed-over'),
      import('../../src/storage/person-db'),
      loadClient(),
    ]);
  return { startWork, ...session, ...memory, useSaveFacts, sendHandedOver, openPersonDb };
}
