/** Nobody is signed in, or the sign-in is dead: the person must sign in again. */
export class NoSession extends Error {
  override name = 'NoSession';
}

/** The token has run out and the sign-in service cannot be reached now. The session stays. */
export class Offline extends Error {
  override name = 'Offline';
}
