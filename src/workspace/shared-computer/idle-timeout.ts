import { create } from 'zustand';
import { lastActivityAfterJump, activityEvents } from '@/domain/shared-computer/idle';
import { sessionStore } from '@/workspace/session/session';
import { readSessionEntry } from './session-entry';
import { tabIdleness } from './session-end-reason';
import { isThisTabOver } from './shared-session';
import { listTabKeys, recordActivity } from './tab-key';

type IdleWarning = {
  /** Seconds until the idle session ends; null while somebody is active. */
  secondsLeft: number | null;
  /** By how much the clock jumped since the last activity, in ms; after a jump the real idle time is unknown. */
  jumpedMs: number;
};

/** The warning that is on the screen. */
export const useIdleWarning = create<IdleWarning>()(() => ({
  secondsLeft: null,
  jumpedMs: 0,
}));

/** Activity is recorded at most this often, not at each mouse move. */
const recordEveryMs = 5000;
/** The clock is read at least this often: timers stop while a computer sleeps. */
const maxCheckMs = 10_000;

/**
 * Ends an idle session, over all of its tabs, by wall-clock time: a computer that slept counts as idle. `onOver` is called
 * once the idle time is over. A learner's session ends at once, because their log in opens it again. A guest's words would
 * be lost, so after a jump of the clock of at most an hour, which may be a clock that was set, a guest is asked first.
 * While the warning is on the screen only its button counts as activity. Returns the function that stops watching.
 */
export function watchIdle(onOver: () => void, now: () => number = Date.now): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let recordedAt = 0;
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
      const activeAt = lastActivityAfterJump(ahead, entry.at, time, warning);
      if (activeAt === null) continue;
      recordActivity(personId, activeAt);
      useIdleWarning.setState({ jumpedMs: warning.jumpedMs + ahead });
    }
  };
  const check = () => {
    clearTimeout(timer);
    allowForJump();
    if (isThisTabOver(now())) return onOver();
    const idle = tabIdleness(now());
    // Before the state is set: the end of a warning calls `check` again, which must find this timer to clear it.
    if (idle.kind !== 'over') timer = setTimeout(check, Math.min(idle.nextLookMs, maxCheckMs));
    useIdleWarning.setState(
      idle.kind === 'warning'
        ? { secondsLeft: idle.secondsLeft }
        : { secondsLeft: null, jumpedMs: 0 },
    );
  };
  const handleActivity = () => {
    const isRecorded = Math.abs(now() - recordedAt) < recordEveryMs;
    if (useIdleWarning.getState().secondsLeft !== null || isRecorded) return;
    check();
    if (useIdleWarning.getState().secondsLeft !== null || isThisTabOver(now())) return;
    recordedAt = now();
    recordActivityOfAll(recordedAt);
  };
  const options = { capture: true, passive: true };
  for (const event of activityEvents) addEventListener(event, handleActivity, options);
  document.addEventListener('visibilitychange', check);
  const stopStay = useIdleWarning.subscribe(({ secondsLeft }, before) => {
    if (secondsLeft === null && before.secondsLeft !== null) check();
  });
  check();
  return () => {
    clearTimeout(timer);
    stopStay();
    for (const event of activityEvents) removeEventListener(event, handleActivity, options);
    document.removeEventListener('visibilitychange', check);
  };
}

/** Counts a press on "I am still here" as activity and takes the warning away. */
export function stayHere(now: number = Date.now()): void {
  recordActivityOfAll(now);
  useIdleWarning.setState({ secondsLeft: null, jumpedMs: 0 });
}

function recordActivityOfAll(now: number): void {
  for (const personId of listTabKeys()) recordActivity(personId, now);
}
