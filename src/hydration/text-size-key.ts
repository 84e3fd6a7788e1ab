/** Where the size of text is kept: in this window, and on a device of the person's own for good. */
export const textSizeKey = 'cq-text-size';
