import { closeStorageWhenHidden } from '@/backend/safe-storage';
import { recordSessionEnd } from './session-end-reason';
import type { SessionEndReason } from './session-ends';
import { homeOfNextPerson } from './home-of-next-person';
import { readSessionEntry, writeSessionEntry } from './session-entry';
import { dropTabKey } from './tab-key';

/**
 * Ends a session on a shared computer in every tab: no key of it opens anything any more, and its tabs empty
 * themselves. With `canComeBack` the person's own next log in still opens what they have not sent; without it nobody
 * ever will.
 */
export function leaveSession(personId: string, { canComeBack }: { canComeBack: boolean }): void {
  const entry = readSessionEntry(personId);
  if (entry)
    writeSessionEntry(personId, {
      ...entry,
      keyId: '',
      ...(!canComeBack && { at: Date.now(), isThrownAway: true }),
    });
  dropTabKey(personId);
}

/**
 * Takes this tab to an empty Home: first the screen, then what the tab keeps, then the page with its memory. Home says
 * when it is empty because somebody was `away`, and comes in the language of the browser, not in theirs.
 */
export function emptyThisTab(away: SessionEndReason | null = null): void {
  document.body.replaceChildren();
  clearTabStorage();
  // Clear a second time: a handler that was still running may have stored something after the first.
  addEventListener('pagehide', () => {
    clearTabStorage();
    if (away) recordSessionEnd(away);
    closeStorageWhenHidden();
  });
  void homeOfNextPerson().then((home) => globalThis.location.replace(home));
}

/** Empties `sessionStorage`: the tab's keys, drafts and marks. */
export function clearTabStorage(): void {
  try {
    globalThis.sessionStorage.clear();
  } catch {
    // A browser that refuses its storage keeps nothing in it.
  }
}
