import { cleanText, joinedLetters, withoutIcons } from './clean-text';

/** Where in a file a line stands: in the body of the page, in its header or footer (margin), or in a text box. */
export type Region = 'body' | 'margin' | 'box';

/** How a line looks, whatever kind of file it comes from; what a file does not say is the plain value. */
export type LineStyle = {
  /** In points; 0 where unknown. */
  size: number;
  isBold: boolean;
  /** The level of a heading, from 1; 0 for none. */
  level: number;
  /** In points from the left of the page or column. */
  indent: number;
  /** Empty lines above. */
  gap: number;
  region: Region;
  /** Begins a column of the page: no section of another column goes on in it. */
  isApart: boolean;
};

/** A line as the readers of files give it. Tabs part its columns. */
export type FileLine = LineStyle & { text: string };

/** One line of a resume: as it was, and without list mark, markdown, icons and outer spaces. Blank lines are gaps. */
export type TextLine = LineStyle & {
  raw: string;
  plain: string;
  kind: 'text' | 'bullet';
  /** Where it stands among the lines, from 0; one that was put together of two has both. */
  numbers: readonly number[];
  /** Its words alone say that it begins an entry: no model is asked. */
  startsEntry?: true;
};

/** Longer lines are paragraphs; no field is read from them, which also keeps hostile text cheap. */
export const maxLineLength = 300;

export const plainStyle: LineStyle = {
  size: 0,
  isBold: false,
  level: 0,
  indent: 0,
  gap: 0,
  region: 'body',
  isApart: false,
};

/**
 * Symbol fonts write their bullets and icons as private characters (U+E000 and up). Word's second bullet is pasted as an "o",
 * which is a word in Spanish.
 */
const bulletStart =
  /^(?:[•·●○■□▪▫◆◦‣⁃∙➢➤►▶✓✔❖*>+–—-]+\s+|[•●▪◦‣∙❖\p{Co}]+\s*|(?:§|\d{1,2}[.)])\s+|o(?:\t|\s{2})\s*|\{\s|[-–](?=\p{Lu}\p{Ll})|o\s(?=[\p{Lu}\d]))(?=\S)/u;

/** Two lines that are one, with `between` in the middle; it looks like the first and has the numbers of both. */
export function joinLines(first: TextLine, second: TextLine, between: '' | ' '): TextLine {
  return {
    ...first,
    raw: `${first.raw}${between}${second.raw.trim()}`,
    plain: `${first.plain}${between}${second.plain}`,
    numbers: [...first.numbers, ...second.numbers],
  };
}

/** The lines of a text, with its gaps, indents and Markdown's headings and bold as their looks. */
export function textLines(text: string): TextLine[] {
  return styledLines(fileLinesOf(text));
}

