/** Where the browser's storage keeps the name under which this device counts time. */
export const timeCounterKey = 'cq-time-counter';
