/** What a person reads when the sign-in service does not answer, or something else answers in its place. */
export const unreachableMessage =
  'We could not reach the log-in service. Check your connection and try again. Nothing you typed is lost.';
