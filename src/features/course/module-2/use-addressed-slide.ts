import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { partOfHeading } from '@/ui/prose/heading-id';

/**
 * Shows the slide that the address names (`#star-method`, or a heading in it) and, once that is the one that is
 * `shown`, scrolls to the heading.
 */
export function useAddressedSlide(
  slides: readonly { readonly id: string }[],
  shown: number,
  select: (index: number, how: 'jump') => void,
): void {
  const id = useLocation({ select: (location) => location.hash });
  const addressed = slides.findIndex((slide) => slide.id === partOfHeading(id));
  const isTop = addressed === 0 && id === slides[0]?.id;
  const sought = useRef<string>(null);

  // Apart from the scrolling: a slide asked for while the carousel comes must come after this one, not before it.
  useEffect(() => {
    sought.current = id;
    select(addressed, 'jump');
  }, [addressed, id, select]);

  useEffect(() => {
    if (sought.current !== id || shown !== addressed || isTop) return;
    // The slide takes its height with the next paint; until then there is nothing to scroll to.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // Whoever comes back to this slide later is left where they are.
        sought.current = null;
        document.getElementById(id)?.scrollIntoView();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [addressed, id, shown, isTop]);
}
