import type { PersonalInfo } from '../resume/record-schema';
import { isAddress } from './dates-and-places';
import { isJobTitle } from '../language/en/job-words';
import type { LeftText, Taken } from './placed-lines';
import { columns, maxLineLength, withoutOuterMarks } from './text-lines';
import type { TextLine } from './text-lines';

export type ContactFields = {
  personalInfo: Partial<PersonalInfo>;
  taken: Taken[];
  left: LeftText[];
};

const emailText =
  '[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}@[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{0,190}\\.\\p{L}{2,24}';
const email = new RegExp(`^${emailText}$`, 'u');

/** True for one well-formed address and nothing beside it. */
export function isEmail(text: string): boolean {
  return email.test(text);
}

const label =
  /^(name|full name|nombre|e-?mail|email address|correo|correo electrónico|phone|phone number|telephone|tel|cell|cell phone|mobile|home|home phone|teléfono|celular|móvil|address|location|city|ciudad|city and state|dirección|domicilio)(?:\s*[:.]\s*|\s+(?=[+(\d]))/iu;
/** One letter may begin a name or a P.O. box: it is a label before a colon, a number or an email. */
const letterLabel = /^[pmcet](?:\s*:\s*|\.?\s+(?=\S+@)|(?:\.|\s)\s*(?=[+(\d]))/iu;
const link =
  /^(?:(?:linkedin|github|website|portfolio|web)\s*:?\s*)?(?:https?:\/\/|www\.|(?:[\w-]+\.)?(?:linkedin|github)\.com\b)\S*$/iu;

/**
 * Name, email, phone and address from the lines before the first heading (or under "Contact").
 * A line counts only when every part of it is one of these or a web address: an email in the middle of a
 * sentence may be somebody else's. The name is sure on the first line that is nothing else, or with its label.
 */
export function contactFields(lines: readonly TextLine[]): ContactFields {
  const found: ContactFields = { personalInfo: {}, taken: [], left: [] };
  const filled = joinAddressLines(lines.filter(({ kind }) => kind !== 'blank'));
  const emails = filled
    .map(({ plain }) => (plain.includes('@') ? plain.toLowerCase() : ''))
    .join(' ');
  let isFirst = true;
  for (const line of filled) {
    const parts =
      line.plain.length > maxLineLength ? [] : contactParts(line.plain, isFirst, emails);
    const fields = parts.map((part, column) => fieldOf(part, isFirst && column === 0, emails));
    const isNamed = fields.some(
      (field) => field !== null && field !== 'link' && field.key === 'name',
    );
    const isContactLine = parts.length > 0 && (isNamed || fields.every((field) => field !== null));
    // What only reaches the person (a header of the page) may stand before the name.
    const keepsNameOpen = isContactLine && !isNamed && !fields.includes('link');
    if (!keepsNameOpen) isFirst = false;
    for (const [column, part] of isContactLine ? parts.entries() : []) {
      takeField(found, line, fields[column] ?? null, part);
    }
    if (!isContactLine) found.left.push({ line, text: line.raw.trim() });
  }
  return found;
}

/**
 * The parts of a line: its columns. Where emails and phone numbers stand in one column with other data, between
 * commas or spaces, they are cut out of it; all that is left must be a field, too.
 */
function contactParts(plain: string, isFirst: boolean, emails: string): string[] {
  // A name that is spaced out, or with letters for a degree or a license after it.
  const named = isFirst ? nameWithLetters.exec(plain.replaceAll(/\s+/gu, ' ')) : null;
  if (named && isPersonName(named[1] ?? '', emails))
    return [named[1] ?? '', named[2] ?? ''].filter((part) => part !== '');
  return columns(plain).flatMap((part) => {
    if (!part.includes('@') && !/\d{3}[\s.-]?\d{4}/u.test(part)) return [part];
    if (fieldOf(part, false, '') !== null) return [part];
    const pieces = part
      .split(inlineContact)
      .map(withoutOuterMarks)
      .filter((piece) => piece !== '');
    const areFields = pieces.every((piece, at) => fieldOf(piece, at === 0, '') !== null);
    return areFields ? pieces : [part];
  });
}

/** "Grace Lee, CNA": no name ends in capitals after a comma. */
const nameWithLetters = /^([^,|]+?)(?:, ?(\p{Lu}[\p{Lu}., -]{1,14}))?$/u;
const inlineContact = new RegExp(
  `((?:e-?mail:?\\s*)?${emailText}|(?:(?:phone|cell|mobile|tel)[:.]?\\s*)?(?:\\+?1[ .-])?\\(?\\d{3}\\)?[ .-]?\\d{3}[ .-]\\d{4})`,
  'iu',
);

/** A street on one line and its city on the next are one address. */
function joinAddressLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && isStreet(before.plain) && isAddress(line.plain)) {
      joined.pop();
      joined.push({
        ...line,
        raw: `${before.raw.trim().replace(/,$/u, '')}, ${line.raw.trim()}`,
        plain: `${before.plain.replace(/,$/u, '')}, ${line.plain}`,
        numbers: [...before.numbers, ...line.numbers],
      });
    } else joined.push(line);
  }
  return joined;
}

