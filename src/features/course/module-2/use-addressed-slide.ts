import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { partOfHeading } from '../../../ui/prose/heading-id';

/** Shows the slide that the address names (`#star-method`, or a heading in it), then scrolls to that heading. */
export function useAddressedSlide(
  slides: readonly { readonly id: string }[],
  isReady: boolean,
  select: (index: number, how: 'jump') => void,
): void {
  const id = useLocation({ select: (location) => location.hash });
  const addressed = slides.findIndex((slide) => slide.id === partOfHeading(id));
  const isTop = addressed === 0 && id === slides[0]?.id;

  // Apart from the scrolling: a slide asked for while the carousel wakes must come after this one, not before it.
  useEffect(() => select(addressed, 'jump'), [addressed, id, select]);

  useEffect(() => {
    if (!isReady || addressed < 0 || isTop) return;
    // The slide takes its height with the next paint; until then there is nothing to scroll to.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const heading = document.getElementById(id);
        if (!heading?.closest('[inert]')) heading?.scrollIntoView();
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [addressed, id, isReady, isTop]);
}
