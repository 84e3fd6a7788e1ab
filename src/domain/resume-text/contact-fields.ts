import type { PersonalInfo } from '../resume/resume-schema';
import { isAddress } from './dates-and-places';
import { isJobTitle } from './job-words';
import { columns, mostLineLength } from './text-lines';
import type { TextLine } from './text-lines';

export type ContactFields = { personalInfo: Partial<PersonalInfo>; rest: string[] };

const email =
  /^[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}.-]{0,190}\.\p{L}{2,24}$/u;
const label =
  /^(name|full name|nombre|e-?mail|email address|correo|correo electrónico|phone|phone number|telephone|tel|cell|cell phone|mobile|home|home phone|teléfono|celular|address|dirección)(?:\s*[:.]\s*|\s+(?=[+(\d]))/iu;

/**
 * Name, email, phone and address from the lines before the first heading (or under "Contact").
 * A line counts only when every column of it is one of these: an email in the middle of a
 * sentence may be somebody else's. The name is sure on the very first line, or with its label.
 */
export function contactFields(lines: readonly TextLine[]): ContactFields {
  const found: ContactFields = { personalInfo: {}, rest: [] };
  const filled = joinAddressLines(lines.filter(({ kind }) => kind !== 'blank'));
  const emails = filled
    .map(({ plain }) => (plain.includes('@') ? plain.toLowerCase() : ''))
    .join(' ');
  for (const [index, line] of filled.entries()) {
    const parts = line.plain.length > mostLineLength ? [] : columns(line.plain);
    const fields = parts.map((part, column) => fieldOf(part, index === 0 && column === 0, emails));
    const isContactLine = parts.length > 0 && fields.every((field) => field !== null);
    for (const [column, part] of isContactLine ? parts.entries() : []) {
      takeField(found, fields[column] ?? null, part);
    }
    if (!isContactLine) found.rest.push(line.raw.trim());
  }
  return found;
}

/** A street on one line and its city on the next are one address. */
function joinAddressLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && /^\d[\p{L}\d .#'-]{3,60}$/u.test(before.plain) && isAddress(line.plain)) {
      joined.pop();
      joined.push({
        ...line,
        raw: `${before.raw.trim()}, ${line.raw.trim()}`,
        plain: `${before.plain}, ${line.plain}`,
      });
    } else joined.push(line);
  }
  return joined;
}

type ContactField = { key: keyof PersonalInfo; value: string };

function takeField(found: ContactFields, field: ContactField | null, part: string): void {
  if (field && found.personalInfo[field.key] === undefined) {
    found.personalInfo[field.key] = field.value;
  } else {
    found.rest.push(part);
  }
}

function fieldOf(part: string, isFirst: boolean, emails: string): ContactField | null {
  const named = label.exec(part)?.[0] ?? '';
  const value = part.slice(named.length).trim();
  if (email.test(value)) return { key: 'email', value };
  if (isPhone(value)) return { key: 'phone', value };
  if (isAddress(value)) return { key: 'address', value };
  const isNamed = /^(?:full )?(?:name|nombre)/iu.test(named);
  return (isFirst || isNamed) && isPersonName(value, emails) ? { key: 'name', value } : null;
}

function isPhone(text: string): boolean {
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
function isPersonName(text: string, emails: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 4 || text.length > 50) return false;
  const areNameWords = words.every(
    (word) =>
      /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) ||
      /^(?:de|del|la|van|von|bin|al|da|dos)$/u.test(word),
  );
  if (!areNameWords || notInNames.test(text)) return false;
  // "Tom Baker" reads like a job; an email with "tom" in it settles that it is a name.
  return !isJobTitle(text) || emails.includes((words[0] ?? '').toLowerCase());
}
