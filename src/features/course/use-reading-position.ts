import { useEffect, useRef, type RefObject } from 'react';
import { storeReadingPosition } from './course-progress';

/** Headings that "Continue" can lead back to; what stands in a hidden slide or is folded up is no place. */
const headings = ':is(h2, h3)[id]:not([inert] *, [data-open="false"] *, [data-step]:not([open]) *)';
/** Reading starts to count when a heading is in the upper part of the window. */
const readingLine = 0.4;
const restMs = 200;

/** Follows the learner down the page and remembers the heading they are at. Nothing is remembered before they move. */
export function useReadingPosition(moduleId: number): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      timer = undefined;
      const here = root.current && headingAt(root.current, innerHeight * readingLine);
      // Above the first heading what is remembered stays.
      if (here) storeReadingPosition(moduleId, here);
    };
    const handleScroll = () => {
      timer ??= setTimeout(take, restMs);
    };
    const handleLeave = () => {
      if (timer !== undefined) take();
    };
    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('pagehide', handleLeave);
    // A link to a heading, or scrolling before hydration, has moved the page already: note that place.
    if (scrollY > 0) handleScroll();
    return () => {
      removeEventListener('pagehide', handleLeave);
      removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
    };
  }, [moduleId]);
  return root;
}

function headingAt(root: HTMLElement, line: number): string | undefined {
  return [...root.querySelectorAll(headings)]
    .reverse()
    .find((heading) => heading.getBoundingClientRect().top <= line)?.id;
}
