import type { PersonDb, DraftRow } from './person-db';

/**
 * Stores what is typed synchronously, within the running task. The usual write (`device-writer.ts`) needs several turns of
 * the event loop, and on a slow computer keystrokes go before them for seconds. What this stores survives a killed
 * browser, not a loss of power; for that the usual write follows. Does nothing where records are encrypted, because
 * Web Crypto is asynchronous.
 */
export function putDraftRow(db: PersonDb, row: DraftRow): void {
  if (db.mode() === 'plain') changeAtOnce(db, (store) => store.put(row));
}

/** Call when the record itself has everything typed on this page. */
export function deleteDraftRow(db: PersonDb, id: string): void {
  changeAtOnce(db, (store) => store.delete(id));
}

/** What other pages have typed for a part and not written there: they were killed, or are about to write. */
export async function readDraftRows(
  db: PersonDb,
  part: string,
  ownId: string,
): Promise<DraftRow[]> {
  const rows = await db.drafts.toArray();
  return rows.filter(({ id }) => id.startsWith(`${part}/`) && id !== ownId);
}

function changeAtOnce(db: PersonDb, change: (store: IDBObjectStore) => IDBRequest): void {
  try {
    const transaction = db
      .backendDB()
      .transaction('drafts', 'readwrite', { durability: 'relaxed' });
    change(transaction.objectStore('drafts'));
    transaction.commit();
  } catch {
    // A database that is closed or refuses: the usual write finds out and tells.
  }
}
