import { useEffect, type RefObject } from 'react';

/**
 * While a notice floats over the page, scrolls a focused element that it covers into view (WCAG 2.2, 2.4.11): for browsers an
 * element inside the window is visible.
 */
export function KeepFocusInSight({ notice }: { notice: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const makeRoom = ({ target }: FocusEvent) => {
      const cover = notice.current;
      if (!cover || !(target instanceof Element) || cover.contains(target)) return;
      if (isOver(cover.getBoundingClientRect(), target.getBoundingClientRect())) {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
    };
    document.addEventListener('focusin', makeRoom);
    return () => document.removeEventListener('focusin', makeRoom);
  }, [notice]);
  return null;
}

function isOver(cover: DOMRect, box: DOMRect): boolean {
  return (
    cover.top < box.bottom &&
    box.top < cover.bottom &&
    cover.left < box.right &&
    box.left < cover.right
  );
}
