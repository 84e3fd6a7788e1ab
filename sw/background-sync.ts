import { backendConfig } from '@/backend/config';
import { createResumeTable } from '@/backend/resume-table';
import { personOfSyncTag } from '@/workspace/persistence/sync-tables';
import { openServiceWorkerDb } from '@/workspace/persistence/service-worker-db';
import { sendFromBackgroundSync } from '@/workspace/sync/send-from-background-sync';

declare const self: ServiceWorkerGlobalScope;

/** Only some browsers have Background Sync, and TypeScript does not. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

/**
 * Sends what people typed offline once the line is back, even when no page is open. Pages ask for it; see
 * `workspace/document/request-background-sync.ts`.
 */
export function sendWhenBackOnline(): void {
  self.addEventListener('sync', (event) => {
    const asked = event as SyncEvent;
    const userId = personOfSyncTag(asked.tag);
    if (userId !== null) asked.waitUntil(send(userId));
  });
}

async function send(userId: string): Promise<void> {
  const db = await openServiceWorkerDb(userId);
  if (db === null) return;
  const now = Date.now;
  try {
    await sendFromBackgroundSync({
      userId,
      db,
      tableWith: (accessToken) =>
        createResumeTable({
          ...backendConfig(),
          userId,
          accessToken,
          fetch: (input, init) => fetch(input, init),
          now,
        }),
      lock: (name, run) => navigator.locks.request(name, run),
      now,
      random: Math.random,
      newId: () => crypto.randomUUID(),
    });
  } finally {
    db.close();
  }
}
