import { readTabKey, type TabKey } from './tab-key';

type Message =
  | { kind: 'ask'; personId: string; keyId: string }
  | { kind: 'give'; personId: string; key: TabKey };

const channelName = 'cq-keys';
/** A tab that lives answers within a few milliseconds; one that the browser has put to sleep does not. */
const patienceMs = 1000;

/** Hands this tab's keys to other tabs of the same session that ask for them. The keys never touch the disk on the way. */
export function answerKeyRequests(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'ask') return;
    const key = readTabKey(data.personId);
    if (key?.keyId !== data.keyId) return;
    send(channel, { kind: 'give', personId: data.personId, key });
  });
}

/** Asks the living tabs of a session for its key; null when none answers in time. */
export function askForKey(personId: string, keyId: string): Promise<TabKey | null> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(null);
  const channel = new BroadcastChannel(channelName);
  return new Promise<TabKey | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'give' || data.personId !== personId || data.key.keyId !== keyId) return;
      clearTimeout(timer);
      resolve(data.key);
    });
    send(channel, { kind: 'ask', personId, keyId });
  }).finally(() => channel.close());
}

function send(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves its origin
  channel.postMessage(message);
}
