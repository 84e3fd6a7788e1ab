import type { PersonalInfo } from '../resume/record-schema';
import { withoutOverlaps } from '../job-posting/phrase-matcher';
import { matchesNotAfter } from '../text/matches-not-after';

/** What stands in the text sent, and what it stands for. Never leaves the device. */
export type Placeholder = { placeholder: string; original: string };
export type MaskedText = { text: string; placeholders: readonly Placeholder[] };

type Label = 'NAME' | 'EMAIL' | 'PHONE' | 'ADDRESS';
type Hit = { label: Label; start: number; end: number };

/**
 * Replaces personal details by placeholders like [NAME] before text leaves the device: the
 * person's own name (whole, and its parts where they are capitalized), email, phone in any
 * spelling and address, and every other email address or phone number that stands in the text.
 * `unmask` brings exactly the same text back.
 */
export function maskPersonal(text: string, personalInfo: PersonalInfo): MaskedText {
  const hits = withoutOverlaps([
    ...ownDetails(text, personalInfo),
    ...hitsOf(text.matchAll(emailPattern), 'EMAIL'),
    ...hitsOf(matchesNotAfter(text, phonePattern, inWordOrNumber), 'PHONE').filter(
      ({ start, end }) => isPhone(text.slice(start, end)),
    ),
  ]);
  const placeholderByOriginal = new Map<string, string>();
  const taken = text.toUpperCase();
  const pieces: string[] = [];
  let at = 0;
  for (const { label, start, end } of hits) {
    const original = text.slice(start, end);
    const known = placeholderByOriginal.get(original);
    const placeholder = known ?? freePlaceholder(label, taken, [...placeholderByOriginal.values()]);
    placeholderByOriginal.set(original, placeholder);
    pieces.push(text.slice(at, start), placeholder);
    at = end;
  }
  pieces.push(text.slice(at));
  return {
    text: pieces.join(''),
    placeholders: Array.from(placeholderByOriginal, ([original, placeholder]) => ({
      placeholder,
      original,
    })),
  };
}

/** Puts the details back into an answer; the provider may have changed a placeholder's case. */
export function unmask(text: string, placeholders: readonly Placeholder[]): string {
  const originals = new Map(
    placeholders.map(({ placeholder, original }) => [placeholder, original]),
  );
  return text.replaceAll(
    /\[[A-Z]{4,7}(?:-\d{1,6})?\]/giu,
    (found) => originals.get(found.toUpperCase()) ?? found,
  );
}

const emailPattern =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}.-]{0,190}\.\p{L}{2,24}/gu;
const inWordOrNumber = /[\p{L}\p{N}.-]$/u;
const phonePattern =
  /(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,4}\)[ .-]?)?\d{2,4}(?:[ .-]\d{2,4}){1,4}(?![\p{L}\p{N}])/gu;

/** Seven to fifteen digits, and no pair of years like 2019-2021 or price. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/gu, '').length;
  return digits >= 7 && digits <= 15 && !/^(?:19|20)\d\d\s?[ -]\s?(?:19|20)\d\d$/u.test(text);
}

function ownDetails(text: string, { name, email, phone, address }: PersonalInfo): Hit[] {
  const nameParts = name.split(/[\s,.]+/u).flatMap(capitalized);
  const addressParts = address.split(/[,\n]/u).filter((part) => /\d/u.test(part));
  return [
    ...findValue(text, email, 'EMAIL', 'iu'),
    ...findPhone(text, phone),
    ...findValue(text, address, 'ADDRESS', 'iu'),
    ...addressParts.flatMap((part) => findValue(text, part, 'ADDRESS', 'iu')),
    ...findValue(text, name, 'NAME', 'iu'),
    ...nameParts.flatMap((part) => findValue(text, part, 'NAME', 'u')),
  ];
}

/** A part of a name as it stands in a sentence; a small "will" or "grace" there is just a word. */
function capitalized(part: string): string[] {
  if (part.length < 2) return [];
  const title = part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();
  return [...new Set([part.toUpperCase(), title, /^\p{Lu}/u.test(part) ? part : title])];
}

function findValue(text: string, value: string, label: Label, flags: 'iu' | 'u'): Hit[] {
  const words = value.trim().split(/\s+/u).map(escapePattern).join('\\s+');
  if (words.length < 2) return [];
  const pattern = new RegExp(`${words}(?![\\p{L}\\p{N}])`, `g${flags}`);
  return hitsOf(matchesNotAfter(text, pattern, /[\p{L}\p{N}]$/u), label);
}

/** The person's number, however it is grouped. */
function findPhone(text: string, phone: string): Hit[] {
  const digits = phone.replaceAll(/\D/gu, '').slice(0, 20);
  if (digits.length < 5) return [];
  const pattern = new RegExp(`\\+?\\(?${digits.split('').join('[ ().-]{0,3}')}(?!\\d)`, 'gu');
  return hitsOf(matchesNotAfter(text, pattern, /\d$/u), 'PHONE');
}

function hitsOf(matches: Iterable<RegExpExecArray>, label: Label): Hit[] {
  return Array.from(matches, ({ 0: found, index }) => ({
    label,
    start: index,
    end: index + found.length,
  }));
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/** The first of [NAME], [NAME-2], … that is neither in use nor already typed by the person. */
function freePlaceholder(label: Label, taken: string, used: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const placeholder = count === 1 ? `[${label}]` : `[${label}-${count}]`;
    if (!used.includes(placeholder) && !taken.includes(placeholder)) return placeholder;
  }
}
