import { SINGLETON_ID, personDbName, type StoredRecord } from '@/workspace/persistence/work-db';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The builder's first fields take words before the page is hydrated: empty where this device has nothing of the learner's,
 * else with what it keeps of them, which `data-kept` tells from what is typed. What is encrypted stays hidden until the app
 * opens it.
 *
 * @throws when the device does not open what it keeps
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
    // As the field took it, which may have dropped a line break.
    field.dataset['kept'] = field.value;
  }
  document.documentElement.dataset['work'] = personId;
}

/** Whether words stand in a field that nothing has read yet: they live in this page alone. */
export function hasEarlyWords(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('#app :read-write')].some(
    (field) =>
      field.value !== (field.dataset['kept'] ?? field.defaultValue) &&
      (document.documentElement.dataset['who'] ?? field.closest('[data-opening="true"]')),
  );
}

/** The fields as the device keeps them, by the browser's own calls: the database's library has not come yet. */
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
      // A page that is left now must not keep it open (abort-in-cache.ts).
      reading.transaction?.commit?.();
      db.close();
    });
  });
}
