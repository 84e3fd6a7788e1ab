import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Panels that take turns in one place: each is found again where it was left, and one that opens for the first time
 * shows its top, however far down the one before was read. Otherwise a short panel opens above the screen: blank.
 *
 * `leave` is called before another panel is chosen, with nothing laid out anew yet. Places end with `ofWhat`.
 */
export function useScrollPositions(
  panels: RefObject<HTMLElement | null>,
  shown: string,
  ofWhat: string,
): { leave: () => void } {
  const places = useRef(new Map<string, number>());
  const last = useRef({ shown, ofWhat });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { shown, ofWhat };
    if (before.ofWhat !== ofWhat) places.current.clear();
    else if (before.shown !== shown)
      goTo(panels.current?.querySelector(`#panel-${shown}`) ?? null, places.current.get(shown));
  }, [panels, shown, ofWhat]);
  return { leave: () => places.current.set(shown, window.scrollY) };
}

function goTo(panel: Element | null, place: number | undefined): void {
  if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' });
  else if (panel && panel.getBoundingClientRect().top < 0)
    panel.scrollIntoView({ behavior: 'instant' });
}
