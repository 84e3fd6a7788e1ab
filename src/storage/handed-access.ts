import { readAccessFields, type Access } from '../backend/session';
import { ONLY, type WorkDb } from './work-db';

/** Id of the record beside the slot. It lies there, so that it goes whenever the slot is emptied or the database is deleted. */
const HANDED = 2;

/**
 * Leaves what the service worker needs to send what waits: nothing when nothing waits, or when `access`, asked inside
 * of the transaction, has nothing to give.
 *
 * @returns `new` when it was not there already
 */
export async function handAccess(
  db: WorkDb,
  access: () => Access | null,
): Promise<'none' | 'there' | 'new'> {
  return await db.transaction('rw', db.outbox, async () => {
    const isWaiting = (await db.outbox.get(ONLY)) !== undefined;
    const before = readAccessFields(await db.outbox.get(HANDED));
    const given = access();
    if (!isWaiting || given === null) return 'none';
    if (before?.accessToken === given.accessToken) return 'there';
    await db.outbox.put({ ...given, id: HANDED });
    return 'new';
  });
}

/** What the pages have left for the worker; null when nothing, or when it is another person's. */
export async function readAccess(db: WorkDb, userId: string): Promise<Access | null> {
  const access = readAccessFields(await db.outbox.get(HANDED));
  return access?.userId === userId ? access : null;
}

export async function takeAccessBack(db: Pick<WorkDb, 'outbox'>): Promise<void> {
  await db.outbox.delete(HANDED);
}
