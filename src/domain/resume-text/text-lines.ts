/** One line of a resume text: as it was, and without bullet marker, markdown and outer spaces. */
export type TextLine = {
  raw: string;
  plain: string;
  kind: 'text' | 'bullet' | 'blank';
  /** Where it stood in the text, from 0; an address that was put together of two lines has both. */
  numbers: readonly number[];
};

/** Longer lines are paragraphs; no field is read from them, which also keeps hostile text cheap. */
export const maxLineLength = 300;

/**
 * Symbol fonts write their bullets and icons as private characters (U+E000 and up). Word's second bullet is pasted as an "o",
 * which is a word in Spanish.
 */
const bulletStart =
  /^(?:[•·●○■□▪▫◆◦‣⁃∙➢➤►▶✓✔*>+–—-]+\s+|[•●▪◦‣∙\p{Co}]+\s*|(?:§|\d{1,2}[.)])\s+|o(?:\t|\s{2})\s*|o\s(?=[\p{Lu}\d]))(?=\S)/u;

/** The lines of a text. Rules like "-----" count as blank: they hold no words. */
export function textLines(text: string): TextLine[] {
  return text.split(/\r\n?|\n/u).map(toLine);
}

function toLine(raw: string, number: number): TextLine {
  const numbers = [number];
  const trimmed = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return { raw, plain: '', kind: 'blank', numbers };
  const withoutBullet = trimmed.replace(bulletStart, '');
  const isBullet = withoutBullet !== trimmed;
  const plain = withoutMarkdown(withoutBullet);
  return { raw, plain, kind: isBullet ? 'bullet' : 'text', numbers };
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/^#{1,6}(?:\s+|(?=\p{L}))/u, '')
    .replaceAll(/\*\*|__/gu, '')
    .trim();
}

const strongSeparator = /\t+|\s{2,}|\s*[|•·]\s*|\s+(?:[-–—]+|\/)\s+/u;

/** The columns of a line: cut at tabs, wide spaces, bars, dots and dashes between spaces. */
export function columns(text: string): string[] {
  return text
    .split(strongSeparator)
    .map(withoutOuterMarks)
    .filter((part) => part !== '');
}

/** Without the separators that are left at the ends when a date or place was taken out. */
export function withoutOuterMarks(text: string): string {
  const toLastWord = /^.*[^\s,;:|•·–—(-]/su.exec(text)?.[0] ?? '';
  return toLastWord.replace(/^[\s,;:|•·–—-]+/u, '');
}
