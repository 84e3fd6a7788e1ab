/** Nothing here needs a change: plain text, and Latin letters with their accents. */
const plain = /^[\t\n -~\u00A1-\u00AC\u00AE-\u024F]*$/u;

/** Marks of direction, joiners of words, variation selectors, tags and other signs without a shape of their own. */
const shapeless =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFC]|\u034F|[\uFE00-\uFE0F]|[\u{E0000}-\u{E01EF}]/gu;
/** Joiners shape Arabic, the scripts of India and emoji; between other letters they do nothing. */
const joiners = /[\u200C\u200D]/gu;
const usesJoiners = /[\u0590-\u1CFF\uA8E0-\uABFF\uFB50-\uFDFF]|\p{Extended_Pictographic}/u;

/**
 * Ligatures (ﬁ), full-width letters (Ａ), bold and italic letters of mathematics (𝗔, as social networks use them),
 * numbers in circles, fractions and numerals: each stands for plain letters (Unicode's compatibility form, NFKC).
 */
const dressed =
  /[\u2100-\u2121\u2123-\u215F\u2160-\u218F\u2460-\u24FF\uFB00-\uFB06\uFF01-\uFF5E\uFFE0-\uFFE6\u{1D400}-\u{1D7FF}]/gu;

/** What people and Word's symbol fonts (U+F020 to U+F0FF) put before a line of a list. */
const bullets =
  /[\u2023\u2043\u2219\u25A0\u25A1\u25AA\u25AB\u25B6\u25B8\u25BA\u25C6\u25C7\u25CB\u25CF\u25E6\u2611\u2705\u2713\u2714\u2756\u27A2\u27A4\uF06E\uF071\uF076\uF0A7\uF0A8\uF0B7\uF0D8\uF0FC\uF0FE]/gu;

const signs: readonly (readonly [RegExp, string])[] = [
  // Soft line breaks of Word, and Unicode's own ends of lines.
  [/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n'],
  [/[\u27F6\u2794\u279C\u279E\uF0E0]/gu, '\u2192'],
  [/[\u2044\u2215]/gu, '/'],
  [bullets, '\u2022'],
];

/**
 * A text as it can stand on paper: signs that nobody sees and every font lacks are taken out, and those with a plain
 * form get it. All that draws or writes the paper reads texts through this, so that they agree.
 */
export function printableText(text: string): string {
  if (plain.test(text)) return text;
  const seen = text.replaceAll(shapeless, '');
  const joined = usesJoiners.test(seen) ? seen : seen.replaceAll(joiners, '');
  const undressed = joined.replaceAll(dressed, (sign) => sign.normalize('NFKC'));
  return signs.reduce((done, [sign, form]) => done.replaceAll(sign, form), undressed);
}
