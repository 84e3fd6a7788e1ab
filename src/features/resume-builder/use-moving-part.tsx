import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * A part that stands now in one place and now in another and stays mounted, with all that it knows: it is drawn into an
 * element of its own, which moves. Render `part` once, and `place` where it stands now; with no place it is out of
 * sight and lives on. Drawn in a browser alone, so nothing is there unless `isReady`.
 */
export function useMovablePart(
  content: ReactNode,
  isReady: boolean,
): { part: ReactNode; place: ReactNode } {
  const element = useMemo(() => (isReady ? document.createElement('div') : null), [isReady]);
  return {
    part: element && createPortal(content, element),
    place: element && <Place element={element} />,
  };
}

function Place({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(element), [element]);
  return <div ref={place} />;
}
