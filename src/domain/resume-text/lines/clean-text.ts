/** What ends a line within a paragraph: line and paragraph separators, vertical tabs, form feeds. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/**
 * The one place where words of a file are cleaned: composed letters (NFC), plain forms of ligatures, full-width and
 * mathematical letters ("1½" stays), plain spaces and hyphens, no soft hyphens, joiners or marks of direction.
 */
export function cleanText(text: string): string {
  // Most lines have nothing to clean.
  if (!/[^\t\n -~]/u.test(text)) return text;
  return (
    text
      .replaceAll(lineEnds, '\n')
      .replaceAll(
        /\u00AD|\u034F|[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu,
        '',
      )
      .replaceAll(/(\p{Script=Latin})[\u200C\u200D]+/gu, '$1')
      .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
      .replaceAll(/[\u2010\u2011\uFE63\uFF0D]/gu, '-')
      // A dot between two values, as wide as a letter.
      .replaceAll(/[\u30FB\uFF65]/gu, ' · ')
      .replaceAll(/[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu, (letter) =>
        letter.normalize('NFKC'),
      )
      .replaceAll(/(\p{Ll})?([ƟƩƞƫŌ])(?=(\p{L})?)/gu, partsOfLetter)
      .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
      .normalize('NFC')
  );
}

/** What some fonts of text programs draw as one letter, and name by a strange one. */
const drawnAsOne: Readonly<Record<string, string>> = {
  Ɵ: 'ti',
  Ʃ: 'tt',
  ƞ: 'tf',
  ƫ: 'tti',
  Ō: 'ft',
};

/** The letters within a word that are one in its font ("EducaƟon"); "Ō" begins names. */
function partsOfLetter(found: string, before = '', letter = '', after = ''): string {
  const isWithin = letter === 'Ɵ' ? before + after !== '' : before !== '';
  return isWithin ? `${before}${drawnAsOne[letter] ?? letter}` : found;
}

/** Pictures before a detail ("☎", "✉", a symbol font's private letters), which name nothing. */
const icons =
  /(?:[\p{Co}\u2600-\u2712\u2715-\u27BF\u2B00-\u2BFF\uFFFC\u{1F000}-\u{1FAFF}]|\uFE0F)+/gu;

/** Icons part what stands around them, as wide spaces do. */
export function withoutIcons(text: string): string {
  if (!/[^\t -~]/u.test(text)) return text;
  return text.replaceAll(icons, '  ').trim();
}

/** Words that others are often joined to: their hyphen is one, and no break of a line. */
const joins =
  /(?:^|[^\p{L}])(?:self|cross|long|short|high|low|full|part|front|back|hands|well|multi|non|pre|post|co|decision|problem|detail|time|team|age|client|customer|data|object|user|end|in|on|off|up|real|one|two|three|four|five|six)-$/iu;

/** Two lines that are one: a word that a hyphen broke over them is whole again. */
export function joinedAtBreak(before: string, after: string): string {
  if (!/\p{L}-$/u.test(before) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`;
  return `${joins.test(before.slice(-12)) ? before : before.slice(0, -1)}${after}`;
}

/** "S K I L L S" and "W O R K   H I S T O R Y" as words; every other text stays. */
export function joinedLetters(text: string): string {
  if (text.charAt(1) !== ' ' || text.charAt(3) !== ' ') return text;
  if (!/^[^\s](?: [^\s]){3,}(?:(?: {2,}|\t+)\P{Z}(?: \P{Z})*)*$/u.test(text) || /[\d|]/u.test(text))
    return text;
  return text
    .split(/ {2,}|\t+/u)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}
