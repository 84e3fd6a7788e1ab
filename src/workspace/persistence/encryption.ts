/** Bytes of a nonce for AES-GCM (NIST SP 800-38D, section 8.2: 96 bits, random, never used twice under one key). */
const ivBytes = 12;

/** New random bytes for {@link importEncryptionKey}: 256 bits that nobody can guess. */
export function newKeyBytes(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32));
}

/** @throws a DOMException when the bytes are no key, a TypeError where the browser has no Web Crypto */
export function importEncryptionKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Encrypts a JSON value with AES-GCM under a fresh nonce. `place` says where it lies (database and table): encrypted bytes
 * that somebody moves to another place do not open there.
 */
export async function encrypt(
  key: CryptoKey,
  place: string,
  value: unknown,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const box = await crypto.subtle.encrypt(gcm(iv, place), key, plain);
  const encrypted = new Uint8Array(ivBytes + box.byteLength);
  encrypted.set(iv);
  encrypted.set(new Uint8Array(box), ivBytes);
  return encrypted;
}

/** Opens what {@link encrypt} made. @throws when the key or the place is another one, or a single bit was changed */
export async function decrypt(
  key: CryptoKey,
  place: string,
  encrypted: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const iv = encrypted.slice(0, ivBytes);
  const plain = await crypto.subtle.decrypt(gcm(iv, place), key, encrypted.slice(ivBytes));
  return JSON.parse(new TextDecoder().decode(plain));
}

function gcm(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) };
}
