import { expect, test } from 'vitest';
import { helpNumbers } from '@/domain/course/help-numbers';

test.each([
  ['Call or text 988, day or night.', ['text sms:988', '988 tel:988']],
  ['Llame o mande un mensaje de texto al 988.', ['mensaje de texto sms:988', '988 tel:988']],
  ['Call 1-800-555-0142.', ['1-800-555-0142 tel:+18005550142']],
  ['In danger, call 911. For food, call 211.', ['911 tel:911', '211 tel:211']],
  ['Text 233733.', ['233733 sms:233733']],
  ['mande la palabra AYUDA', ['AYUDA sms:988?&body=AYUDA']],
  ['It costs $988, or 1,211 a year, or 988,000 in all; form 4-911; room 2110.', []],
])('a phone can dial what is a number of help, and nothing else: %s', (text, links) => {
  const pieces = helpNumbers(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(
    pieces.filter(({ href }) => href).map((piece) => `${piece.text} ${piece.href ?? ''}`),
  ).toEqual(links);
});
