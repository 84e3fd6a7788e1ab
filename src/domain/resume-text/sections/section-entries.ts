import { isLanguageName, levelWord } from '../../language/en/language-names';
import { isSurelyEmployer } from '../../language/en/job-words';
import { giver } from '../../language/en/resume-labels';
import type { SectionKey } from '../../sections/section-kinds';
import { isEmail, isPhone } from '../contact/contact-parts';
import { takeDateRange } from '../values/dates';
import { isPersonName } from '../contact/person-name';
import type { LeftText } from '../line-targets';
import type { FoundSectionEntry } from '../resume-fields';
import { columns, maxLineLength, withoutOuterMarks } from '../lines/text-lines';
import type { TextLine } from '../lines/text-lines';

export type FoundInSection = {
  entries: FoundSectionEntry[];
  taken: TextLine[];
  left: LeftText[];
};

/** Reads the lines of one section. Lines of which it is not sure are left as a whole. */
type ReadSection = (lines: readonly TextLine[]) => FoundInSection;

/** The added sections whose lines are no jobs. */
export const sectionReaders: Readonly<Record<Exclude<SectionKey, 'volunteer'>, ReadSection>> = {
  summary: oneText,
  own: oneText,
  languages: lineByLine(languagesIn),
  certificates: credentials,
  awards: credentials,
  references: lineByLine(referenceIn),
};

/** A learner's words about themselves fill some lines; what is longer is a letter or another section. */
const maxSummaryLength = 1500;

/** Broken lines are joined to the paragraphs that they were; a bullet is a paragraph of its own. */
function oneText(lines: readonly TextLine[]): FoundInSection {
  const paragraphs: string[] = [];
  const taken: TextLine[] = [];
  const left: LeftText[] = [];
  let length = 0;
  let before: TextLine | null = null;
  for (const line of lines) {
    const last = before;
    before = line;
    length += line.plain.length;
    if (length > maxSummaryLength || isFact(line.plain)) {
      left.push({ line, text: line.raw.trim() });
      continue;
    }
    taken.push(line);
    if (last && last === taken.at(-2) && isWrapped(last, line))
      paragraphs.push(`${paragraphs.pop() ?? ''} ${line.plain}`);
    else paragraphs.push(line.plain);
  }
  const text = paragraphs.join('\n');
  return { entries: text === '' ? [] : [{ text }], taken, left };
}

/** A line that reaches somebody or dates something belongs elsewhere, however the columns of a page were read. */
function isFact(plain: string): boolean {
  if (plain.length > maxLineLength) return false;
  const parts = columns(plain);
  return takeDateRange(plain) !== null || parts.some((part) => isEmail(part) || isPhone(part));
}

/** Shorter lines end where their writer ended them. */
const minWrappedLength = 45;

function isWrapped(before: TextLine, { kind, plain, gap }: TextLine): boolean {
  if (gap > 0 || kind !== 'text') return false;
  return (
    /^\p{Ll}/u.test(plain) ||
    (before.plain.length >= minWrappedLength && !/[.!?:]$/u.test(before.plain))
  );
}

function lineByLine(read: (plain: string) => FoundSectionEntry[] | null): ReadSection {
  return (lines) => {
    const found: FoundInSection = { entries: [], taken: [], left: [] };
    for (const line of lines) {
      const entries = line.plain.length > maxLineLength ? null : read(line.plain);
      if (entries === null) found.left.push({ line, text: line.raw.trim() });
      else {
        found.taken.push(line);
        found.entries.push(...entries);
      }
    }
    return found;
  };
}

/** "English (native), Spanish", "Spanish – fluent", "Fluent in English and Spanish"; null when a word has no place. */
function languagesIn(plain: string): FoundSectionEntry[] | null {
  const entries: { language: string; level: string }[] = [];
  for (const item of languageItems(plain)) {
    const entry = languageIn(item);
    const last = entries.at(-1);
    if (entry) entries.push(entry);
    // "Spanish, fluent": the comma stood before the level.
    else if (last?.level === '' && isLevel(item)) last.level = item;
    else return null;
  }
  return entries.length === 0 ? null : entries;
}

function languageItems(plain: string): string[] {
  const pieces = plain.split(/\t+|\s{2,}|\s*[,;|•·]\s*(?![^(]*\))/u);
  return pieces
    .flatMap(splitAtAnd)
    .map(withoutOuterMarks)
    .filter((item) => item !== '');
}

/** "English and Spanish" are two; "native or bilingual", "reading and writing" say one thing. */
function splitAtAnd(piece: string): string[] {
  const [, before = '', after = ''] =
    /^(.*\S)\s*(?:\s(?:and|y)\s|\/|&)\s*(\S.*)$/u.exec(piece) ?? [];
  return after !== '' && languageIn(before) && languageIn(after)
    ? [...splitAtAnd(before), after]
    : [piece];
}

