import * as v from 'valibot';
import { bytesToText, textToBytes } from './key-text';

/**
 * Rounds of PBKDF2-HMAC-SHA256 for a new wrap. 600,000 is what the OWASP Password Storage Cheat Sheet asks for
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#pbkdf2).
 */
const rounds = 600_000;
/** More than this is not from us; it would only hang a slow computer. */
const maxRounds = 10_000_000;

const bytesSchema = (length: number) =>
  v.pipe(
    v.string(),
    v.transform(textToBytes),
    v.check((bytes) => bytes?.length === length),
  );

const wrappedKeySchema = v.object({
  rounds: v.pipe(v.number(), v.integer(), v.minValue(rounds), v.maxValue(maxRounds)),
  salt: bytesSchema(16),
  iv: bytesSchema(12),
  /** 32 bytes of key and 16 of proof that it is the right one. */
  box: bytesSchema(48),
});

/** A key that only a password opens; its texts are base64url. It says nothing about the person. */
export type WrappedKey = { rounds: number; salt: string; iv: string; box: string };

/** Wraps a key for the next log in with the password that it was made for. */
export type WrapKey = (keyBytes: Uint8Array<ArrayBuffer>) => Promise<WrappedKey>;

/** Gets ready to wrap. It takes a fraction of a second on purpose, so begin before the key is known. */
export async function prepareWrap(password: string): Promise<WrapKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const wrapper = await keyFromPassword(password, salt, rounds);
  return async (keyBytes) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapper, keyBytes);
    return {
      rounds,
      salt: bytesToText(salt),
      iv: bytesToText(iv),
      box: bytesToText(new Uint8Array(box)),
    };
  };
}

/** The key inside, or null: another password, or not one of our wraps. */
export async function unwrapKey(
  stored: unknown,
  password: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const read = v.safeParse(wrappedKeySchema, stored);
  if (!read.success) return null;
  const { salt, iv, box } = read.output;
  if (!salt || !iv || !box) return null;
  try {
    const wrapper = await keyFromPassword(password, salt, read.output.rounds);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, wrapper, box));
  } catch {
    return null;
  }
}

async function keyFromPassword(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  // One accented letter can come as one sign or as two, by keyboard.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
