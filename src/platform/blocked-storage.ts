/** Whether the browser blocks all storage of this site: what is typed is then in this page's memory alone. */
export function isStorageBlocked(): boolean {
  try {
    return !globalThis.localStorage;
  } catch {
    return true;
  }
}

/**
 * Deletes `BroadcastChannel` where it exists and throws (Firefox with blocked storage): Dexie only tests that it exists, and
 * would fail to load. Call before anything that may open a channel.
 */
export function dropRefusedChannels(): void {
  try {
    new BroadcastChannel('cq-probe').close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}
