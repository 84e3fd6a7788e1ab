/** Where the browser's storage keeps whose computer a guest says this is. */
export const guestAnswerKey = 'cq-guest-computer';
