import { useEffect } from 'react';
import { useWho } from '../state/session';

declare global {
  interface Window {
    /** Ends the keeping of early taps (index.html) and hands over what was tapped, in that order. */
    takeEarlyTaps?: () => { tapped: HTMLElement; isTicked?: boolean }[];
    /** Whether the server has a page of another version at this address; false without an answer (index.html). */
    /** Says on the page that is not awake that this browser is too old (index.html). */
    sayTooOld?: () => void;
    /** Whether an import failed for good: the script has come, and cannot run here (index.html). */
    neverRuns?: (error: unknown) => boolean;
    isReplaced?: () => Promise<boolean>;
    /** Loads a page that is not awake anew where it is replaced, once, unless words stand in it (index.html). */
    reloadIfReplaced?: () => Promise<void>;
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
    requestAnimationFrame(layOutWhole);
    for (const { tapped, isTicked } of window.takeEarlyTaps?.() ?? []) {
      if (!tapped.isConnected) continue;
      // From here the tap makes it what the person saw, and is heard.
      if (tapped instanceof HTMLInputElement) tapped.checked = !isTicked;
      tapped.click();
    }
  }, [who]);
}

/**
 * Lays out the long parts that were left out so far (base.css), their true heights in the place of the guessed ones.
 * What the person reads or is about to press stays where it is: the browser would let it jump.
 */
function layOutWhole(): void {
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const topOf = () => seen?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  document.documentElement.dataset['whole'] = '';
  const moved = topOf() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
