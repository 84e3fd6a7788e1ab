import type { PersonalInfo } from '../resume/record-schema';
import { isAlsoWord, isNameParticle } from '../language/en/names-that-are-words';
import { streetEndPattern, streetWordForms } from '../language/en/street-words';
import { matchesNotAfter } from '../text/matches-not-after';
import { plainLetters } from '../text/plain-letters';

export type PersonalLabel = 'NAME' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'DATE' | 'NUMBER';

/** A personal detail in a text of plain letters: what it is, and its offsets in UTF-16 units. */
export type PersonalHit = { label: PersonalLabel; start: number; end: number };

const letterOrNumber = /[\p{L}\p{N}]$/u;
const letter = /\p{L}$/u;

/** Where the person's own details stand in a text of plain letters, in any spelling of them that we know. */
export function ownDetails(text: string, info: PersonalInfo): PersonalHit[] {
  return [
    ...findEmail(text, plainLetters(info.email).text.trim()),
    ...findPhone(text, plainLetters(info.phone).text),
    ...findAddress(text, plainLetters(info.address).text.trim()),
    ...findName(text, plainLetters(info.name).text.trim()),
  ];
}

/** Matches as hits of one label. */
export function hitsOf(matches: Iterable<RegExpMatchArray>, label: PersonalLabel): PersonalHit[] {
  return Array.from(matches, ({ 0: found, index = 0 }) => ({
    label,
    start: index,
    end: index + found.length,
  }));
}

/** The address, and the part before its @ alone: people use it as their name on other sites. */
function findEmail(text: string, email: string): PersonalHit[] {
  const [local = ''] = email.split('@');
  const isTelling = local.length >= 5 && !isAlsoWord(local);
  return [email, ...(isTelling ? [local] : [])].flatMap((value) =>
    find(text, wordsPattern(value, escapePattern), 'EMAIL', letterOrNumber),
  );
}

/** The person's number, however it is grouped. */
function findPhone(text: string, phone: string): PersonalHit[] {
  const digits = phone.replaceAll(/\D/gu, '').slice(0, 20);
  if (digits.length < 5) return [];
  const pattern = new RegExp(`\\+?\\(?${digits.split('').join('[ ().-]{0,3}')}(?!\\d)`, 'gu');
  return hitsOf(matchesNotAfter(text, pattern, /\d$/u), 'PHONE');
}

/** The whole address, each part of it that holds a number, and the street without what stands after it. */
function findAddress(text: string, address: string): PersonalHit[] {
  const parts = address.split(/[,\n]/u).filter((part) => /\d/u.test(part));
  const street = new RegExp(`^(.*?\\d.*?\\s${streetEndPattern})\\b`, 'iu');
  const streets = parts.flatMap((part) => street.exec(part.trim())?.[1] ?? []);
  const zips = address.match(/\b\d{5}(?:-\d{4})?\b/gu) ?? [];
  return [address, ...parts, ...streets, ...zips].flatMap((part) =>
    find(text, wordsPattern(part, addressWord), 'ADDRESS', letterOrNumber),
  );
}

function addressWord(word: string): string {
  const forms = streetWordForms(word).map(escapePattern);
  return word === '#' || forms.includes('apt') ? '(?:apartment|apt\\.?|unit|#)' : oneOf(forms);
}

function oneOf(forms: readonly string[]): string {
  return forms.length === 1 ? (forms[0] ?? '') : `(?:${forms.join('|')})`;
}

/**
 * The whole name, its first and last part side by side, and each part alone. A part that is an everyday word, too, or that
 * is very short counts where it has a capital. Scripts without spaces have no ends of words to look for.
 */
function findName(text: string, name: string): PersonalHit[] {
  const parts = name.split(/[\s,.·-]+/u).filter((part) => part !== '');
  const telling = parts.filter((part) => Array.from(part).length >= 2 && !isNameParticle(part));
  const first = telling[0] ?? '';
  const last = telling.length > 1 ? (telling.at(-1) ?? '') : '';
  const between = first.length + last.length >= 6 ? '[\\s,._-]{0,3}' : '[\\s,._-]{1,3}';
  const sides = last === '' ? [] : [[first, last].map(namePart).join(between)];
  const whole = parts.length > 1 ? [parts.map(namePart).join('[\\s,.·-]{1,3}')] : [];
  const hyphenated = name.split(/[\s,]+/u).filter((word) => /[^-]-[^-]/u.test(word));
  const joined = hyphenated.map((word) => word.split('-').map(namePart).join('[\\s-]?'));
  return [
    ...[...whole, ...sides, ...joined].flatMap((pattern) => find(text, pattern, 'NAME', letter)),
    ...[...telling, ...telling.flatMap(givenName)].flatMap((part) =>
      find(text, namePart(part), 'NAME', letter).filter(({ start }) => isName(text, start, part)),
    ),
  ];
}

/** An apostrophe is often left out: "OBrien". */
function namePart(part: string): string {
  return escapePattern(part).replaceAll("'", "'?");
}

function isName(text: string, start: number, part: string): boolean {
  const isSure = part.length >= 3 && !isAlsoWord(part);
  return isSure || !/^\p{Ll}/u.test(text.slice(start, start + 2));
}

/** Chinese, Japanese and Korean names stand without a space: after a family's part of one character, or two of four. */
function givenName(part: string): string[] {
  const characters = Array.from(part.normalize('NFC'));
  const isJoined = /^(?:\p{Script=Han}{3,4}|\p{Script=Hangul}{3})$/u.test(characters.join(''));
  return isJoined ? [characters.slice(-2).join('').normalize('NFKD')] : [];
}

const scriptsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function find(text: string, pattern: string, label: PersonalLabel, before: RegExp): PersonalHit[] {
  if (pattern.length < 2) return [];
  if (scriptsWithoutSpaces.test(pattern))
    return hitsOf(text.matchAll(new RegExp(pattern, 'giu')), label);
  const after = before === letter ? '(?!\\p{L})' : '(?![\\p{L}\\p{N}])';
  return hitsOf(matchesNotAfter(text, new RegExp(pattern + after, 'giu'), before), label);
}

function wordsPattern(value: string, toPattern: (word: string) => string): string {
  const words = value.trim().split(/[\s,]+/u);
  return words
    .flatMap((word) => word.split(/(#)/u))
    .map((word) => word.replace(/\.$/u, ''))
    .filter((word) => word !== '')
    .map(toPattern)
    .join('[\\s,.]{0,3}');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
