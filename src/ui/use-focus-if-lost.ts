import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus when it would be nowhere: the element that held it has just made room for this one. `isLater` is
 * false while the page opens, when nobody's focus is lost. `how`: of the first moment.
 */
export function useFocusIfLost<T extends HTMLElement>(
  isLater: boolean,
  how?: FocusOptions,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const wasLater = useRef(isLater);
  const wanted = useRef(how);
  useEffect(() => {
    if (wasLater.current && document.activeElement === document.body)
      ref.current?.focus(wanted.current);
  }, []);
  return ref;
}
