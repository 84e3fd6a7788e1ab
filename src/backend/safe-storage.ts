/** The part of the Web Storage interface that we use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let isClosed = false;

/**
 * Stops this page from writing to web storage once it is hidden; values are then in memory alone. Call it when a session ends
 * and the page is about to be replaced: browsers fire `visibilitychange` after the last `pagehide` listener, and its handlers
 * would store the person's drafts again.
 */
export function closeStorageWhenHidden(): void {
  globalThis.addEventListener('visibilitychange', () => (isClosed = true), true);
}

/**
 * A storage area that never throws. Private windows and strict settings refuse storage, even on
 * merely naming it (hence `open` as a function), and a full disk refuses writes: then the value
 * lives in memory, as long as the page does.
 */
export function safeStorage(open: () => KeyValueStorage): KeyValueStorage {
  const unsaved = new Map<string, string>();
  return {
    getItem: (key) => unsaved.get(key) ?? attempt(() => open().getItem(key)),
    setItem(key, value) {
      unsaved.set(key, value);
      attempt(() => {
        if (isClosed) return;
        open().setItem(key, value);
        unsaved.delete(key);
      });
    },
    removeItem(key) {
      unsaved.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
