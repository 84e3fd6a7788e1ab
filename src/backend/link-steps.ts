import type { MailPurpose } from './auth-link';
import type { AuthParts, Sharing } from './auth-parts';
import { noSession, otherPerson, unreachable } from './auth-result';
import type { AuthFailure, AuthResult } from './auth-result';
import type { StoredSession } from './session';

/**
 * A verified link of a mail. `email`: the account's address, from the server. `isAskedHere`: this browser asked for that mail;
 * if not, ask the person before calling `acceptLink`.
 */
export type OpenedLink = { ok: true; email: string; isAskedHere: boolean } | AuthFailure;

/**
 * The two steps of a link from a mail. Opening uses the link up, so it needs a press (mail scanners follow links, and some run
 * scripts); the session stays in this page's memory. Only accepting signs in, or opens the password reset: a link that
 * somebody else sent must not sign this person in to the sender's account (login CSRF).
 */
export function createLinkSteps({ deps, loadClient, readSession, signIn }: AuthParts) {
  const { askedMail, store } = deps;
  let opened: { session: StoredSession; purpose: MailPurpose } | null = null;

  /** With `code: 'unreachable'` the same link can be tried again. With 'other-person' it is used up, as with success. */
  async function openLink(tokenHash: string, purpose: MailPurpose): Promise<OpenedLink> {
    const client = await loadClient();
    if (!client) return unreachable;
    const read = readSession(await client.verifyOtp({ token_hash: tokenHash, type: purpose }));
    if (!read.ok) return read;
    const { session } = read;
    // A link for another account must not replace the person who is logged in.
    const marker = store.readMarker();
    if (marker && marker.userId !== session.userId) return otherPerson(marker.email);
    opened = { session, purpose };
    return { ok: true, email: session.email, isAskedHere: askedMail?.has(session.email) ?? false };
  }

  /** Signs in, or opens the reset that setting a new password must follow. */
  async function acceptLink(sharing: Sharing): Promise<AuthResult> {
    if (opened === null) return noSession;
    const { session, purpose } = opened;
    opened = null;
    if (purpose === 'recovery') store.recovery.keep(session);
    else await signIn(session, sharing);
    return { ok: true };
  }

  const dropLink = () => {
    opened = null;
  };

  return { openLink, acceptLink, dropLink };
}
