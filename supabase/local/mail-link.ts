import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Mail } from './mail';

export type MailLink = ReturnType<typeof createMailLink>;

const HASH_LENGTH = 64;
/** In the form of a hash, and no token's. */
const NO_HASH = '0';

/**
 * Makes the link of a mail something that cannot be guessed. The auth server's token hash is made from the address and
 * the six digits alone, so whoever knows an address could try a million of them, past all that is counted per account.
 * Behind the hash therefore stands a seal that only this installation can make.
 */
export function createMailLink(secret: string) {
  const sealOf = (hash: string) => createHmac('sha256', secret).update(`link ${hash}`).digest();

  return {
    encrypt(mail: Mail): Mail {
      if (mail.link === '') return mail;
      const link = new URL(mail.link);
      const parts = new URLSearchParams(link.hash.slice(1));
      const hash = parts.get('token_hash') ?? '';
      const sealed = hash + sealOf(hash).toString('hex');
      parts.set('token_hash', sealed);
      link.hash = parts.toString();
      // The mail has a link for each language.
      const html = mail.html.replaceAll(`token_hash=${hash}`, `token_hash=${sealed}`);
      return { ...mail, link: link.href, html };
    },

    /** The token hash of a sealed one; one that no token has where the seal is not ours. */
    open(encrypted: string): string {
      const hash = encrypted.slice(0, HASH_LENGTH);
      const expected = sealOf(hash);
      const given = Buffer.from(encrypted.slice(HASH_LENGTH), 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected) ? hash : NO_HASH;
    },
  };
}
