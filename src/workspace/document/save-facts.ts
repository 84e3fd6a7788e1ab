import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { syncStatus, type SyncFacts, type SyncStatus } from '@/domain/sync-status/sync-status';

/** What is known about where the work is, gathered from the writer, the outbox and the browser. */
export type SaveFacts = SyncFacts & {
  /** The person pressed 'Save to Cloud' and that send has not settled yet. */
  isSendingNow: boolean;
  /** The device has this person's database and did not open it: what lies there was never seen. */
  isUnread: boolean;
};

/** The facts before anything has been read. */
export const noSaveFacts: SaveFacts = {
  signedIn: false,
  saving: false,
  slot: null,
  hasOnlyPlaces: false,
  online: true,
  savedAt: null,
  isKept: false,
  isForWindow: false,
  hasLockedWork: false,
  deviceError: null,
  isAccountUnreadable: false,
  conflicts: 0,
  isSendingNow: false,
  isUnread: false,
};

export const useSaveFacts = create<SaveFacts>()(() => noSaveFacts);

/** Sets what has become known; of news that is none nobody is told, for some of it comes with every key. */
export function noteSaveFacts(news: Partial<SaveFacts>): void {
  const facts: Partial<SaveFacts> = useSaveFacts.getState();
  const isKnown = Object.entries(news).every(
    ([name, value]) => facts[name as keyof SaveFacts] === value,
  );
  if (!isKnown) useSaveFacts.setState(news);
}

/** "Saved" is shown once nobody has typed for this long: a line that turns with every key is noise, and a frame each. */
const restMs = 400;
const goodNews = new Set<SyncStatus['kind']>([
  'on-device',
  'on-device-offline',
  'in-window',
  'in-window-offline',
  'in-account',
]);

/** The one status line: every trouble at once, and "Saving…" until the hand that types rests. */
export function useSyncStatus(): SyncStatus {
  // As text it compares by value, so that the line renders again only when the truth changes.
  const [text, setText] = useState(() => JSON.stringify(statusNow()));
  useEffect(() => {
    let shown = statusNow();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      shown = statusNow();
      setText(JSON.stringify(shown));
    };
    const follow = () => {
      clearTimeout(rest);
      if (shown.kind === 'saving' && goodNews.has(statusNow().kind))
        rest = setTimeout(show, restMs);
      else show();
    };
    follow();
    const stop = useSaveFacts.subscribe(follow);
    return () => {
      stop();
      clearTimeout(rest);
    };
  }, []);
  return JSON.parse(text) as SyncStatus;
}

function statusNow(): SyncStatus {
  return syncStatus(useSaveFacts.getState());
}
