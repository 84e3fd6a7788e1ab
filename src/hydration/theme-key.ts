/** Where the chosen colours are kept: in this window, and on a device of the person's own for good. */
export const themeKey = 'cq-theme';
