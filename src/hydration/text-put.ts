/** Event of a field whose text was set by code; the browser fires no `input` event for that. */
export const textPutEvent = 'text-put';
