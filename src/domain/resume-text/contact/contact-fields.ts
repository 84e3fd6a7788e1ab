import type { PersonalInfo } from '../../resume/record-schema';
import { otherNumber, phoneLabel } from '../../language/en/contact-words';
import { takeDateRange } from '../values/dates';
import { contactParts } from './contact-parts';
import type { LeftText, ResumeReading, Taken } from '../line-targets';
import { maxLineLength } from '../lines/text-lines';
import type { TextLine } from '../lines/text-lines';

export type ContactFields = {
  personalInfo: Partial<PersonalInfo>;
  taken: Taken[];
  left: LeftText[];
};

const toldPhone = new RegExp(`^${phoneLabel}s?\\s*:`, 'iu');

type Detail = 'email' | 'phone' | 'address';

/**
 * Email, phone and address from the lines that reach the person, part by part. What a part says besides stays in view.
 * A street on one line and its city on the next are one address. A person's own words are no contact data: of a
 * sentence nothing is taken.
 */
export function contactFields(lines: readonly TextLine[]): ContactFields {
  const found: ContactFields = { personalInfo: {}, taken: [], left: [] };
  let street = null as { lines: TextLine[]; texts: string[] } | null;
  const take = (from: readonly TextLine[], field: Detail, text: string) => {
    if (found.personalInfo[field] !== undefined)
      found.left.push(...from.slice(0, 1).map((line) => ({ line, text })));
    else {
      found.personalInfo[field] = text;
      found.taken.push(
        ...from.map((line): Taken => ({ line, target: { kind: 'personal', fields: [field] } })),
      );
    }
  };
  const hasToldPhone = lines.some(
    ({ plain }) => plain.length <= maxLineLength && toldPhone.test(plain),
  );
  /** "River ave, Wels 1731783685": where a number is said to be a phone's, this one is not. */
  const isZip = (plain: string, number: string) =>
    hasToldPhone &&
    /^\d{10}$/u.test(number) &&
    new RegExp(`,\\s*\\p{L}+ ${number}$`, 'u').test(plain);
  const endStreet = (line?: TextLine, city?: string) => {
    if (!street) return;
    const texts = [...street.texts, ...(city === undefined ? [] : [city])];
    take(
      [...new Set([...street.lines, ...(line ? [line] : [])])],
      'address',
      texts.map((text) => text.replace(/[,.]$/u, '')).join(', '),
    );
    street = null;
  };
  for (const [at, line] of lines.entries()) {
    const isRead =
      line.plain.length <= maxLineLength &&
      !isSentence(line.plain) &&
      takeDateRange(line.plain) === null;
    const label = labelOver(lines, at);
    const whole = `${label}${line.plain}`;
    const all = isRead ? contactParts(whole) : [];
    // "Call 555-0142 or write to …" may reach somebody else; so does what follows "contact person".
    const other = all.findIndex(
      ({ kind, text }) =>
        kind === 'words' &&
        /^(?:or|and|to|at|me|for|call|contact|email|write)\b/iu.test(text) &&
        !/^contact$/iu.test(text),
    );
    const parts = other === -1 ? all : all.slice(0, other);
    if (!parts.some(({ kind }) => kind !== 'words')) {
      endStreet();
      found.left.push({ line, text: line.raw.trim() });
      continue;
    }
    for (const { kind, text, isLabeled } of parts) {
      if (kind === 'street' || (kind === 'address' && isLabeled)) {
        street = {
          lines: [...(street?.lines ?? []), line],
          texts: [...(street?.texts ?? []), text],
        };
      } else if (kind === 'address' && street) endStreet(line, text);
      else if (kind === 'address' && streetOver(lines, at)) {
        const over = lines[at - 1];
        if (over) street = { lines: [over], texts: [over.plain] };
        found.left = found.left.filter((left) => left.line !== over);
        endStreet(line, text);
      } else if (kind === 'phone' && (isOtherNumber(whole, text) || isZip(whole, text)))
        found.left.push({ line, text });
      else if (kind === 'address' || kind === 'email' || kind === 'phone') take([line], kind, text);
      else if (kind !== 'name' || found.personalInfo.name !== undefined)
        found.left.push({ line, text });
      else {
        found.personalInfo.name = text;
        found.taken.push({ line, target: { kind: 'personal', fields: ['name'] } });
      }
    }
  }
  endStreet();
  return found;
}

/** A number and a name right over a town ("Werarring 21") are the street there. */
function streetOver(lines: readonly TextLine[], at: number): boolean {
  const [over, line] = lines.slice(at - 1, at + 1);
  return (
    at > 0 &&
    over !== undefined &&
    line?.gap === 0 &&
    /^\d{4,6}\s|\d{4,6}$/u.test(line.plain) &&
    /^(?=.*\p{L}{3})(?=.*(?:^|\s)\d)[\p{L}\d .,'’#/-]{5,60}$/u.test(over.plain) &&
    takeDateRange(over.plain) === null &&
    contactParts(over.plain).every(({ kind }) => kind === 'words')
  );
}

/** In a narrow column the label ("Phone:") stands right over what it names. */
function labelOver(lines: readonly TextLine[], at: number): string {
  const { plain = '' } = lines[at - 1] ?? {};
  return plain.length <= 40 && /\p{L}\s*:$/u.test(plain) && !lines[at]?.plain.endsWith(':')
    ? `${plain} `
    : '';
}

/** "ID number: 9910065113087" reaches nobody, nor does a number of that length which nothing says to be a phone's. */
function isOtherNumber(plain: string, number: string): boolean {
  const at = plain.indexOf(number);
  if (/^(?!00)\d{13,}\.?$/u.test(number) && !toldPhone.test(plain)) return true;
  return at > 0 && otherNumber.test(plain.slice(Math.max(0, at - 40), at));
}

/** An email in the middle of a sentence may be somebody else's. */
function isSentence(text: string): boolean {
  return text.split(/\s+/u).length > 9 && /[.!?]$/u.test(text) && !/[|•·\t]/u.test(text);
}

/** A second contact block gives only what the first one lacked; what differs is kept as text. */
export function takeContact(
  lines: readonly TextLine[],
  reading: ResumeReading,
  isKnown: (text: string) => boolean,
): LeftText[] {
  const known = reading.fields.personalInfo;
  // The page header may be an agency's: the body counts first.
  const inMargin = ({ region }: TextLine) => region === 'margin';
  const found = contactFields([
    ...lines.filter((line) => !inMargin(line)),
    ...lines.filter(inMargin),
  ]);
  // "Ana Lopez, CA" is a person with letters after the name, and no city.
  const isName =
    known.name !== undefined && found.personalInfo.address?.startsWith(known.name) === true;
  if (isName) delete found.personalInfo.address;
  reading.fields.personalInfo = { ...found.personalInfo, ...known };
  const left = found.left.filter(({ text }) => !isKnown(text));
  for (const one of found.taken) {
    const { target, line } = one;
    const fields = target.kind === 'personal' ? target.fields : [];
    const isTaken = fields.every(
      (field) => reading.fields.personalInfo[field] === found.personalInfo[field],
    );
    if (isTaken) reading.taken.push(one);
    else left.push(...fields.map((field) => ({ line, text: found.personalInfo[field] ?? '' })));
  }
  return left;
}
