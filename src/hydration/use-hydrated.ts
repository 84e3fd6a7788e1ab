import { useEffect } from 'react';
import { useWho } from '@/workspace/session/session';
import type { EarlyTap } from './early-taps';
import { endHydration, nextTask } from './hydrate-app';
import { successorOf } from './note-controls';

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
    void tapAgain(window.takeEarlyTaps?.() ?? []);
  }, [who]);
}

/** Replays each tap in a task of its own, so that a button sees the state that the checkbox before it has set. */
async function tapAgain(taps: readonly EarlyTap[]): Promise<void> {
  for (const { tapped: early, isTicked } of taps) {
    const tapped = successorOf(early);
    if (!tapped.isConnected) continue;
    // A card that was marked before, or tapped twice on the page that did not answer, stays marked.
    if (tapped.getAttribute('aria-pressed') === String(isTicked)) continue;
    // The box goes back to what it was before the tap: the click then ticks it as the person saw, and React hears of it.
    if (tapped instanceof HTMLInputElement) tapped.checked = !isTicked;
    tapped.click();
    await nextTask();
  }
}
