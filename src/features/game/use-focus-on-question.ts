import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to where the next question is answered, once per question and never away from anything else that has it:
 * from the page itself to the text `box`, or, where the question has buttons to tap, to their group (`choices`), then also
 * from the box, because a phone's keyboard would cover the buttons.
 */
export function useFocusOnQuestion(
  stepId: string,
  box: RefObject<HTMLElement | null>,
  choices: RefObject<HTMLElement | null> | null,
): void {
  const asked = useRef(stepId);
  useEffect(() => {
    if (asked.current === stepId) return;
    asked.current = stepId;
    const focused = document.activeElement;
    const isFree = focused === document.body || (choices !== null && focused === box.current);
    if (isFree) (choices ?? box).current?.focus({ preventScroll: true });
  }, [stepId, box, choices]);
}
