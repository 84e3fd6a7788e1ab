import { create } from 'zustand';
import { lastActivityAfterJump, activityEvents } from '@/domain/shared-computer/idle';
import { sessionStore } from '@/workspace/session/session';
import { readSessionEntry } from './encrypted-entry';
import { tabIdleness } from './session-end-reason';
import { isThisTabOver } from './shared-session';
import { listTabKeys, recordActivity } from './tab-key';

type IdleWarning = {
  /** Until the session ends because nobody is here; null while somebody is. */
  secondsLeft: number | null;
  /** By how much the clock jumped since the last sign of life, in ms; after a jump the real idle time is unknown. */
  jumpedMs: number;
};

/** The warning that is on the screen. */
export const useIdleWarning = create<IdleWarning>()(() => ({
  secondsLeft: null,
  jumpedMs: 0,
}));

/** Signs of life are noted this often, not at each of a mouse's moves. */
const noteEveryMs = 5000;
/** The clock is looked at this often at least: timers stand still while a computer sleeps. */
const maxLookMs = 10_000;

/**
 * Watches whether anybody is still at this session, over all of its tabs, by the clock on the wall: a computer that
 * slept was left, too. A learner's session ends then, for their log in opens it again. A guest's words would be gone for
 * good, so a guest is asked first where the clock may only have been set: by no more than an hour. While the warning stands only its button counts as
 * a sign of life.
 */
export function watchIdle(onOver: () => void, now: () => number = Date.now): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = 0;
  let offset = now() - performance.now();

  const allowForJump = () => {
    const time = now();
    const ahead = time - performance.now() - offset;
    offset += ahead;
    for (const personId of listTabKeys()) {
      const entry = readSessionEntry(personId);
      // The clock was set back: count from now, or the session would stay open until the clock catches up.
      if (entry && entry.at > time) recordActivity(personId, time);
      const isGuest = personId === 'guest' && sessionStore.readMarker() === null;
      if (!isGuest || !entry?.isPersonal) continue;
      const warning = useIdleWarning.getState();
      const life = lastActivityAfterJump(ahead, entry.at, time, warning);
      if (life === null) continue;
      recordActivity(personId, life);
      useIdleWarning.setState({ jumpedMs: warning.jumpedMs + ahead });
    }
  };
  const look = () => {
    clearTimeout(timer);
    allowForJump();
    if (isThisTabOver(now())) return onOver();
    const idle = tabIdleness(now());
    // Before the state is told: the end of a warning looks once more, and must find this timer to clear it.
    if (idle.kind !== 'over') timer = setTimeout(look, Math.min(idle.nextLookMs, maxLookMs));
    useIdleWarning.setState(
      idle.kind === 'warning'
        ? { secondsLeft: idle.secondsLeft }
        : { secondsLeft: null, jumpedMs: 0 },
    );
  };
  const handleLife = () => {
    const isNoted = Math.abs(now() - notedAt) < noteEveryMs;
    if (useIdleWarning.getState().secondsLeft !== null || isNoted) return;
    look();
    if (useIdleWarning.getState().secondsLeft !== null || isThisTabOver(now())) return;
    notedAt = now();
    noteLife(notedAt);
  };
  const options = { capture: true, passive: true };
  for (const sign of activityEvents) addEventListener(sign, handleLife, options);
  document.addEventListener('visibilitychange', look);
  const stopStay = useIdleWarning.subscribe(({ secondsLeft }, before) => {
    if (secondsLeft === null && before.secondsLeft !== null) look();
  });
  look();
  return () => {
    clearTimeout(timer);
    stopStay();
    for (const sign of activityEvents) removeEventListener(sign, handleLife, options);
    document.removeEventListener('visibilitychange', look);
  };
}

/** "I am still here." */
export function stayHere(now: number = Date.now()): void {
  noteLife(now);
  useIdleWarning.setState({ secondsLeft: null, jumpedMs: 0 });
}

function noteLife(now: number): void {
  for (const personId of listTabKeys()) recordActivity(personId, now);
}
