import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The library's `duration` is not a time but a spring's softness. At 16 a slide is within 1 % of its place after about
 * 350 ms, whatever its width; the last pixels take a little longer.
 */
const springFor350Ms = 16;
const swipeTolerance = 5;

/** One slide of `count` shows at a time; no loop, no autoplay. */
export function useCarousel(count: number) {
  const [ref, api] = useEmblaCarousel({
    loop: false,
    duration: springFor350Ms,
    dragThreshold: swipeTolerance,
    // With a mouse one marks text; a drag would make that impossible.
    watchDrag: (_, event) => event.type.startsWith('touch') && !isTextField(event.target),
    watchFocus: false,
  });
  const [selected, setSelected] = useState(0);
  const [isMoving, setIsMoving] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const selectedNow = useRef(0);
  const engine = useRef<typeof api>(undefined);
  const askedEarly = useRef<number>(null);

  const select = useCallback(
    (index: number, how: 'slide' | 'jump' = 'slide') => {
      if (index < 0 || index >= count) return;
      if (engine.current)
        return engine.current.scrollTo(index, how === 'jump' || isMotionReduced());
      askedEarly.current = index;
      // The next step goes on from here, although nothing has moved yet.
      selectedNow.current = index;
    },
    [count],
  );

  useEffect(() => {
    engine.current = api;
    if (!api) return;
    const takeSelection = () => {
      selectedNow.current = api.selectedScrollSnap();
      setSelected(selectedNow.current);
      setHasMoved(true);
      // A jump is over when it is told of, and nothing tells that it has settled.
      setIsMoving(!api.internalEngine().scrollBody.settled());
    };
    const settle = () => setIsMoving(false);
    const begin = () => setIsMoving(true);
    api.on('select', takeSelection).on('settle', settle).on('pointerDown', begin);
    if (askedEarly.current !== null) api.scrollTo(askedEarly.current, true);
    askedEarly.current = null;
    return () => {
      api.off('select', takeSelection).off('settle', settle).off('pointerDown', begin);
    };
  }, [api]);

  // From the slide that was chosen last, which may not have been drawn yet: two quick presses are two steps.
  const move = useCallback((step: -1 | 1) => select(selectedNow.current + step), [select]);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
      if (!step || event.defaultPrevented || isModified(event) || ownsArrows(event.target)) return;
      event.preventDefault();
      move(step);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [move]);

  /** The slide that was chosen last, for handlers. */
  const at = useCallback(() => selectedNow.current, []);

  return { ref, selected, isMoving, hasMoved, select, move, at };
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isModified(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** Elements in which the arrows already mean something. */
function ownsArrows(target: EventTarget | null): boolean {
  const owners =
    'input:not([type=checkbox], [type=button]), textarea, select, [contenteditable=true], dialog, [role=tab], [role=radio], [role=slider], [role=menu]';
  return target instanceof Element && target.closest(owners) !== null;
}
