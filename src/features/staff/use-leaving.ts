import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A blocked navigation that waits for an answer. */
export type Leaving = { go: () => void; stay: () => void };

/**
 * Blocks leaving an opened file while comments are `isUnsaved`: by its button, a link, Back, or closing the window (there the
 * browser asks). After leaving, the browser's Back does not show the file again.
 *
 * @returns the blocked navigation, and the function that closes the file
 */
export function useLeaving(
  isUnsaved: boolean,
  onClose: () => void,
): { leaving: Leaving | null; close: () => void } {
  const [isClosing, setClosing] = useState(false);
  const way = useBlocker({
    shouldBlockFn: leavesPage,
    enableBeforeUnload: true,
    disabled: !isUnsaved,
    withResolver: true,
  });
  useEffect(() => {
    // A browser may keep the page as it is and show it to whoever presses Back.
    const forget = ({ persisted }: PageTransitionEvent) => persisted && flushSync(onClose);
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, [onClose]);
  const closing = isClosing ? { go: onClose, stay: () => setClosing(false) } : null;
  return {
    leaving: way.status === 'blocked' ? { go: way.proceed, stay: way.reset } : closing,
    close: () => (isUnsaved ? setClosing(true) : onClose()),
  };
}

function leavesPage({ current, next }: Record<'current' | 'next', { pathname: string }>): boolean {
  return current.pathname !== next.pathname;
}
