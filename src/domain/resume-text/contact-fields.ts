import type { PersonalInfo } from '../resume/resume-schema';
import { isAddress } from './dates-and-places';
import { isJobTitle } from './job-words';
import { columns, mostLineLength } from './text-lines';
import type { TextLine } from './text-lines';

export type ContactFields = { personalInfo: Partial<PersonalInfo>; rest: string[] };

const email =
  /^[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}.-]{0,190}\.\p{L}{2,24}$/u;
const label =
  /^(name|full name|nombre|e-?mail|email address|correo|correo electrónico|phone|phone number|telephone|tel|cell|cell phone|mobile|home|home phone|teléfono|celular|address|dirección)\s*[:.]\s*/iu;

/**
 * Name, email, phone and address from the lines before the first heading (or under "Contact").
 * A line counts only when every column of it is one of these: an email in the middle of a
 * sentence may be somebody else's. The name is sure on the very first line, or with its label.
 */
export function contactFields(lines: readonly TextLine[]): ContactFields {
  const found: ContactFields = { personalInfo: {}, rest: [] };
  const filled = lines.filter(({ kind }) => kind !== 'blank');
  for (const [index, line] of filled.entries()) {
    const parts = line.plain.length > mostLineLength ? [] : columns(line.plain);
    const fields = parts.map((part, column) => fieldOf(part, index === 0 && column === 0));
    const isContactLine = parts.length > 0 && fields.every((field) => field !== null);
    for (const [column, part] of isContactLine ? parts.entries() : []) {
      takeField(found, fields[column] ?? null, part);
    }
    if (!isContactLine) found.rest.push(line.raw.trim());
  }
  return found;
}

type ContactField = { key: keyof PersonalInfo; value: string };

function takeField(found: ContactFields, field: ContactField | null, part: string): void {
  if (field && found.personalInfo[field.key] === undefined) {
    found.personalInfo[field.key] = field.value;
  } else {
    found.rest.push(part);
  }
}

function fieldOf(part: string, isFirst: boolean): ContactField | null {
  const named = label.exec(part)?.[0] ?? '';
  const value = part.slice(named.length).trim();
  if (email.test(value)) return { key: 'email', value };
  if (isPhone(value)) return { key: 'phone', value };
  if (isAddress(value)) return { key: 'address', value };
  const isNamed = /^(?:full )?(?:name|nombre)/iu.test(named);
  return (isFirst || isNamed) && isPersonName(value) ? { key: 'name', value } : null;
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
function isPersonName(text: string): boolean {
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 4 || text.length > 50) return false;
  const areNameWords = words.every(
    (word) =>
      /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) ||
      /^(?:de|del|la|van|von|bin|al|da|dos)$/u.test(word),
  );
  return areNameWords && !notInNames.test(text) && !isJobTitle(text);
}
