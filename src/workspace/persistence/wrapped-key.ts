import { bytesToText, textToBytes } from './key-text';
import { encrypt, decrypt } from './encryption';

/**
 * The key of a session, encrypted for its person's next log in: one base64url text. The lock is a key made of 256 random bits
 * that the server keeps for the account. Nothing that a person types ever makes one: whoever copies a shared disk must
 * have nothing to try passwords on.
 */
export async function wrapKey(lock: CryptoKey, personId: string, keyText: string): Promise<string> {
  return bytesToText(await encrypt(lock, placeOf(personId), keyText));
}

/** The key inside as base64url text, or null: another account's lock, or not one of our wraps. */
export async function unwrapKey(
  lock: CryptoKey,
  personId: string,
  wrapped: string,
): Promise<string | null> {
  try {
    const bytes = textToBytes(wrapped) ?? new Uint8Array();
    const keyText = await decrypt(lock, placeOf(personId), bytes);
    return typeof keyText === 'string' && textToBytes(keyText)?.length === 32 ? keyText : null;
  } catch {
    return null;
  }
}

function placeOf(personId: string): string {
  return `${personId}/key`;
}
