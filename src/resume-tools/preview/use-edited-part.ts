import { useEffect, type RefObject } from 'react';

/** So much stays free above a part that is brought into sight, in CSS pixels. */
const margin = 24;

/**
 * Follows the field that has the focus: its part of the sheet is marked, and brought into sight where the pages scroll by
 * themselves.
 */
export function useEditedPart(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const path = target instanceof HTMLElement ? target.dataset['path'] : undefined;
      const room = scroller.current;
      if (!room) return;
      for (const marked of room.querySelectorAll('[data-edited]'))
        marked.removeAttribute('data-edited');
      const part = path === undefined ? null : partOf(room, path.split('/'));
      if (!part) return;
      part.setAttribute('data-edited', '');
      bringIntoSight(room, part);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [scroller]);
}

/** A job, a school or a section; the record knows finer places than the sheet. */
function partOf(room: HTMLElement, [root = '', id = '']: readonly string[]): Element | null {
  const part = root === 'personalInfo' || root === 'skills' ? root : `${root}/${id}`;
  return room.querySelector(`.resume-sheet [data-path="${CSS.escape(part)}"]`);
}

function bringIntoSight(room: HTMLElement, part: Element): void {
  if (room.scrollHeight <= room.clientHeight) return;
  const [outer, inner] = [room.getBoundingClientRect(), part.getBoundingClientRect()];
  const isInSight = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isInSight) room.scrollBy({ top: inner.top - outer.top - margin });
}
