import { useLayoutEffect, useState } from 'react';
import { noteControls } from '@/hydration/note-controls';
import { CrashPage } from './crash-page';

/** So often in so many ms a screen that falls is drawn anew: one that falls at once again comes no better. */
const [maxRounds, roundsMs] = [2, 10_000];

let falls: number[] = [];

/**
 * In the place of a screen that fell: draws it anew with what was typed, for a browser's translator or an extension may
 * have taken away elements that React wanted to change. What falls again and again is said.
 */
export function ScreenError({ error, reset }: { error: unknown; reset: () => void }) {
  // During this first render the failed screen's elements are still in the document, so what they hold can be noted.
  const [endNotes] = useState(() => (isWorthIt(error) ? noteControls() : null));
  useLayoutEffect(() => {
    if (!endNotes) return;
    reset();
    setTimeout(endNotes, 0, 'redraw', true);
  }, [endNotes, reset]);
  return endNotes ? null : <CrashPage error={error} />;
}

/** A script that this browser cannot read comes no better. */
function isWorthIt(error: unknown): boolean {
  const now = performance.now();
  falls = [...falls.filter((fall) => now - fall < roundsMs), now];
  return !(error instanceof SyntaxError) && falls.length <= maxRounds;
}
