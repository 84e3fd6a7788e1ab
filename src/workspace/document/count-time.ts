import { pathInSite } from '@/content/site-base';
import { safeStorage } from '@/backend/safe-storage';
import { activityOfPath, addMinutes, type TimedActivity } from '@/domain/course/counted-time';
import { activityEvents } from '@/domain/shared-computer/idle';
import { timeCounterKey } from '@/workspace/session/time-counter-key';
import { isSharedComputer } from '@/workspace/shared-computer/guest-computer';
import { editRecord } from './working-record';

const tickMs = 15_000;
/** Somebody reads for so long without a key, a tap or a scroll; who is away longer has left. */
const awayMs = 120_000;
/** How many counted minutes one write holds: each write is also sent to the account, and costs mobile data. */
const minutesPerWrite = 3;

const device = safeStorage(() => globalThis.localStorage);

/**
 * Counts the minutes in which somebody does something on the open page, by activity, and puts them into the open record.
 * Returns how to end it; what has not been written by then is not counted, so that no log out leaves work unsent.
 */
export function countTime(): () => void {
  const msByActivity = new Map<TimedActivity, number>();
  let lastSign = performance.now();
  let lastTick = lastSign;
  const newCounter = crypto.randomUUID().slice(0, 6);

  const noteSign = () => {
    lastSign = performance.now();
  };
  const write = (atLeast: number) => {
    for (const [activity, ms] of msByActivity) {
      const minutes = Math.floor(ms / 60_000);
      if (minutes < atLeast) continue;
      msByActivity.set(activity, ms - minutes * 60_000);
      editRecord((record) =>
        addMinutes(record, { counter: counterOr(newCounter), activity, minutes }),
      );
    }
  };
  const tick = () => {
    const now = performance.now();
    // A computer that slept was not looked at.
    const passed = Math.min(now - lastTick, 2 * tickMs);
    lastTick = now;
    const activity = activityOfPath(pathInSite(location.pathname));
    const isThere = now - lastSign < awayMs;
    if (activity && isThere) msByActivity.set(activity, (msByActivity.get(activity) ?? 0) + passed);
    write(minutesPerWrite);
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') tick();
  }, tickMs);
  // Before those who write what is there when the page goes.
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') {
      tick();
      write(1);
    } else {
      lastTick = performance.now();
      noteSign();
    }
  };
  for (const sign of activityEvents)
    addEventListener(sign, noteSign, { capture: true, passive: true });
  addEventListener('visibilitychange', handleVisibility, true);
  return () => {
    clearInterval(timer);
    for (const sign of activityEvents) removeEventListener(sign, noteSign, { capture: true });
    removeEventListener('visibilitychange', handleVisibility, true);
  };
}

/** The device's counter, which a new one becomes where there is none. On a shared computer the new one leaves nothing behind. */
function counterOr(newCounter: string): string {
  if (isSharedComputer()) return newCounter;
  const known = device.getItem(timeCounterKey);
  if (known !== null) return known;
  device.setItem(timeCounterKey, newCounter);
  return newCounter;
}
