import { isRecord } from './json-value';

type ById = Map<unknown, unknown>;
const indexByList = new WeakMap<readonly unknown[], ById>();

/**
 * The entry of a list with this id, undefined when there is none; of two with one id the first. A list is looked through
 * once and then remembered: each of a long record's texts on the screen asks for its entry after each key. So the list
 * must be one that never changes, as those of a record.
 */
export function entryById<Entry>(entries: readonly Entry[], id: string): Entry | undefined {
  const index = indexByList.get(entries) ?? indexOf(entries);
  return index.get(id) as Entry | undefined;
}

function indexOf(entries: readonly unknown[]): ById {
  const index: ById = new Map();
  for (const entry of entries) {
    if (isRecord(entry) && !index.has(entry['id'])) index.set(entry['id'], entry);
  }
  indexByList.set(entries, index);
  return index;
}
