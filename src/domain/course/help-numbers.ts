/** A piece of a text and where it starts: words, or a number of help with the address that dials it or writes to it. */
export type NumberPiece = { from: number; text: string; href?: string };

/** A toll-free number, a short one, or, before a number that also takes messages, the words that say so. */
const numbers =
  /(?:\btext|mensaje de texto)(?= (?:al )?988\b)|(?:1-8\d\d-\d{3}-\d{4}|988|911|211|233733)(?![\d-]|[,.]\d)|\bAYUDA\b/gu;
/** A sum, or a part of a longer number. Safari 15 knows no look-behind. */
const isWithin = /(?:[\d$-]|\d,)$/u;
/** The one short number that takes messages only. */
const messagesOnly = '233733';

/** Cuts a text at the numbers of help in it, so that a phone can dial them (RFC 3966, RFC 5724). */
export function helpNumbers(text: string): NumberPiece[] {
  const pieces: NumberPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(numbers)) {
    if (/^\d/u.test(found) && isWithin.test(text.slice(0, index))) continue;
    if (index > end) pieces.push({ from: end, text: text.slice(end, index) });
    pieces.push({ from: index, text: found, href: addressOf(found) });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ from: end, text: text.slice(end) });
  return pieces;
}

function addressOf(found: string): string {
  if (found === messagesOnly) return `sms:${found}`;
  // The crisis line answers in Spanish who writes this word to it; iPhones want the "&".
  if (found === 'AYUDA') return 'sms:988?&body=AYUDA';
  if (!/\d/u.test(found)) return 'sms:988';
  return found.length === 3 ? `tel:${found}` : `tel:+${found.replaceAll('-', '')}`;
}
