import { useLayoutEffect, useState } from 'react';
import { snapshotControls } from '@/hydration/control-snapshot';
import { CrashPage } from './crash-page';

/** A crashed screen is rendered again at most this often within this time, in ms: one that crashes at once would loop. */
const [maxRedraws, crashWindowMs] = [2, 10_000];

let crashTimes: number[] = [];

/**
 * Error boundary of a screen: renders the screen again with what was typed, because a translator or an extension may have
 * removed elements that React wanted to change. A screen that keeps crashing is replaced by {@link CrashPage}.
 */
export function ScreenError({ error, reset }: { error: unknown; reset: () => void }) {
  // During this first render the crashed screen's elements are still in the document, so a snapshot can be taken.
  const [restoreControls] = useState(() => (canRecover(error) ? snapshotControls() : null));
  useLayoutEffect(() => {
    if (!restoreControls) return;
    reset();
    setTimeout(restoreControls, 0, 'redraw', true);
  }, [restoreControls, reset]);
  return restoreControls ? null : <CrashPage error={error} />;
}

/** False for a script that this browser cannot parse, and after too many crashes. */
function canRecover(error: unknown): boolean {
  const now = performance.now();
  crashTimes = [...crashTimes.filter((fall) => now - fall < crashWindowMs), now];
  return !(error instanceof SyntaxError) && crashTimes.length <= maxRedraws;
}
