/** Web storage key of the colour theme: in `sessionStorage`, and on a personal device also in `localStorage`. */
export const themeKey = 'cq-theme';
