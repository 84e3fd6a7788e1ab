import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Closer to the end than this, in CSS pixels, the reader counts as being at the end. */
const nearEnd = 80;

/**
 * Keeps a scrolling box at its end when `newest` changes, unless the person has scrolled up to read. The page itself is
 * not scrolled.
 */
export function useStickToEnd(newest: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const note = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
    };
    const follow = () => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    };
    // A keyboard that opens on a phone, or a turned phone, makes the box another size.
    const sizes = new ResizeObserver(follow);
    sizes.observe(box);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, []);

  useLayoutEffect(() => {
    const box = ref.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [newest]);

  return ref;
}