/** Plain text as lines of a file. Rules like "-----" count as gaps: they hold no words. */
export function fileLinesOf(text: string): FileLine[] {
  const lines: FileLine[] = [];
  let gap = 0;
  for (const written of cleanText(text).split('\n')) {
    // The marks of a block of code, and the names that AsciiDoc gives its sections, are rules, too.
    const isMark = /^\s*(?:```.*|\[\[[\w-]+\]\])\s*$/u.test(written);
    const raw = isMark ? '' : withoutRuleAtEnd(written);
    const trimmed = raw.trim();
    if (!hasWords(trimmed)) {
      const over = lines.at(-1);
      if (gap === 0 && over && isUnderlined(over, trimmed)) over.level = 2;
      gap += 1;
      continue;
    }
    const isRuled = raw !== written;
    const level = isRuled ? 2 : (/^#{1,6}(?=\s+[^\s\d])/u.exec(trimmed)?.[0].length ?? 0);
    const indent = /^\s*/u.exec(raw)?.[0].replaceAll('\t', '        ').length ?? 0;
    const isBold = /^[*_]/u.test(trimmed) && /^(?:\*\*|__)[^*_]+(?:\*\*|__)/u.test(trimmed);
    lines.push({ ...plainStyle, text: raw, level, isBold, gap, indent: indent * 5 });
    gap = 0;
  }
  return lines;
}

/** "SKILLS --------": a heading that is ruled to the margin. */
function withoutRuleAtEnd(text: string): string {
  return text.length <= maxLineLength && /[-=~]{8}$/u.test(text)
    ? text.replace(/\s[-=~]{8,}$/u, '')
    : text;
}

/** A short line over a rule is a heading, as Markdown has it; a row of a table over a rule is not one. */
function isUnderlined({ text, gap }: FileLine, rule: string): boolean {
  return gap > 0 && text.trim().length <= 40 && /^(?:-{4,}|={4,}|~{4,}|_{4,})$/u.test(rule);
}

/** Lines of a file, cleaned, with their list marks told from their words. A line without words is a gap. */
export function styledLines(lines: readonly FileLine[]): TextLine[] {
  const styled: TextLine[] = [];
  let gap = 0;
  for (const { text, ...style } of lines) {
    for (const raw of cleanText(text).split('\n')) {
      if (hasWords(raw)) {
        styled.push(styledLine(raw, { ...style, gap: style.gap + gap }, styled.length));
        gap = 0;
      } else gap += 1;
    }
  }
  return styled;
}

function styledLine(raw: string, style: LineStyle, number: number): TextLine {
  const trimmed = withoutRules(raw.trim());
  // Marks at both ends are ornaments and no list.
  // Most lines begin with a word, and have no mark.
  const mayBeItem = !/^[A-NP-Za-np-z]/u.test(trimmed);
  const isAdorned = mayBeItem && /^[•·*–—-]\s.*\s[•·*–—-]$/u.test(trimmed);
  // "{ Mira Tolan }": marks around the whole line.
  const inMarks = mayBeItem ? /^[{[]\s(.{2,80}?)\s[}\]]$/u.exec(trimmed)?.[1] : undefined;
  const withoutBullet = inMarks ?? (mayBeItem ? trimmed.replace(bulletStart, '') : trimmed);
  const isBullet = withoutBullet !== trimmed && !isAdorned && inMarks === undefined;
  // A label in a column of its own goes with what stands beside it.
  const plain = withLabels(
    joinedLetters(withoutIcons(withoutMarkdown(withoutLeaders(withoutWideGaps(withoutBullet))))),
  );
  return {
    ...style,
    raw,
    plain: plain === '' ? withoutBullet : isAdorned ? withoutOuterMarks(plain) : plain,
    kind: isBullet ? 'bullet' : 'text',
    numbers: [number],
  };
}

/** A ruled line may stand in one paragraph with what it rules off. */
function withoutRules(text: string): string {
  return text.length > 1000 || !/^[_=~]|[_=~]$/u.test(text)
    ? text
    : text.replaceAll(/^[_=~]{3,}|[_=~]{3,}$/gu, '').trim();
}

/** Hundreds of spaces push what follows to the right edge: a column, however wide, and no paragraph. */
function withoutWideGaps(text: string): string {
  return text.replaceAll(/ {9,}/gu, '        ');
}

/** "Blue Door Diner ........ 2019", "Cook ------- Lima": dots or a rule that lead to a column. */
function withoutLeaders(text: string): string {
  return /\.{5}|…{2}|[-_]{5}/u.test(text)
    ? text.replaceAll(/\s*(?:\.{5,}|…{2,})[.…]*\s*|\s[-_]{5,}\s/gu, '\t').trim()
    : text;
}

function withLabels(text: string): string {
  return text.length > 1000 || !text.includes(':')
    ? text
    : text
        .replaceAll(/:[ ]*\t+\s*|[ \t]*\t[ \t]*:\s*|[ ]{2,}:\s*/gu, ': ')
        .replaceAll(/:\s?-\s?(?=[\p{L}\d+])/gu, ': ');
}

/** The size of most lines, in points; 0 where the file says none. */
export function usualSize(lines: readonly { size: number }[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** True for a text with a letter or a digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function withoutMarkdown(text: string): string {
  if (!/[#*_[|<`\\]/u.test(text)) return text;
  const row = /^\|(.*)\|$/u.exec(text)?.[1];
  return (
    row === undefined
      ? text
      : row
          .split('|')
          .map((cell) => cell.trim())
          .join('\t')
  )
    .replace(/^#{1,6}(?:\s+|(?=\p{L}))/u, '')
    .replaceAll(
      /<\/?(?:span|b|i|u|em|strong|small|sub|sup|br|div|p|center|font)(?:\s[^<>]{0,200})?\/?>/giu,
      ' ',
    )
    .replaceAll(/<([^<>\s]{3,100}@[^<>\s]{3,100}|https?:[^<>\s]{3,200})>/gu, '$1')
    .replaceAll(/\s*&(?:diams|bull|middot|nbsp|emsp|ensp);\s*/giu, '\t')
    .replaceAll(/\[[^[\]@]{1,80}\]\(mailto:([^()\s?]{3,200})[^()\s]{0,200}\)/gu, '$1')
    .replaceAll(/\[([^[\]]{1,80})\]\((?:[^()\s]|\([^()\s]{0,80}\)){1,200}\)/gu, '$1')
    .replaceAll(/\[([^[\]]{1,80})\]\[[^[\]]{0,80}\]/gu, '$1')
    .replaceAll(/(?:https?|link):\S{3,200}\[([^[\]]{1,80})\]/gu, '$1')
    .replace(/(\S)(?:\\|\s\+)$/u, '$1')
    .replaceAll(/`\s+`/gu, ', ')
    .replaceAll(/`([^`]{1,200})`/gu, '$1')
    .replaceAll(/\*\*|__/gu, '')
    .replace(/^\*(\S[^*]*)\*$|^_(\S[^_]*)_(?=$|\s)|^\*(?=\p{L}[^*]*$)/u, '$1$2')
    .replaceAll(/(^|\s)\*([^\s*][^*]{0,80}[^\s*])\*(?=$|[\s,;:])/gu, '$1$2')
    .trim();
}

const strongSeparator =
  /\t+|\s{2,}|\s*[|•·▪●]\s*|\s(?:[―−‒→■◆◇○◦»]|--+|[-=]+>|\/|~|::)\s|\s?[-–]\s|\s*[—―]\s*|\s[–-](?=\p{Lu})/u;

/** The columns of a line: cut at tabs, wide spaces, bars, dots, squares and dashes between spaces. */
export function columns(text: string): string[] {
  return text
    .split(strongSeparator)
    .map(withoutOuterMarks)
    .filter((part) => part !== '');
}

/** Without the separators that are left at the ends when a date or place was taken out. */
export function withoutOuterMarks(text: string): string {
  const toLastWord = /^.*[^\s,;:|•·–—(-]/su.exec(text)?.[0] ?? '';
  return toLastWord.replace(/^(?:[\s,;:|•·–—-]|[>.](?=\s))+/u, '');
}

/** True for what goes on in the next line: it ends with a small word or a comma, or within a bracket. */
export function isOpen(text: string): boolean {
  return (
    text.split('(').length > text.split(')').length ||
    /(?:,|[\s’'](?:of|in|and|for|at|from|with|the|de|del|des|d|la|las|los|el|en|y|e|et|à|da|do|dos|das|em|und|für|der|die|das|an|zum|zur|и|в|по|&|[-–]))$/iu.test(
      text,
    )
  );
}

/** True for a text whose letters, of which it has some, are all capitals. */
export function isAllCaps(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}
