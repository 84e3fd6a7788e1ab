import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '@/domain/resume/clean-text';

test('ordinary text, emoji, accents and right-to-left text stay as they are', () => {
  for (const text of ['Ana López', 'cook 👩‍🍳', 'مرحبا', 'line\nbreak\ttab', '']) {
    expect(cleanText(text)).toBe(text);
  }
});

test('NUL and lone surrogates are taken out', () => {
  expect(cleanText('a\0b')).toBe('ab');
  expect(cleanText('\uD83Da\uDE00')).toBe('a');
});

test('two lone halves around a NUL do not become a character that nobody typed', () => {
  expect(cleanText('\uD83D\0\uDE00')).toBe('');
});

test('any text comes out without NUL, well formed, and stable', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
      (text) => {
        const clean = cleanText(text);
        expect(clean.includes('\0')).toBe(false);
        expect(() => encodeURIComponent(clean)).not.toThrow();
        expect(cleanText(clean)).toBe(clean);
      },
    ),
  );
});
