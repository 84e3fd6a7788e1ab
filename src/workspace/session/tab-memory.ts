import { safeStorage, type KeyValueStorage } from '@/backend/safe-storage';
import type { TabMemoryMessage } from '@/domain/shared-computer/tab-memory-message';

/**
 * What must not lie on the disk, not for a moment: the tokens of a sign-in on a shared computer, with which whoever
 * copies the browser's files could open the account. It lives in this page's memory. The next page of the same tab gets
 * it back from the service worker, which holds it for a minute, and a copy of the tab gets it from the page itself. A
 * crash loses it: then the work is still here, and the account asks for a new log in.
 */
const items = new Map<string, string>();
const idName = 'cq-tab-id';
const channelName = 'cq-tab-memory';
const tab = safeStorage(() => globalThis.sessionStorage);
/** A worker that has to start first takes a moment on an old computer. */
const patienceMs = 2000;
/** Another page of this browser answers at once. */
const pagePatienceMs = 200;

let channel: BroadcastChannel | null = null;
let registrations: readonly ServiceWorkerRegistration[] = [];
let arrival: Promise<void> = Promise.resolve();
let noteArrival = () => {};
let tellLate = () => {};

export const tabMemory: KeyValueStorage = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => {
    items.set(key, value);
    if (!tab.getItem(idName)) tab.setItem(idName, crypto.randomUUID());
    post(channel, holding());
    void findWorkers();
  },
  removeItem: (key) => {
    items.delete(key);
    if (items.size === 0) tab.removeItem(idName);
  },
};

/** Resolves when what the page before held is here, or nobody has it any more. */
export function tabMemoryArrived(): Promise<void> {
  return arrival;
}

/** Call before the first screen. `onLate` hears of what comes when nobody waits for it any more. */
export function startTabMemory(onLate: () => void): void {
  tellLate = onLate;
  channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMemoryMessage>) => {
    if (data.tabId !== tab.getItem(idName)) return;
    if (data.kind === 'hold') receiveItems(data.items);
    else post(channel, holding());
  });
  addEventListener('pagehide', () => {
    for (const worker of workers()) post(worker, holding());
  });
  const tabId = tab.getItem(idName);
  if (tabId !== null) arrival = ask(tabId);
}

/** What to hand to the service worker when this page is unloaded; null when it holds nothing or its session has ended. */
function holding(): TabMemoryMessage | null {
  const tabId = tab.getItem(idName);
  return tabId === null || items.size === 0 ? null : { kind: 'hold', tabId, items: [...items] };
}

async function ask(tabId: string): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    noteArrival = resolve;
  });
  post(channel, { kind: 'ask', tabId });
  const answered = askWorkers(tabId).then(() => wait(pagePatienceMs));
  await Promise.race([arrived, answered, wait(patienceMs)]);
  noteArrival = tellLate;
}

async function askWorkers(tabId: string): Promise<void> {
  await findWorkers();
  await Promise.all(
    workers().map(async (worker) => {
      const held = await askWorker(worker, { kind: 'ask', tabId });
      if (!held) return;
      receiveItems(held);
      post(worker, { kind: 'taken', tabId });
    }),
  );
}

function askWorker(
  worker: ServiceWorker,
  message: TabMemoryMessage,
): Promise<[string, string][] | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<[string, string][] | null>) =>
      resolve(data),
    );
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

function receiveItems(held: [string, string][]): void {
  for (const [key, value] of held) items.set(key, value);
  noteArrival();
}

/** Looks the service workers up early: during `pagehide` there is no time for an asynchronous lookup. */
async function findWorkers(): Promise<void> {
  try {
    // Those of all languages: the next page may be in another.
    registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  } catch {
    // A browser that refuses workers: the next page asks for a new log in.
  }
}

function workers(): ServiceWorker[] {
  return registrations
    .flatMap(({ active, waiting, installing }) => [active, waiting, installing])
    .flatMap((worker) => worker ?? []);
}

function post(to: BroadcastChannel | ServiceWorker | null, message: TabMemoryMessage | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- neither leaves its origin
  if (message) to?.postMessage(message);
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    // No BroadcastChannel in this browser, or refused together with storage.
    return null;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
