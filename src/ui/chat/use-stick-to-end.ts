import { useLayoutEffect, useRef } from 'react';

/** Closer to the end than this, in CSS pixels, the reader counts as being at the end. */
const nearEnd = 80;

/**
 * Props for a scrolling box that stays at its end while content is added, unless the person has scrolled up to read.
 * The page itself is not scrolled. A box that scrolls is a stop for the Tab key, so that a keyboard can read it all.
 */
export function useStickToEnd() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    let isAtEnd = true;
    let followedTo = 0;
    let size = '';
    const note = () => {
      // A change of the box's width scrolls by itself: do not take it for the person's own scrolling.
      if (size !== sizeOf(box)) return;
      const left = box.scrollHeight - box.scrollTop - box.clientHeight;
      isAtEnd = left < nearEnd || box.scrollTop >= followedTo - 1;
    };
    const follow = () => {
      size = sizeOf(box);
      if (!isAtEnd) return;
      box.scrollTop = box.scrollHeight;
      // A last message that is taller than the box is scrolled to its beginning, not to its end.
      const over = box.getBoundingClientRect().top - (topOfLast(box) ?? Infinity);
      if (over > 0) box.scrollTop -= over;
      followedTo = box.scrollTop;
    };
    const additions = new MutationObserver(follow);
    additions.observe(box, { childList: true });
    // Also fires for the first size. A phone's keyboard or a turned phone resizes the box.
    const sizes = new ResizeObserver(follow);
    sizes.observe(box);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      additions.disconnect();
      sizes.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, []);
  return { ref, tabIndex: 0 };
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): string {
  return `${String(clientWidth)} × ${String(clientHeight)}`;
}

function topOfLast(box: HTMLElement): number | undefined {
  return box.lastElementChild?.getBoundingClientRect().top;
}
