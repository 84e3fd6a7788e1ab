/** What an address carries when the person comes from a link in one of our mails. */
export type AuthLink =
  | { kind: 'none' }
  | { kind: 'error'; message: string; code: string | null }
  | { kind: 'tokens'; accessToken: string; refreshToken: string; expiresIn: number; type: string }
  | { kind: 'token-hash'; tokenHash: string; type: string }
  | { kind: 'code'; code: string };

/**
 * Reads the address that a confirmation or recovery link lands on. The server puts its answer after
 * the `#`, or as a query where a proxy or another flow asks for it. Pure: the address bar is the
 * page's to clean.
 */
export function readAuthLink(url: URL): AuthLink {
  const afterHash = new URLSearchParams(url.hash.replace(/^#\/?/, ''));
  const part = (name: string) => afterHash.get(name) || url.searchParams.get(name) || '';

  const message = part('error_description') || part('error');
  if (message) return { kind: 'error', message, code: part('error_code') || null };

  const [accessToken, refreshToken] = [part('access_token'), part('refresh_token')];
  const type = part('type');
  if (accessToken && refreshToken) {
    const expiresIn = Number(part('expires_in')) || 3600;
    return { kind: 'tokens', accessToken, refreshToken, expiresIn, type };
  }
  if (part('token_hash')) return { kind: 'token-hash', tokenHash: part('token_hash'), type };
  if (part('code')) return { kind: 'code', code: part('code') };
  return { kind: 'none' };
}
