import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Mail } from './mail';

export type MailLink = ReturnType<typeof createMailLink>;

const HASH_LENGTH = 64;
/** Syntactically valid, but no token has this hash. */
const NO_HASH = '0';

/**
 * Makes the link of a mail something that cannot be guessed. The auth server's token hash is made from the address and
 * the six digits alone, so whoever knows an address could try a million of them, past all that is counted per account.
 * So an HMAC, which only this installation can make, is appended to the hash.
 */
export function createMailLink(secret: string) {
  const signatureOf = (hash: string) =>
    createHmac('sha256', secret).update(`link ${hash}`).digest();

  return {
    /** The mail with the signature appended to the token hash of each of its links. */
    sign(mail: Mail): Mail {
      if (mail.link === '') return mail;
      const link = new URL(mail.link);
      const parts = new URLSearchParams(link.hash.slice(1));
      const hash = parts.get('token_hash') ?? '';
      const signedHash = hash + signatureOf(hash).toString('hex');
      parts.set('token_hash', signedHash);
      link.hash = parts.toString();
      // The mail has a link for each language.
      const html = mail.html.replaceAll(`token_hash=${hash}`, `token_hash=${signedHash}`);
      return { ...mail, link: link.href, html };
    },

    /** The token hash if the signature is ours; else `NO_HASH`, which no token matches. */
    verify(signedHash: string): string {
      const hash = signedHash.slice(0, HASH_LENGTH);
      const expected = signatureOf(hash);
      const given = Buffer.from(signedHash.slice(HASH_LENGTH), 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected) ? hash : NO_HASH;
    },
  };
}
