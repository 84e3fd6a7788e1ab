import { useEffect } from 'react';
import { useWho } from '@/workspace/session/session';
import { watchPresses, type EarlyTap } from './early-taps';
import { endHydration, nextTask } from './hydrate-app';
import { successorOf } from './control-snapshot';

/** How far a finger may slip in a tap, in CSS px: Android's touch slop of 8 dp (ViewConfiguration). */
const maxSlip = 8;

/**
 * Ends what early-page.ts does before hydration and replays the taps it captured. Call it in the screen, not in the frame
 * around it, which hydrates first.
 */
export function useHydrated(): void {
  const who = useWho();
  useEffect(() => {
    if (who === 'unknown') return;
    endHydration();
    delete document.documentElement.dataset['who'];
    void replayTaps(window.takeEarlyTaps?.() ?? []);
  }, [who]);
}

/** Replays each tap in a task of its own, so that a button sees the state that the checkbox before it has set. */
async function replayTaps(taps: readonly EarlyTap[]): Promise<void> {
  for (const { tapped: early, isTicked, press } of taps) {
    const tapped = successorOf(early);
    if (!tapped.isConnected) continue;
    if (press) {
      redirectPress(press, tapped);
      continue;
    }
    // Already in the wanted state: it was marked before, or tapped twice while the page did not react.
    if (tapped.getAttribute('aria-pressed') === String(isTicked)) continue;
    // Resets the box to its state before the tap: the click then ticks it, and React gets the event.
    if (tapped instanceof HTMLInputElement) tapped.checked = !isTicked;
    tapped.click();
    await nextTask();
  }
}

/**
 * A press that began before hydration clicks the element that was under the finger then, even if that element has moved
 * away, as long as the finger has not moved.
 */
function redirectPress({ clientX, clientY }: MouseEvent, tapped: HTMLElement): void {
  const stop = watchPresses((event) => {
    stop();
    const isElsewhere = event.type === 'click' && !tapped.contains(event.target as Node);
    if (!isElsewhere || Math.hypot(event.clientX - clientX, event.clientY - clientY) > maxSlip)
      return;
    event.preventDefault();
    event.stopPropagation();
    tapped.click();
  });
}