function languageIn(text: string): { language: string; level: string } | null {
  const item = text.trim();
  if (isLanguageName(item)) return { language: item, level: '' };
  const [, first = '', second = ''] =
    /^([^(:–—-]+?)\s*(?:\(([^()]+)\)|(?::|\s[-–—])\s*(.+))$/u
      .exec(item)
      ?.filter((part) => part !== undefined) ?? [];
  if (isLanguageName(first) && second.length <= 40) return { language: first, level: second };
  const words = item.split(/\s+/u);
  for (const count of [1, 2, 3]) {
    const [head, tail] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    const level = head.replace(/\s+in$/iu, '');
    if (isLanguageName(tail) && isLevel(level)) return { language: tail, level };
    const [start, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (isLanguageName(start) && isLevel(rest)) return { language: start, level: rest };
  }
  return null;
}

function isLevel(text: string): boolean {
  return text !== '' && text.length <= 40 && levelWord.test(text);
}

/**
 * Certificates, licenses and awards: one a line, with who gave it, the year and the number where they are sure; else the
 * whole line is the name. Several short ones may share a line without years.
 */
function credentials(lines: readonly TextLine[]): FoundInSection {
  const found: FoundInSection = { entries: [], taken: [], left: [] };
  for (const group of pairs(lines)) {
    const text = group.map(({ plain }) => plain).join(', ');
    const entries = text.length > maxLineLength || isFact(text) ? null : credentialsIn(text);
    if (entries === null)
      found.left.push(...group.map((line) => ({ line, text: line.raw.trim() })));
    else {
      found.taken.push(...group);
      found.entries.push(...entries);
    }
  }
  return found;
}

/** Lines between blank lines, where these stand between pairs: the name, and under it who gave it. Else each line alone. */
function pairs(lines: readonly TextLine[]): TextLine[][] {
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && line.gap === 0) group.push(line);
    else groups.push([line]);
  }
  const arePairs =
    groups.length > 1 &&
    groups.every((group) => group.length <= 2 && group.every(({ kind }) => kind === 'text')) &&
    groups.some((group) => group.length === 2);
  return arePairs ? groups : groups.flat().map((line) => [line]);
}

const yearAlone = /^\(?((?:[\p{L}]{3,9}\.?\s+)?(?:19|20)\d\d)\)?$/u;
const yearAtEnd = /(?:\s+\(((?:19|20)\d\d)\)|[\s,|–—-]+((?:19|20)\d\d))$/u;
const numberAlone =
  /^(?:(?:license|licence|lic|certificate|cert|card|id)\.?\s*)?(?:no\.?|number|#)?\s*:?\s*#?([A-Z]{0,4}-?\d[\dA-Z-]{3,19})$/iu;

function credentialsIn(text: string): FoundSectionEntry[] | null {
  const parts = columns(text)
    .flatMap((part) => part.split(/,\s+(?![^(]*\))/u))
    .filter((part) => part !== '');
  if (parts.length === 0) return null;
  const years = parts.filter((part) => yearAlone.test(part));
  const numbers = parts.filter((part) => numberAlone.test(part) && !yearAlone.test(part));
  const words = parts.filter((part) => !years.includes(part) && !numbers.includes(part));
  const [first = '', second] = words;
  if (years.length > 1 || numbers.length > 1 || words.length === 0) return [{ name: text }];
  const year = years[0] === undefined ? {} : { year: yearAlone.exec(years[0])?.[1] ?? '' };
  const number =
    numbers[0] === undefined ? {} : { number: numberAlone.exec(numbers[0])?.[1] ?? '' };
  if (words.length === 1)
    return [{ ...(years.length > 0 ? { name: first } : endingInYear(first)), ...year, ...number }];
  const isGiven = second !== undefined && (years.length > 0 || isGiver(second));
  if (words.length === 2 && isGiven) return [{ name: first, issuer: second, ...year, ...number }];
  const isList = years.length === 0 && numbers.length === 0 && words.every(isShortName);
  if (isList && words.length > 2) return words.map((name) => ({ name }));
  return [{ name: text }];
}

function endingInYear(text: string): { name: string; year?: string } {
  const [end, inParentheses, bare] = yearAtEnd.exec(text) ?? [];
  const year = inParentheses ?? bare;
  return end === undefined || year === undefined
    ? { name: text }
    : { name: text.slice(0, -end.length), year };
}

function isGiver(text: string): boolean {
  return giver.test(text) || isSurelyEmployer(text);
}

function isShortName(text: string): boolean {
  return text.split(/\s+/u).length <= 4 && !isGiver(text) && !/(?:19|20)\d\d/u.test(text);
}

/** "Maria Gomez, shift lead, 555-0142": a name and a way to reach them, and one word more about who they are. */
function referenceIn(plain: string): FoundSectionEntry[] | null {
  const parts = columns(plain)
    .flatMap((part) => part.split(/,\s+/u))
    .map(withoutLabel);
  const [name = '', ...rest] = parts;
  const phones = rest.filter(isPhone);
  const emails = rest.filter(isEmail);
  const words = rest.filter((part) => !phones.includes(part) && !emails.includes(part));
  const isSure =
    isPersonName(name) &&
    phones.length + emails.length > 0 &&
    Math.max(phones.length, emails.length) === 1;
  if (!isSure) return null;
  return [
    {
      name,
      ...(words.length > 0 && { relation: words.join(', ') }),
      ...(phones[0] !== undefined && { phone: phones[0] }),
      ...(emails[0] !== undefined && { email: emails[0] }),
    },
  ];
}

function withoutLabel(part: string): string {
  return part.replace(/^(?:phone|tel|cell|e-?mail)\s*[:.]\s*/iu, '');
}
