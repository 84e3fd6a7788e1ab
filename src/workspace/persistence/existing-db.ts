import { personDbName } from './sync-tables';

/**
 * Opens a database by IndexedDB's own requests, for places that the pages' library is too heavy for. It never makes
 * one, and closes when another page deletes it.
 *
 * @returns null when there is none of this name
 * @throws where the browser has no databases for this site
 */
export function openExisting(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => {
      const database = opening.result;
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    opening.addEventListener('error', () => resolve(null));
  });
}

/**
 * Whether this device may hold anything of a person. Never creates a database. A database that cannot be opened counts as
 * existing: after a crash the old browser process can keep it locked for some seconds.
 */
export function mayHaveDb(personId: string): Promise<boolean> {
  return new Promise((resolve) => {
    let isNew = false;
    try {
      const opening = indexedDB.open(personDbName(personId));
      opening.addEventListener('upgradeneeded', () => {
        isNew = true;
        opening.transaction?.abort();
      });
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve(true);
      });
      opening.addEventListener('error', () => resolve(!isNew));
    } catch {
      resolve(true);
    }
  });
}

/** Resolves when a transaction has committed; rejects with its error when it was aborted. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

/** The result of a request. Rejects with its error. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
