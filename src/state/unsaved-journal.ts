/** Texts by record and field. */
type Records = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Kept = { personId: string; records: Records };

/**
 * What was still on its way to the device when the page went. IndexedDB cannot finish a write in a page that unloads;
 * sessionStorage can, and it lives no longer than the tab. The next page of the same tab takes it over.
 */
export function createUnsavedJournal(name: string) {
  const key = `cq-unsaved-${name}`;
  return {
    write(personId: string, records: Records): void {
      if (Object.keys(records).length === 0) return;
      tryStorage(() => sessionStorage.setItem(key, JSON.stringify({ personId, records })));
    },
    /** This person's records, and out of the storage; somebody else's are thrown away. */
    take(personId: string): Records {
      const kept = tryStorage(
        () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null,
      );
      tryStorage(() => sessionStorage.removeItem(key));
      return kept?.personId === personId ? kept.records : {};
    },
    clear: () => tryStorage(() => sessionStorage.removeItem(key)),
  };
}

// A browser may refuse its storage altogether; then there is no second net, and the page still works.
function tryStorage<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
