/** What a mail of ours is for: confirming a new account, or a new password. */
export type MailPurpose = 'signup' | 'recovery';

/** What an address carries when the person comes from a link in one of our mails. */
export type AuthLink =
  | { kind: 'none' }
  /** The server's own refusal. Its words are not taken over: anybody can write an address. */
  | { kind: 'refused'; isTooOld: boolean }
  /** The server has done its part already and sends tokens along, which nobody here takes from an address. */
  | { kind: 'through-server'; purpose: MailPurpose }
  | { kind: 'token-hash'; tokenHash: string; purpose: MailPurpose };

/**
 * Reads the address that a confirmation or recovery link lands on: after the `#`, where no server and no proxy on the
 * way can read it, or as a query. Nothing of it is ever shown, and access or refresh tokens in it are never used:
 * whoever could put a session into somebody's browser by a link would be sent what that person types next (login CSRF).
 * Pure: the address bar is the page's to clean.
 */
export function readAuthLink(url: URL): AuthLink {
  const afterHash = new URLSearchParams(url.hash.replace(/^#\/?/, ''));
  const part = (name: string) => afterHash.get(name) || url.searchParams.get(name) || '';

  if (part('error') || part('error_code') || part('error_description')) {
    return { kind: 'refused', isTooOld: part('error_code') === 'otp_expired' };
  }
  const purpose = part('type') === 'recovery' ? 'recovery' : 'signup';
  const tokenHash = part('token_hash');
  if (tokenHash) return { kind: 'token-hash', tokenHash, purpose };
  if (part('access_token') || part('code')) return { kind: 'through-server', purpose };
  return { kind: 'none' };
}
