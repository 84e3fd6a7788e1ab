import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRefusedCharacters } from '@/domain/resume/without-refused-characters';

test('ordinary text, emoji, accents and right-to-left text stay as they are', () => {
  for (const text of ['Ana López', 'cook 👩‍🍳', 'مرحبا', 'line\nbreak\ttab', '']) {
    expect(withoutRefusedCharacters(text)).toBe(text);
  }
});

test('NUL and lone surrogates are taken out', () => {
  expect(withoutRefusedCharacters('a\0b')).toBe('ab');
  expect(withoutRefusedCharacters('\uD83Da\uDE00')).toBe('a');
});

test('two lone halves around a NUL do not become a character that nobody typed', () => {
  expect(withoutRefusedCharacters('\uD83D\0\uDE00')).toBe('');
});

test('any text comes out without NUL, well formed, and stable', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
      (text) => {
        const clean = withoutRefusedCharacters(text);
        expect(clean.includes('\0')).toBe(false);
        expect(() => encodeURIComponent(clean)).not.toThrow();
        expect(withoutRefusedCharacters(clean)).toBe(clean);
      },
    ),
  );
});
