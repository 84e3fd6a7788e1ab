import { safeStorage } from '@/backend/safe-storage';
import { personIdOf } from '@/workspace/persistence/sync-tables';
import { answerKeyRequests } from './ask-for-key';
import { lockIfLate, recordWhileOpen } from './restore-grace-period';
import { isGuestsOwnComputer } from './guest-computer';
import { clearTabStorage, emptyThisTab } from './leave-session';
import { sessionEndReason, announceSessionEnd } from './session-end-reason';
import { sessionEnds } from './session-ends';
import { listSessionEntries, personOfSessionEntry, readSessionEntry } from './session-entry';
import { watchPersonChange } from '@/workspace/session/person-change';
import { sessionStore } from '@/workspace/session/session';
import { guestAnswerKey } from '@/workspace/session/guest-answer-key';
import { dropTabKey, holdSessionLock, isSessionOver, listTabKeys, readTabKey } from './tab-key';
import { startTabMemory } from '@/workspace/session/tab-memory';
import { markIfUnrecoverable } from './wrapped-entry';

const tabMark = 'cq-tab';
const tab = safeStorage(() => globalThis.sessionStorage);
const clearUpDelayMs = 500;

/**
 * Decides which session this tab belongs to. Call it before the first screen. A tab whose session has ended meanwhile (say,
 * a closed tab that somebody reopens after its person left) starts empty. It opens no database and does not wait, except
 * in a tab that is restored late. Expired sessions of others are cleaned up later. `writeAll` brings what is typed in
 * this tab to the device, encrypted, when the session ends because nobody was here.
 *
 * @returns false when this page is on its way out already: nothing may be shown
 */
export async function startSession(writeAll: () => Promise<void>): Promise<boolean> {
  if (await lockIfLate()) return false;
  startTabMemory(sessionStore.tell);
  const marker = sessionStore.readMarker();
  const isKeyLost = marker?.shared === true && readTabKey(marker.userId) === null;
  if (isKeyLost || isThisTabOver()) clearTabStorage();
  for (const personId of listTabKeys()) holdLockOrDecrypt(personId);
  answerKeyRequests();
  emptyWhenOver(writeAll);
  watchPersonChange(() => void writeAll());
  recordWhileOpen();
  announceSessionEnd();
  // Clearing up needs the database's library: it waits until the first screen has what it needs.
  if (isNewTab()) setTimeout(() => void cleanUpOnce(), clearUpDelayMs);
  return true;
}

/** True when this tab shows somebody whose session has ended: by a log out elsewhere, or because nobody was here. */
export function isThisTabOver(now: number = Date.now()): boolean {
  return listTabKeys().some((personId) => {
    // The guest has said in another tab that this computer is their own: no session is left to end.
    if (personId === 'guest' && isGuestsOwnComputer()) return false;
    return readTabKey(personId) === null || isSessionOver(personId, now);
  });
}

/** Other tabs may end the session; a page may come back from the browser's memory after its person has left. */
function emptyWhenOver(writeAll: () => Promise<void>): void {
  let shown = '';
  const markerNow = () => sessionStore.readMarker()?.userId ?? '';
  addEventListener('storage', ({ key }) => {
    const personId = key === guestAnswerKey ? 'guest' : personOfSessionEntry(key);
    if (personId === null || !listTabKeys().includes(personId)) return;
    if (isThisTabOver()) return void leaveWithOthers(writeAll);
    holdLockOrDecrypt(personId);
  });
  addEventListener('pagehide', () => {
    shown = markerNow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isThisTabOver()) return void leaveWithOthers(writeAll);
    if (markerNow() === shown) return;
    document.body.replaceChildren();
    globalThis.location.reload();
  });
}

/** Another tab has ended the session. Where nobody was here, what this one has typed is encrypted first. */
async function leaveWithOthers(writeAll: () => Promise<void>): Promise<void> {
  const away = sessionEndReason();
  const { isWritten } = sessionEnds[away ? 'idle' : 'other-tab'];
  document.body.replaceChildren();
  if (isWritten) await writeAll();
  emptyThisTab(await markIfUnrecoverable(away));
}

/**
 * Where a guest has said in another tab that the computer is their own, this one may have encrypted something before it heard
 * of it: nobody but this tab can read that, and its key must not pass for a living session.
 */
function holdLockOrDecrypt(personId: string): void {
  if (personId === 'guest' && isGuestsOwnComputer()) void decryptGuestRecords(personId);
  else if (readTabKey(personId)) void holdSessionLock(personId);
  else dropTabKey(personId);
}

async function decryptGuestRecords(personId: string): Promise<void> {
  try {
    const { makePlain } = await import('./reencrypt');
    await makePlain(personId);
  } catch {
    // The next page of this tab tries again, as long as it has the key.
  }
}

/**
 * True until this tab has cleared up once. A tab that a crashed browser opens again is not new: it may stand beside
 * one with unsaved work that has not been loaded yet.
 */
function isNewTab(): boolean {
  return tab.getItem(tabMark) === null;
}

async function cleanUpOnce(): Promise<void> {
  const people = [...listSessionEntries(), ...(await listForgotten())];
  if (people.length > 0) {
    const { cleanUpExpiredSessions } = await import('./clean-up-expired-sessions');
    await cleanUpExpiredSessions(people);
  }
  tab.setItem(tabMark, 'here');
}

/**
 * Ids of people who have a database here but no entry in `localStorage`. They logged out of a computer of their own, or a
 * crash lost the session's key and entry: `localStorage` reaches the disk seconds after the database does.
 */
async function listForgotten(): Promise<string[]> {
  try {
    const people = (await indexedDB.databases()).flatMap(({ name = '' }) => personIdOf(name) ?? []);
    return people.filter(
      (personId) => readSessionEntry(personId) === null && !isTheirOwn(personId),
    );
  } catch {
    // A browser that lists no databases.
    return [];
  }
}

function isTheirOwn(personId: string): boolean {
  if (personId === 'guest') return isGuestsOwnComputer();
  const marker = sessionStore.readMarker();
  return marker?.userId === personId && !marker.shared;
}
