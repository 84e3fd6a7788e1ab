import { SINGLETON_ID, personDbName, type StoredRecord } from '@/workspace/persistence/sync-tables';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fills the builder's first fields before the page is hydrated, so that the person can type at once: with the stored texts of
 * this person, or empty where there are none. `data-kept` holds the stored text, so that typed words can be told apart.
 * Encrypted records are not read; the app shows them later.
 *
 * @throws when the record is encrypted or cannot be read
 */
export async function prefillFields(personId: string): Promise<void> {
  const kept = await readPersonalInfo(personDbName(personId));
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const fields = document.querySelectorAll<HTMLInputElement>(
    '[data-opening="true"] #panel-edit input',
  );
  for (const field of fields) {
    const text = kept[field.name];
    if (typeof text === 'string') field.value = text;
    // Read back from the field: it may have dropped a line break.
    field.dataset['kept'] = field.value;
  }
  document.documentElement.dataset['work'] = personId;
}

/** Whether a field holds typed words that the app has not read yet: they are in this page alone. */
export function hasEarlyWords(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('#app :read-write')].some(
    (field) =>
      field.value !== (field.dataset['kept'] ?? field.defaultValue) &&
      (document.documentElement.dataset['who'] ?? field.closest('[data-opening="true"]')),
  );
}

/** Reads the stored fields with plain IndexedDB, because Dexie has not loaded yet. */
function readPersonalInfo(name: string): Promise<Fields> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // No database: abort, so that this open does not create one.
    opening.addEventListener('upgradeneeded', () => {
      opening.transaction?.abort();
      resolve({});
    });
    opening.addEventListener('error', reject);
    opening.addEventListener('success', () => {
      const db = opening.result;
      const reading = db.transaction('resume').objectStore('resume').get(SINGLETON_ID);
      reading.addEventListener('success', () => {
        const { doc } = (reading.result ?? {}) as Partial<StoredRecord>;
        const fields = (doc as { personalInfo?: Fields } | undefined)?.personalInfo;
        if (fields) resolve(fields);
        else reject(new Error('Encrypted, or not there.'));
      });
      reading.addEventListener('error', reject);
      // A page in the back/forward cache must not hold an open transaction (abort-in-cache.ts).
      reading.transaction?.commit?.();
      db.close();
    });
  });
}
