import { sessionStore } from './session';

const channelName = 'cq-emptied';
/** See `createUnsavedJournal`: they hold the words of whoever the tab belongs to. */
const journals = 'cq-unsaved-';

/** Tells the other tabs that a person's data is gone from this device, so that they show nothing of it either. */
export function tellEmptied(personId: string): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, ours
  channel.postMessage(personId);
  channel.close();
}

/** Empties this tab when another one has deleted the data of whoever sits here. Returns the way to stop listening. */
export function listenForEmptied(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const person = sessionStore.readMarker()?.userId;
    if (typeof data !== 'string' || (person !== undefined && person !== data)) return;
    // On a shared computer each tab has its own sign-in.
    if (person === data) sessionStore.clear();
    leaveEmpty(data);
  });
  return () => channel.close();
}

/** Starts over at Home, with nothing of this person left in the tab's memory or the browser's simple storage. */
export function leaveEmpty(personId: string): void {
  // The last listener: whatever the page puts by while it goes is swept up behind it.
  addEventListener('pagehide', () => forgetLastWords(personId));
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.replace('/');
}

function forgetLastWords(personId: string): void {
  for (const area of [() => sessionStorage, () => localStorage]) {
    try {
      const keys = Object.keys(area());
      const theirs = keys.filter(
        (key) => key === `cq-spill-${personId}` || key.startsWith(journals),
      );
      for (const key of theirs) area().removeItem(key);
    } catch {
      // A browser that refuses its storage has kept nothing in it.
    }
  }
}