function isStreet(text: string): boolean {
  return /^\d[\p{L}\d .#'-]{3,60},?$/u.test(text) && !isPhone(text);
}

type ContactField = { key: keyof PersonalInfo; value: string } | 'link';

function takeField(
  found: ContactFields,
  line: TextLine,
  field: ContactField | null,
  part: string,
): void {
  if (field && field !== 'link' && found.personalInfo[field.key] === undefined) {
    found.personalInfo[field.key] = field.value;
    found.taken.push({ line, place: { kind: 'personal', fields: [field.key] } });
  } else {
    found.left.push({ line, text: part });
  }
}

function fieldOf(part: string, isFirst: boolean, emails: string): ContactField | null {
  const text = part.replace(/^[^\p{L}\p{N}+(]+/u, '');
  if (link.test(text)) return 'link';
  if (email.test(text)) return { key: 'email', value: text };
  const named = (label.exec(text) ?? letterLabel.exec(text))?.[0] ?? '';
  const value = text.slice(named.length).trim();
  if (email.test(value)) return { key: 'email', value };
  if (isPhone(value)) return { key: 'phone', value };
  if (isAddress(value)) return { key: 'address', value };
  const isNamed = /^(?:full )?(?:name|nombre)/iu.test(named);
  return (isFirst || isNamed) && isPersonName(value, emails) ? { key: 'name', value } : null;
}

/** True for 7 to 15 digits with the usual signs between them. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/gu, '').length;
  return (
    digits >= 7 &&
    digits <= 15 &&
    /^\+?[\d(][\d ().-]{6,24}$/u.test(text) &&
    !/^(?:19|20)\d\d\s*-\s*(?:19|20)\d\d$/u.test(text)
  );
}

const notInNames =
  /\b(?:resume|résumé|hiring|dear|objective|summary|company|inc|llc|job|position|the|and|for|to|of|my|application|letter|street|avenue|road)\b/iu;

/** Two to four capitalized words, no digits, and nothing that could be a job or a company. */
export function isPersonName(text: string, emails: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 4 || text.length > 50) return false;
  const areNameWords = words.every(
    (word) =>
      /^["“(]?\p{Lu}[\p{L}\p{M}'’.-]*["”)]?$/u.test(word) ||
      /^(?:de|del|la|van|von|bin|al|da|dos)$/u.test(word),
  );
  if (!areNameWords || notInNames.test(text)) return false;
  // "Tom Baker" reads like a job; an email with "tom" in it settles that it is a name.
  return !isJobTitle(text) || emails.includes((words[0] ?? '').toLowerCase());
}
