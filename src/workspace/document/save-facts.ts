import { useEffect, useState } from 'react';
import { isSameValue } from '@/domain/resume/json-value';
import { create, type StoreApi } from 'zustand';
import { syncStatus, type SyncFacts, type SyncStatus } from '@/domain/sync-status/sync-status';

/** What is known about where the work is, gathered from the writer, the outbox and the browser. */
export type SaveFacts = SyncFacts & {
  /** The person pressed 'Save to Cloud' and that send has not settled yet. */
  isSendingNow: boolean;
  /** The device has this person's database and did not open it: what lies there was never seen. */
  couldNotOpen: boolean;
};

/** The facts before anything has been read. */
export const noSaveFacts: SaveFacts = {
  signedIn: false,
  saving: false,
  slot: null,
  onlyPositionsUnsent: false,
  online: true,
  accountAnswer: 'awaited',
  savedAt: null,
  hasStoredRecord: false,
  isLostOnClose: false,
  hasLockedWork: false,
  deviceError: null,
  isAccountUnreadable: false,
  conflicts: 0,
  isSendingNow: false,
  couldNotOpen: false,
};

export type SaveFactsStore = StoreApi<SaveFacts>;

/** A store that knows nothing of any record yet. */
export const createSaveFacts = () => create<SaveFacts>()(() => noSaveFacts);

/** What is known of the record that is open in this page. */
export const useSaveFacts = createSaveFacts();

/** Sets facts; listeners run only when a value differs, because some facts are reported at every keystroke. */
export function setSaveFacts(store: SaveFactsStore, news: Partial<SaveFacts>): void {
  const facts: Partial<SaveFacts> = store.getState();
  const isKnown = Object.entries(news).every(
    ([name, value]) => facts[name as keyof SaveFacts] === value,
  );
  if (!isKnown) store.setState(news);
}

/** "Saved" shows after this pause in typing, in ms: a status that changes at every keystroke distracts and costs a render. */
const restMs = 400;
const goodNews = new Set<SyncStatus['kind']>([
  'on-device',
  'on-device-offline',
  'in-window',
  'in-window-offline',
  'in-account',
]);

/** The status line's content: problems show at once; after an edit "Saving…" shows until nobody has typed for a while. */
export function useSyncStatus(): SyncStatus {
  const [status, setStatus] = useState(statusNow);
  useEffect(() => {
    let shown = statusNow();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      shown = statusNow();
      const next = shown;
      setStatus((before) => (isSameValue(before, next) ? before : next));
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
  return status;
}

function statusNow(): SyncStatus {
  return syncStatus(useSaveFacts.getState());
}
