import { useEffect } from 'react';
import { useWho } from '../state/session';

declare global {
  interface Window {
    /** Ends the keeping of early taps (index.html) and hands over what was tapped, in that order. */
    takeEarlyTaps?: () => { tapped: HTMLElement; isTicked?: boolean }[];
  }
}

/**
 * Ends what index.html does for a page that is not awake yet, and does what was asked for meanwhile. For the screen
 * itself, not for the frame around it: that one wakes first.
 */
export function useWakeUp(): void {
  const who = useWho();
  useEffect(() => {
    if (who === 'unknown') return;
    delete document.documentElement.dataset['who'];
    for (const { tapped, isTicked } of window.takeEarlyTaps?.() ?? []) {
      if (!tapped.isConnected) continue;
      // From here the tap makes it what the person saw, and is heard.
      if (tapped instanceof HTMLInputElement) tapped.checked = !isTicked;
      tapped.click();
    }
  }, [who]);
}
