/** A text in plain letters for searching, and where each of its UTF-16 units stood in the text as it was written. */
export type PlainLetters = {
  text: string;
  /** The part of the written text that a stretch of the plain one stands for, as offsets in UTF-16 units. */
  toWritten: (start: number, end: number) => { start: number; end: number };
};

/** Letters that no normal form takes apart, and marks that people use for each other. */
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '−': '-',
};

/**
 * The text without accents and invisible characters, with ASCII digits, straight apostrophes, hyphens for every dash and
 * blanks for every space, so that "José" is found as "Jose" and "４１９" as "419" (Unicode's compatibility form, NFKD).
 */
export function plainLetters(written: string): PlainLetters {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of written) {
    const end = at + character.length;
    const plain = plainForm(character);
    // An accent that stands alone belongs to the letter before it.
    if (plain === '' && /\p{M}/u.test(character) && ends.length > 0) ends[ends.length - 1] = end;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    pieces.push(plain);
    at = end;
  }
  return {
    text: pieces.join(''),
    toWritten: (start, end) => ({ start: starts[start] ?? at, end: ends[end - 1] ?? at }),
  };
}

function plainForm(character: string): string {
  const known = plainForms[character];
  if (known !== undefined) return known;
  if (/^[\n\t -~]$/u.test(character)) return character;
  return Array.from(character.normalize('NFKD'), (part) => {
    if (/[\p{M}\p{Cf}]/u.test(part)) return '';
    if (/\p{Nd}/u.test(part)) return String(digitValue(part));
    if (/\p{Pd}/u.test(part)) return '-';
    return /\p{Zs}/u.test(part) ? ' ' : (plainForms[part] ?? part);
  }).join('');
}

/** Each script's digits stand in a row from nought to nine (Unicode Standard, section 4.6). */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return value;
}
