import type { MouseEvent } from 'react';

/**
 * Props of an element whose buttons act once per double click. Many people double-click everything, and after the first
 * click another question or another entry may lie under their pointer.
 */
export const ignoreSecondClicks = {
  onClickCapture: (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
