import { useLayoutEffect, type RefObject } from 'react';

/** Less than this, in CSS pixels, is no keyboard but a browser's own bar. */
const keyboardPx = 100;

/**
 * Tells a box by its own custom properties how high it may be: `--above`, what stands over it in the page (the top bar,
 * a notice, the heading), and `--screen`, what is left of the window where a keyboard lies over it. The style sheet
 * holds the usual figures, which a page goes by until its scripts have come.
 */
export function useAvailableHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { visualViewport: viewport } = window;
    const measureAbove = () => {
      const above = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--above', `${String(Math.round(above))}px`);
    };
    const measureScreen = () => {
      const isCovered =
        viewport !== null &&
        viewport.scale === 1 &&
        window.innerHeight - viewport.height > keyboardPx;
      if (!isCovered) return element.style.removeProperty('--screen');
      element.style.setProperty('--screen', `${String(Math.round(viewport.height))}px`);
      // Safari scrolls the page to a field that was under the keyboard; now nothing of the chat is.
      if (element.contains(document.activeElement)) window.scrollTo({ top: 0 });
    };
    const sizes = new ResizeObserver(measureAbove);
    for (const over of partsAbove(element)) sizes.observe(over);
    measureAbove();
    measureScreen();
    viewport?.addEventListener('resize', measureScreen);
    return () => {
      sizes.disconnect();
      viewport?.removeEventListener('resize', measureScreen);
    };
  }, [box]);
}

/** Everything in the page that stands before an element, the frame of the site included. */
function partsAbove(element: Element): Element[] {
  const before: Element[] = [];
  for (
    let sibling = element.previousElementSibling;
    sibling;
    sibling = sibling.previousElementSibling
  )
    before.push(sibling);
  const parent = element.parentElement;
  return parent && parent !== document.body ? [...before, ...partsAbove(parent)] : before;
}
