import { siteBase } from '@/content/site-base';
import { closeStorageWhenHidden, safeStorage } from '@/backend/safe-storage';
import { discardStoredDrafts } from '@/workspace/document/draft-storage';
import { workspace } from '@/workspace/document/open-work';
import { clearTabStorage } from '@/workspace/shared-computer/leave-session';
import { timeCounterKey } from '@/workspace/session/time-counter-key';
import { sessionStore } from '@/workspace/session/session';

const signalKey = 'cq-emptied';
const browser = safeStorage(() => globalThis.localStorage);

/**
 * Tells the other tabs that a person's data goes from this device. Call it before a sign-in is removed: tabs hear of
 * both in this order, so none of them opens a guest's work in between.
 */
export function notifyTabsOfDeletion(personId: string): void {
  browser.setItem(signalKey, personId);
  browser.removeItem(signalKey);
}

/**
 * Empties this tab when another one deletes the data of the current person; `onLeave` must take the screen away at once.
 * Returns the way to stop listening.
 */
export function listenForEmptied(onLeave: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== signalKey || newValue === null) return;
    const marker = sessionStore.readMarker();
    // On a shared computer each tab has a sign-in of its own.
    if (marker && marker.userId !== newValue) return;
    onLeave();
    reloadEmpty(newValue);
  };
  globalThis.addEventListener('storage', handleStorage);
  return () => globalThis.removeEventListener('storage', handleStorage);
}

/** Forgets the name under which the device counts time: the next person's counts begin under another. */
export function forgetTimeCounter(): void {
  browser.removeItem(timeCounterKey);
}

/** Loads Home, with nothing of this person left in `sessionStorage`, `localStorage` or the page's memory. */
export function reloadEmpty(personId: string): void {
  // The page runs on until Home has come, and nobody is signed in by then: it must not open a guest's work meanwhile.
  workspace.end();
  cleanUpWhenGone(personId);
  globalThis.location.replace(siteBase);
}

/** Registered last, so it runs after every other `pagehide` listener and deletes the drafts that they have just written. */
function cleanUpWhenGone(personId: string): void {
  globalThis.addEventListener('pagehide', () => {
    forgetStoredDrafts(personId);
    closeStorageWhenHidden();
  });
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

function forgetStoredDrafts(personId: string): void {
  clearTabStorage();
  discardStoredDrafts(personId);
  forgetTimeCounter();
}
