import { useEffect, useState } from 'react';
import { printWithFallback } from './print-with-fallback';

/** Opens the browser's print window. `isSilent` when this browser seems to have none, so that the screen can say so. */
export function usePrint(): { start: () => void; isSilent: boolean } {
  const [isSilent, setSilent] = useState(false);
  const [stopWaiting, setStopWaiting] = useState<(() => void) | null>(null);
  useEffect(() => () => stopWaiting?.(), [stopWaiting]);
  const start = () => {
    setSilent(false);
    const stop = printWithFallback(() => setSilent(true));
    setStopWaiting(() => stop);
  };
  return { start, isSilent };
}
