const PRIME_LOW = 0x1b3;
const TWO_32 = 2 ** 32;

/**
 * 64-bit FNV-1a over the text's UTF-16 code units (low byte, then high byte), as 16 hex digits.
 * The same on every device. For ids only: it is not a cryptographic hash.
 */
export function hashText(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    for (const byte of [unit & 0xff, unit >>> 8]) {
      low = (low ^ byte) >>> 0;
      // The prime is 2^40 + 0x1b3; numbers hold 53 bits, so the product is made by halves.
      const product = low * PRIME_LOW;
      high = (high * PRIME_LOW + Math.floor(product / TWO_32) + low * 256) % TWO_32;
      low = product % TWO_32;
    }
  }
  return toHex(high) + toHex(low);
}

function toHex(half: number): string {
  return half.toString(16).padStart(8, '0');
}
