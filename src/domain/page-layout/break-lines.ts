import { isMailAddress, isWholeWord, mailAddressParts } from './mail-address';
import type { Face } from './page-style';

/** The width of a text in points at a font size in points: the sum of its letters' widths, without kerning. */
export type Measure = (text: string, face: Face, size: number) => number;

/**
 * Breaks a text into lines no wider than `width` points: after spaces, and as browsers do after a dash between letters or
 * numbers; a word that is wider breaks inside, an email address at "@" or "." if it can. A line that ends with a space
 * keeps it, so that words do not run together for who
 * copies them. `widthOf`: the width of the letters from one place of the text to another. `isWhole`: no line ends at a
 * dash of such a word.
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (from: number, to: number) => number,
  isWhole: (word: string) => boolean = () => false,
): string[] {
  const lines: string[] = [];
  const fits = (from: number, to: number) =>
    widthOf(from, from + text.slice(from, to).trimEnd().length) <= width;
  let from = 0;
  let to = 0;
  for (const part of partsOf(text, isWhole)) {
    const isFull = to > from && !fits(from, to + part.length);
    const ends = [
      ...(isFull ? [to] : []),
      ...endsInside(text, isFull ? to : from, to + part.length, fits),
    ];
    for (const end of ends) {
      lines.push(text.slice(from, end));
      from = end;
    }
    to += part.length;
  }
  return to > from ? [...lines, text.slice(from, to)] : lines;
}

/**
 * What stays on a line where it fits. As browsers do, a line may end after a dash in a word: a short one also between a
 * letter or number and a number (Chrome and Safari: "COVID-19").
 */
function partsOf(text: string, isWhole: (word: string) => boolean): string[] {
  const words = text.match(/[^ ]+ */gu) ?? [];
  const dashed = /[^ ]*?(?:[^ ][-–](?=\p{L})|[^ ]–(?=\p{N})|[A-Za-z\d]-(?=\d))|[^ ]+ */gu;
  return words.flatMap((word) => (isWhole(word.trimEnd()) ? [word] : (word.match(dashed) ?? [])));
}

/** For contacts and paragraphs, whose addresses and phone numbers the sheet keeps whole, too (address-parts.ts). */
export function breakAroundAddresses(
  texts: readonly string[],
  width: number,
  widthOf: (from: number, to: number) => number,
): string[] {
  return breakLines(texts.join(''), width, widthOf, isWholeWord);
}

/**
 * The same for items that are said one after the other: each stands whole on a line if it can, and on lines of its own
 * where it is wider than one.
 */
export function breakItems(
  items: readonly string[],
  width: number,
  widthOf: (from: number, to: number) => number,
): string[] {
  const lines: string[] = [];
  const text = items.join('');
  const fits = (from: number, item: string, at: number) =>
    widthOf(from, at + item.trimEnd().length) <= width;
  let from = 0;
  let to = 0;
  const end = () => {
    if (to > from) lines.push(text.slice(from, to));
    from = to;
  };
  for (const item of items) {
    const at = to;
    if (!fits(from, item, at)) end();
    to += item.length;
    if (fits(from, item, at)) continue;
    lines.push(...breakLines(item, width, (start, stop) => widthOf(at + start, at + stop)));
    from = to;
  }
  end();
  return lines;
}

type Fits = (from: number, to: number) => boolean;

/** Where a word that is wider than a line breaks: as many whole characters as fit, one at least. */
function endsInside(text: string, from: number, to: number, fits: Fits): number[] {
  if (fits(from, to)) return [];
  const ends: number[] = [];
  let start = from;
  let end = from;
  const word = text.slice(from, to);
  const stops = stopsIn(word).map((stop) => from + stop);
  for (const letter of word) {
    if (end > start && !fits(start, end + letter.length)) {
      const begun = start;
      start = Math.max(0, ...stops.filter((stop) => stop > begun && stop <= end)) || end;
      ends.push(start);
    }
    end += letter.length;
  }
  return ends;
}

/** Where a line may end within a word, whatever fits: behind the parts of an email address. */
function stopsIn(word: string): number[] {
  if (!isMailAddress(word)) return [];
  let end = 0;
  return mailAddressParts(word).map((part) => (end += part.length));
}
