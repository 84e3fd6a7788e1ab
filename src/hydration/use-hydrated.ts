import { useEffect } from 'react';
import { useWho } from '@/workspace/session/session';
import { watchPresses, type EarlyTap } from './early-taps';
import { endHydration, nextTask } from './hydrate-app';
import { successorOf } from './control-snapshot';

/** How far a finger may slip in a tap, in CSS px: Android's touch slop of 8 dp (ViewConfiguration). */
const maxSlip = 8;

/**
 * Ends what early-page.ts does for a page that is not hydrated yet, and does what was asked for meanwhile. For the screen
 * itself, not for the frame around it: that one hydrates first.
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
    // A card that was marked before, or tapped twice on the page that did not answer, stays marked.
    if (tapped.getAttribute('aria-pressed') === String(isTicked)) continue;
    // The box goes back to what it was before the tap: the click then ticks it as the person saw, and React hears of it.
    if (tapped instanceof HTMLInputElement) tapped.checked = !isTicked;
    tapped.click();
    await nextTask();
  }
}

/**
 * A press that began before the page was hydrated means what lay under the finger then, even where that has moved from
 * under it: a finger that has stayed in its place has chosen nothing else.
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
