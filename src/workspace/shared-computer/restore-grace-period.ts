import { restoreOutcome } from '@/domain/shared-computer/restore-grace-period';
import { recordAlive, readKeyring } from '@/workspace/persistence/keyring';
import { emptyThisTab, leaveSession } from './leave-session';
import { readSessionEntry } from './session-entry';
import { reasonFor, sessionEnds } from './session-ends';
import { sessionStore } from '@/workspace/session/session';
import { recordSeen, peopleHere, seenAt } from './tab-key';
import { markIfUnrecoverable } from './wrapped-entry';

/** How often the database notes that this window is open, in ms: `sessionStorage` can reach the disk a minute late. */
const noteEveryMs = 10_000;

/**
 * Ends the session of a page that comes back too late, and says whether it did. A page that follows another in its tab
 * waits for nothing here.
 */
export async function lockIfLate(): Promise<boolean> {
  const people = peopleHere();
  if (!people.some(isPersonal) || people.every((person) => isOpen(person, seenAt()))) return false;
  // No recent `pagehide` is noted. Ask the database: another window of this session may have been open since.
  const keyrings = await Promise.all(people.map(readKeyring));
  const aliveAt = Math.max(seenAt(), ...keyrings.map((keyring) => keyring?.aliveAt ?? 0));
  if (people.every((personId) => isOpen(personId, aliveAt))) return false;
  const isLearner = sessionStore.readMarker() !== null;
  const away = await markIfUnrecoverable(reasonFor(sessionEnds['late-window'], { isLearner }));
  for (const personId of people)
    leaveSession(personId, { canComeBack: comesBack(personId, aliveAt) === 'locked' });
  emptyThisTab(away);
  return true;
}

/** From now on the disk knows that this window is open, and the tab when its page went. */
export function recordWhileOpen(): void {
  const note = () => {
    for (const personId of peopleHere()) void recordAlive(personId, Date.now());
  };
  note();
  setInterval(note, noteEveryMs);
  addEventListener('pagehide', () => {
    if (peopleHere().length > 0) recordSeen();
  });
}

const isOpen = (personId: string, aliveAt: number) => comesBack(personId, aliveAt) === 'open';

function comesBack(personId: string, aliveAt: number) {
  const { wasDiscarded = false } = document as Document & { wasDiscarded?: boolean };
  const openedAt = Date.now() - performance.now();
  return restoreOutcome({ openedAt, aliveAt, wasDiscarded, hasAccount: personId !== 'guest' });
}

/** A guest's progress in the course holds nothing that they typed, so it may be restored however late. */
function isPersonal(personId: string): boolean {
  return readSessionEntry(personId)?.isPersonal === true;
}
