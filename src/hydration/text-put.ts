/** Told to a field whose text the page has put in, which no `input` event says. */
export const textPutEvent = 'text-put';
