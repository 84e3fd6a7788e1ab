import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * Lets a part of the page take the whole window, over all else, until Escape or `leave`. The rest stands still
 * meanwhile (`inert`), so that the keyboard cannot go where nobody sees it.
 */
export function useWholeScreen(part: RefObject<HTMLElement | null>): {
  isOn: boolean;
  enter: () => void;
  leave: () => void;
} {
  const [isOn, setOn] = useState(false);
  const leave = useCallback(() => setOn(false), []);
  useEffect(() => {
    if (!isOn || !part.current) return;
    const covered = besidesOf(part.current);
    for (const element of covered) element.inert = true;
    const { dataset } = document.documentElement;
    dataset['wholeScreen'] = '';
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) setOn(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      for (const element of covered) element.inert = false;
      delete dataset['wholeScreen'];
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOn, part]);
  return { isOn, enter: () => setOn(true), leave };
}

/** All that stands beside an element or beside what it stands in, and is not still already. */
function besidesOf(element: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = [];
  for (
    let ancestor = element;
    ancestor.parentElement && ancestor !== document.body;
    ancestor = ancestor.parentElement
  )
    for (const sibling of ancestor.parentElement.children)
      if (sibling instanceof HTMLElement && sibling !== ancestor && !sibling.inert)
        beside.push(sibling);
  return beside;
}
