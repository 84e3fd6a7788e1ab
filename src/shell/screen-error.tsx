import { useLayoutEffect, useState } from 'react';
import { snapshotControls } from '@/hydration/control-snapshot';
import { CrashPage } from './crash-page';

/** So often in so many ms a screen that falls is drawn anew: one that falls at once again comes no better. */
const [maxRedraws, crashWindowMs] = [2, 10_000];

let crashTimes: number[] = [];

/**
 * In the place of a screen that fell: draws it anew with what was typed, for a browser's translator or an extension may
 * have taken away elements that React wanted to change. What falls again and again is said.
 */
export function ScreenError({ error, reset }: { error: unknown; reset: () => void }) {
  // During this first render the failed screen's elements are still in the document, so what they hold can be noted.
  const [restoreControls] = useState(() => (canRecover(error) ? snapshotControls() : null));
  useLayoutEffect(() => {
    if (!restoreControls) return;
    reset();
    setTimeout(restoreControls, 0, 'redraw', true);
  }, [restoreControls, reset]);
  return restoreControls ? null : <CrashPage error={error} />;
}

/** A script that this browser cannot read comes no better. */
function canRecover(error: unknown): boolean {
  const now = performance.now();
  crashTimes = [...crashTimes.filter((fall) => now - fall < crashWindowMs), now];
  return !(error instanceof SyntaxError) && crashTimes.length <= maxRedraws;
}
