import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { partOfHeading } from '@/ui/prose/heading-id';
import { useWho } from '@/workspace/session/session';
import type { ListedPart } from './course-parts';
import { storeReadingPosition } from './course-progress';

/**
 * The id of the part that is open: the one that the address names (`#tools`, or a heading in it), at first the first one. In
 * `root`, the body of every other part is folded: out of sight and of the reading order, and still found by the browser's
 * own search, which opens it.
 */
export function useOpenPart(
  moduleId: number,
  parts: readonly ListedPart[],
  root: RefObject<HTMLElement | null>,
): string {
  const isAwake = useWho() !== 'unknown';
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [open, setOpen] = useState(parts[0]?.id ?? '');
  const [followed, setFollowed] = useState('');
  const addressed = partOfHeading(hash);
  // The written page knows no address: until the page is awake, the style sheet opens the part (folded-parts.module.css).
  if (isAwake && hash !== followed) {
    setFollowed(hash);
    // An address that names no part (the way past the menu) closes nothing.
    if (parts.some(({ id }) => id === addressed)) setOpen(addressed);
  }

  const before = useRef<string>(null);
  useLayoutEffect(() => {
    if (!isAwake || !root.current) return;
    const heading = document.getElementById(hash);
    const top = heading?.getBoundingClientRect().top ?? 0;
    fold(root.current, open);
    if (before.current === null) {
      // What is being read stays at its line.
      const moved = (heading?.getBoundingClientRect().top ?? 0) - top;
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    } else if (before.current !== open && addressed === open) heading?.scrollIntoView();
  }, [isAwake, open, addressed, hash, root]);

  useEffect(() => {
    if (!isAwake) return;
    if (before.current !== null && before.current !== open) storeReadingPosition(moduleId, open);
    before.current = open;
  }, [isAwake, moduleId, open]);

  useEffect(() => {
    const place = root.current;
    const handleFound = ({ target }: Event) => {
      const id = target instanceof Element ? target.getAttribute('data-body-of') : null;
      if (id === null) return;
      // At once: the browser scrolls to the words next, and what is folded above them must not move them later.
      flushSync(() => setOpen(id));
      void navigate({ to: '.', hash: id, replace: true, resetScroll: false });
    };
    place?.addEventListener('beforematch', handleFound);
    return () => place?.removeEventListener('beforematch', handleFound);
  }, [navigate, root]);

  return open;
}

/** React knows `hidden` as yes or no only; a browser that knows no more either takes this for a yes. */
function fold(root: HTMLElement, open: string): void {
  for (const body of root.querySelectorAll('[data-body-of]'))
    if (body.getAttribute('data-body-of') === open) body.removeAttribute('hidden');
    else body.setAttribute('hidden', 'until-found');
}
