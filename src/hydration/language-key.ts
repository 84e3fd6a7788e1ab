/** Web storage key of the chosen language: in `sessionStorage`, and on a personal device also in `localStorage`. */
export const languageKey = 'cq-language';
