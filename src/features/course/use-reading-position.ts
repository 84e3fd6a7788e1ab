import { useEffect, useRef, type RefObject } from 'react';
import { storeReadingPosition } from './course-progress';

/** Headings that "Continue" can lead back to: not those in a hidden slide, a closed part or a closed step. */
const headings = ':is(h2, h3)[id]:not([inert] *, [data-open="false"] *, [data-step]:not([open]) *)';
/** The current heading is the last one above this fraction of the window's height. */
const readingLine = 0.4;
const restMs = 200;

/** Stores the heading at which the learner reads, as they scroll. Nothing is stored before the first scroll. */
export function useReadingPosition(moduleId: number): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      timer = undefined;
      const here = root.current && headingAt(root.current, innerHeight * readingLine);
      // Above the first heading the stored position stays.
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
    // A link to a heading, or scrolling before hydration, has moved the page already: store that position.
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
