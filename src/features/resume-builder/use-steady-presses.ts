import { useEffect, type RefObject } from 'react';

/** A finger that stays may drift this far, in CSS pixels. */
const maxDrift = 10;

/**
 * A press on a button counts although the button moves away under the pointer, as it does when the coach answers to what
 * was typed last. The browser gives such a click to the ancestor that both ends of the press share, and it would be lost.
 */
export function useSteadyPresses(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let down: { button: HTMLElement; x: number; y: number } | null = null;
    const handleDown = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      const button = (target as Element).closest<HTMLElement>('button');
      down = button && { button, x, y };
    };
    const handleCancel = () => {
      down = null;
    };
    const handleClick = (event: MouseEvent) => {
      const press = down;
      down = null;
      if (press === null || !event.isTrusted) return;
      const { button, x, y } = press;
      const hasMoved = Math.hypot(event.clientX - x, event.clientY - y) > maxDrift;
      const isAncestor = event.target !== button && (event.target as Element).contains(button);
      if (hasMoved || !isAncestor) return;
      event.stopPropagation();
      button.click();
    };
    element.addEventListener('pointerdown', handleDown, true);
    element.addEventListener('pointercancel', handleCancel, true);
    element.addEventListener('click', handleClick, true);
    return () => {
      element.removeEventListener('pointerdown', handleDown, true);
      element.removeEventListener('pointercancel', handleCancel, true);
      element.removeEventListener('click', handleClick, true);
    };
  }, [root]);
}
