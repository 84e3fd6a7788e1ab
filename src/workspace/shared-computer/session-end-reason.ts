import { create } from 'zustand';
import { safeStorage } from '@/backend/safe-storage';
import { idleness, type Idleness } from '@/domain/shared-computer/idle';
import { readSessionEntry } from './session-entry';
import { sessionStore } from '@/workspace/session/session';
import { reasonFor, sessionEnds, sessionEndReasons, type SessionEndReason } from './session-ends';
import { listTabKeys } from './tab-key';

const key = 'cq-session-end';
const tab = safeStorage(() => globalThis.sessionStorage);

/** How long nobody has been at this tab's session, over all of its tabs. */
export function tabIdleness(now: number): Idleness {
  const times = listTabKeys().flatMap((personId) => {
    const entry = readSessionEntry(personId);
    return entry?.isPersonal ? [entry.at] : [];
  });
  return idleness(times.length > 0 ? Math.max(...times) : now, now);
}

/** Who has left this tab alone for too long; null when its session ends for another reason. */
export function sessionEndReason(now: number = Date.now()): SessionEndReason | null {
  if (tabIdleness(now).kind !== 'over') return null;
  return reasonFor(sessionEnds.idle, { isLearner: sessionStore.readMarker() !== null });
}

/** Keeps for the emptied page why it is empty. */
export function recordSessionEnd(reason: SessionEndReason): void {
  tab.setItem(key, reason);
}

/** Why the session before this page ended, until it has been read. */
export const useSessionEnd = create<{ reason: SessionEndReason | null }>()(() => ({
  reason: null,
}));

/** Takes up what the page before this one noted; it is said once, and not to somebody who has logged in since. */
export function announceSessionEnd(): void {
  const noted = tab.getItem(key);
  tab.removeItem(key);
  const reason = sessionEndReasons.find((known) => known === noted);
  if (reason !== undefined) showSessionEnd(reason);
}

/** Says on the page where one lands why the session ended, until somebody logs in. */
export function showSessionEnd(reason: SessionEndReason): void {
  useSessionEnd.setState({ reason });
  const stop = sessionStore.onChange(() => {
    if (!sessionStore.readMarker()) return;
    forgetSessionEnd();
    stop();
  });
}

/** It has been read, or does not matter any more. */
export function forgetSessionEnd(): void {
  useSessionEnd.setState({ reason: null });
}
