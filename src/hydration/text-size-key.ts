/** Web storage key of the text size: in `sessionStorage`, and on a personal device also in `localStorage`. */
export const textSizeKey = 'cq-text-size';
