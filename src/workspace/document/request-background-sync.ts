import type { Access } from '@/backend/session';
import type { SessionStore } from '@/backend/session-store';
import { storeBackgroundSyncToken } from '@/workspace/persistence/background-sync-token';
import { syncTagOf, type WorkDb } from '@/workspace/persistence/sync-tables';

/** The part of Background Sync that we use. Only some browsers have it, and TypeScript does not. */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/**
 * Asks the browser to have the service worker send a person's unsent work once the line is back, should no page be open
 * then, and leaves it the token for that: beside the work, in the person's own database, and only while something
 * waits. On a shared computer neither happens. A page that goes asks once more, for the browser may have given up.
 */
export async function requestBackgroundSync(
  db: WorkDb,
  userId: string,
  { session, isLeaving }: { session: SessionStore; isLeaving: boolean },
): Promise<void> {
  try {
    const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
    if (!registration?.active || !registration.sync) return;
    const handed = await storeBackgroundSyncToken(db, () => accessOf(userId, session));
    if (handed === 'new' || (handed === 'there' && isLeaving))
      await registration.sync.register(syncTagOf(userId));
  } catch {
    // Then a page sends it, as everywhere else.
  }
}

function accessOf(userId: string, { readMarker, readSession }: SessionStore): Access | null {
  const stored = readSession();
  if (stored?.userId !== userId || readMarker()?.shared !== false) return null;
  const { accessToken, expiresIn, receivedAt } = stored;
  return { accessToken, expiresIn, receivedAt, userId };
}
