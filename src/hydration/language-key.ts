/** Where the chosen language of the site is kept: in this window, and on a device of the person's own for good. */
export const languageKey = 'cq-language';
