import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { partOfHeading } from '../../../ui/prose/heading-id';

/** Shows the slide that the address names (`#star-method`, or a heading in it), then scrolls to that heading. */
export function useAddressedSlide(
  slides: readonly { readonly id: string }[],
  isReady: boolean,
  select: (index: number, how: 'jump') => void,
): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (!isReady || hash === '') return;
    const id = decodeURIComponent(hash);
    const index = slides.findIndex((slide) => slide.id === partOfHeading(id));
    if (index < 0) return;
    select(index, 'jump');
    if (id === slides[index]?.id && index === 0) return;
    // The slide takes its height with the next paint; until then there is nothing to scroll to.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView()),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, isReady, select, slides]);
}
