import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText } from '@/domain/resume/hash';

test('the hash is 64-bit FNV-1a over the UTF-16 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(hashText(text)).toBe(referenceHash(text));
    }),
  );
});

test('the empty text has the offset basis as its hash', () => {
  expect(hashText('')).toBe('cbf29ce484222325');
});

function referenceHash(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    for (const byte of [unit & 0xff, unit >>> 8]) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
