import type { Page } from '@playwright/test';

/**
 * The rows of every database of this origin, or of these tables alone, in one JSON text; bytes stand as Latin-1. Makes no
 * database where the page has not made its own yet, or has just deleted it.
 */
export function keptRecords(page: Page, tables?: readonly string[]): Promise<string> {
  return page.evaluate(async (wanted) => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const openIfThere = async (name: string) => {
      const opening = indexedDB.open(name);
      let isThere = true;
      opening.addEventListener('upgradeneeded', () => {
        isThere = false;
        opening.transaction?.abort();
      });
      try {
        return await answerOf(opening);
      } catch (error) {
        if (isThere) throw error;
        return null;
      }
    };
    const plain = (_key: string, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;

    const found: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await openIfThere(name);
      if (!db) continue;
      for (const table of db.objectStoreNames)
        if (!wanted || wanted.includes(table))
          found.push(await answerOf(db.transaction(table).objectStore(table).getAll()));
      db.close();
    }
    return JSON.stringify(found, plain);
  }, tables);
}
