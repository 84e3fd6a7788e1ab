import { readAccessFields, type Access } from '@/backend/session';
import { SINGLETON_ID, type WorkDb } from './sync-tables';

/** Id of the record beside the slot. It lies there, so that it goes whenever the slot is emptied or the database is deleted. */
const TOKEN_ID = 2;

/**
 * Leaves what the service worker needs to send what waits: nothing when nothing waits, or when `access`, asked inside
 * of the transaction, has nothing to give.
 *
 * @returns `new` when it was not there already
 */
export async function storeBackgroundSyncToken(
  db: WorkDb,
  access: () => Access | null,
): Promise<'none' | 'there' | 'new'> {
  return await db.transaction('rw', db.outbox, async () => {
    const isWaiting = (await db.outbox.get(SINGLETON_ID)) !== undefined;
    const before = readAccessFields(await db.outbox.get(TOKEN_ID));
    const given = access();
    if (!isWaiting || given === null) return 'none';
    if (before?.accessToken === given.accessToken) return 'there';
    await db.outbox.put({ ...given, id: TOKEN_ID });
    return 'new';
  });
}

/** What the pages have left for the worker; null when nothing, or when it is another person's. */
export async function readBackgroundSyncToken(db: WorkDb, userId: string): Promise<Access | null> {
  const access = readAccessFields(await db.outbox.get(TOKEN_ID));
  return access?.userId === userId ? access : null;
}

/** Takes the token away: from here on the service worker sends nothing of this person. */
export async function deleteBackgroundSyncToken(db: Pick<WorkDb, 'outbox'>): Promise<void> {
  await db.outbox.delete(TOKEN_ID);
}
