/** Whether the browser keeps nothing for this site (site data blocked): what is typed lives in this page alone. */
export function isStorageBlocked(): boolean {
  try {
    return !globalThis.localStorage;
  } catch {
    return true;
  }
}

/**
 * Takes away the channels between tabs where the browser has them and refuses them with its storage (Firefox): the
 * database's library asks only whether they are there, and would not load. Call before anything that may use one.
 */
export function dropRefusedChannels(): void {
  try {
    new BroadcastChannel('cq-probe').close();
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  }
}
