import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { partOfHeading } from '@/ui/prose/heading-id';
import { useWho } from '@/workspace/session/session';
import type { ListedPart } from './course-parts';
import { storeReadingPosition } from './course-progress';

/**
 * The id of the open part: the one that the URL's hash names (`#tools`, or a heading in it), else the first. In `root`, the
 * bodies of the other parts are `hidden="until-found"`: not visible and not read, but the browser's search finds and opens them.
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
  // A rendered page has no hash: until hydration the style sheet opens the part (folded-parts.module.css).
  if (isAwake && hash !== followed) {
    setFollowed(hash);
    // A hash that names no part (the skip link's) changes nothing.
    if (parts.some(({ id }) => id === addressed)) setOpen(addressed);
  }

  const before = useRef<string>(null);
  useLayoutEffect(() => {
    if (!isAwake || !root.current) return;
    const heading = document.getElementById(hash);
    const top = heading?.getBoundingClientRect().top ?? 0;
    fold(root.current, open);
    if (before.current === null) {
      // Keeps the line that is being read where it is.
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

/** React supports `hidden` only as a boolean; browsers without `until-found` treat it as plain `hidden`. */
function fold(root: HTMLElement, open: string): void {
  for (const body of root.querySelectorAll('[data-body-of]'))
    if (body.getAttribute('data-body-of') === open) body.removeAttribute('hidden');
    else body.setAttribute('hidden', 'until-found');
}
