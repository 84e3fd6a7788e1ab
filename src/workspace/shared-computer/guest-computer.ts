import { create } from 'zustand';
import { safeStorage } from '@/backend/safe-storage';
import { readSessionEntry, writeSessionEntry } from './session-entry';
import { sessionStore } from '@/workspace/session/session';
import { guestAnswerKey } from '@/workspace/session/guest-answer-key';
import { timeCounterKey } from '@/workspace/session/time-counter-key';
import { readTabKey } from './tab-key';

/** Whose computer a guest works on, as far as they have said in this browser session. */
export type GuestComputer = 'unknown' | 'own' | 'shared';

const tab = safeStorage(() => globalThis.sessionStorage);
const browser = safeStorage(() => globalThis.localStorage);

type GuestState = {
  computer: GuestComputer;
  /** The guest has typed something that is kept, in an activity of the course, say. */
  hasTyped: boolean;
};

/** The guest's answer and what depends on it, for React. */
export const useGuestComputer = create<GuestState>()(() => ({
  computer: toComputer(tab.getItem(guestAnswerKey)),
  hasTyped: readTabKey('guest') !== null && readSessionEntry('guest')?.isPersonal === true,
}));

/**
 * Whether a guest's records may lie on the disk as they are: only when a guest has said that nobody else uses this
 * computer. Until then they count as words on a shared one.
 */
export function isGuestsOwnComputer(): boolean {
  const { computer } = useGuestComputer.getState();
  return (
    computer === 'own' || (computer === 'unknown' && browser.getItem(guestAnswerKey) === 'own')
  );
}

/** Whether others may use this computer, too: as a learner has said at the log in; a guest has to say that they do not. */
export function isSharedComputer(): boolean {
  return sessionStore.readMarker()?.shared ?? !isGuestsOwnComputer();
}

/** Remembers the answer; "own" outlives the session. See `answer-guest-computer.ts` for the records. */
export function storeGuestComputer(computer: 'own' | 'shared'): void {
  tab.setItem(guestAnswerKey, computer);
  if (computer === 'own') browser.setItem(guestAnswerKey, computer);
  else for (const key of [guestAnswerKey, timeCounterKey]) browser.removeItem(key);
  useGuestComputer.setState({ computer });
}

/** Forgets the answer: the next guest is asked again. */
export function forgetGuestComputer(): void {
  tab.removeItem(guestAnswerKey);
  browser.removeItem(guestAnswerKey);
}

/** Call when a guest types something that is kept: from then on it is asked whose computer this is. */
export function onGuestTyped(): void {
  if (useGuestComputer.getState().hasTyped) return;
  useGuestComputer.setState({ hasTyped: true });
  const entry = readSessionEntry('guest');
  if (entry) writeSessionEntry('guest', { ...entry, isPersonal: true });
}

function toComputer(stored: string | null): GuestComputer {
  return stored === 'own' || stored === 'shared' ? stored : 'unknown';
}
