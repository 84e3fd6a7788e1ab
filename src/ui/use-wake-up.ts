import { useEffect } from 'react';
import { useWho } from '../state/session';

declare global {
  interface Window {
    /** Ends the keeping of early taps (index.html) and hands over the buttons that were tapped, in their order. */
    takeEarlyTaps?: () => HTMLElement[];
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
    for (const button of window.takeEarlyTaps?.() ?? []) if (button.isConnected) button.click();
  }, [who]);
}
