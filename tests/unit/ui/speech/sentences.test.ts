import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from '@/ui/speech/sentences';

test('a long sentence is said in pieces, at a comma where there is one, and no word is lost', () => {
  const long = `One ${'two three '.repeat(15)}four, ${'five six '.repeat(12)}end.`;
  const pieces = sentencesOf(`Hi. ${long}`, 'en');
  expect(pieces.slice(0, 2)).toEqual(['Hi.', `One ${'two three '.repeat(15)}four,`]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (text) => {
      const said = sentencesOf(text, 'en');
      expect(said.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
      for (const piece of said) expect(piece.length).toBeLessThanOrEqual(200);
    }),
  );
});
