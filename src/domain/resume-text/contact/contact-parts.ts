import {
  addressLabel,
  emailLabel,
  linkLabel,
  nameLabel,
  phoneLabel,
  phoneRemark,
} from '../../language/en/contact-words';
import { countries } from '../../language/en/place-names';
import { takeDateRange } from '../values/dates';
import { isAddress, isLocation } from '../values/locations';
import { columns, withoutOuterMarks } from '../lines/text-lines';

/** One part of a line: a detail, a link, a label without a detail, or other words. */
export type ContactPart = {
  kind: 'name' | 'email' | 'phone' | 'address' | 'street' | 'link' | 'label' | 'words';
  text: string;
  /** Its label said what it is. */
  isLabeled?: true;
};

const emailText =
  '[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]{0,63}@[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{0,190}\\.(?:(?:com|net|org|edu)(?=\\p{Lu})|\\p{L}{2,24})';
const email = new RegExp(`^${emailText}$`, 'u');

/** True for one well-formed address and nothing beside it. */
export function isEmail(text: string): boolean {
  return email.test(text);
}

/** True for 7 to 15 digits with the usual signs between them; a date or a zip code is not one. */
export function isPhone(written: string): boolean {
  const text = written.trim().replace(/[.]$/u, '');
  const digits = text.replaceAll(/\D/gu, '').length;
  return (
    digits >= 7 &&
    digits <= 15 &&
    /^(?:\(?\+\s?|00)?[\d(][\d ().–/-]{5,26}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/u.test(text) &&
    !/^\d{5}-\d{4}$|^\d{4}-\d{1,2}-\d{1,2}|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{4}\s*[-–/]\s*\d{4}$/u.test(
      text,
    ) &&
    takeDateRange(text) === null
  );
}

const link =
  /^(?:https?:\/\/\S+|www\.\S+|(?:[\p{L}\p{N}_-]+\.){1,4}(?:com|org|net|io|dev|me|edu|co|us|uk|in|app|info|ai|tech|site|page|ca|de|es|fr|ru|eu|gov|biz|xyz|online|works?)(?:\/\S*)?)$/iu;

/** Emails, numbers and web addresses in the midst of other words. */
const inline = new RegExp(
  `(${emailText}|https?:\\/\\/\\S+|www\\.\\S+|(?:\\(?\\+\\s?\\d{1,3}\\)?[\\s.–-]{0,3})?(?:\\(\\d{2,5}\\)[\\s.–-]{0,3})?(?:\\d[ .-])?\\d{2,5}(?:[ .–/-]{1,2}\\d{2,8}){1,5}(?!\\d)|\\(?\\+\\s?\\d{1,3}\\)?[\\s.–-]{0,3}\\d{8,12}(?!\\d)|\\b\\d{10,12}(?!\\d))`,
  'u',
);
const labels: readonly (readonly [RegExp, ContactPart['kind']])[] = (
  [
    [phoneLabel, 'phone'],
    [emailLabel, 'email'],
    [addressLabel, 'address'],
    [nameLabel, 'name'],
    [linkLabel, 'link'],
  ] as const
).map(([words, kind]) => [
  new RegExp(`^${words}(?:\\s*[:.–-]+\\s*|\\s+(?=[+(\\d])|$)`, 'iu'),
  kind,
]);
/** In a table the label stands in a column of its own. */
const labeledColumn = new RegExp(
  `^((?:${addressLabel}|${phoneLabel}|${emailLabel})\\.?)(?:\\t\\s*|\\s{3,})(?=\\S)`,
  'iu',
);
/** "Email Id-ana@example.com" */
const mailDash = /^(e-?mail(?: ?(?:id|address))?) ?[-–]+ ?(?=\S+@)/iu;
/** One letter may begin a name or a P.O. box: it is a label before a colon, a number or an email. */
const letterLabel = /^[pmcteha](?:\s*:\s*|\.?\s+(?=\S+@)|(?:\.|\s)\s*(?=[+(\d]))/iu;

/** The parts of a line, each by itself: one strange part never costs the rest. */
export function contactParts(plain: string): ContactPart[] {
  return withoutLabels(
    (isPlaceAbroad(plain)
      ? [plain]
      : columns(
          plain
            .replace(labeledColumn, '$1: ')
            .replace(mailDash, '$1: ')
            .replaceAll(/(\d\)?)\s[-–·]\s(?=\d)/gu, '$1-'),
        )
    )
      .flatMap((column) =>
        isAddress(column) || isPhone(column) ? [column] : column.split(/\s*;\s+/u),
      )
      .flatMap(piecesOf)
      .map(partOf),
  );
}

/** A column with something to reach somebody by is cut around it. */
function piecesOf(column: string): string[] {
  if (link.test(column) || isPhone(column) || isAddress(column) || isPlaceAbroad(column))
    return [column];
  return column
    .split(inline)
    .map((piece) => withoutOuterMarks(piece.trim()).replace(/^\)\s*|^(?!\+)\p{S}+\s*/u, ''))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function partOf(piece: string): ContactPart {
  const text = piece
    .replace(/^[^\p{L}\p{N}+(]+/u, '')
    .replace(/^(?:located|based|living) in\s+(?=\p{Lu})/iu, '');
  if (/^[pmcteha]$/iu.test(text)) return { kind: 'label', text };
  // "EMAIL ID" is no town in Idaho.
  if (labels.some(([label]) => label.exec(text)?.[0] === text)) return { kind: 'label', text };
  const direct = plainPart(text);
  if (direct.kind !== 'words') return direct;
  for (const [label, kind] of labels) {
    const [named = ''] = label.exec(text) ?? [];
    if (named === '') continue;
    const value = withoutOuterMarks(text.slice(named.length).trim());
    if (value === '') return { kind: 'label', text };
    const part = plainPart(value);
    if (part.kind !== 'words') return part;
    if (kind === 'name' || kind === 'address')
      return /[:]/u.test(named) ? { kind, text: value, isLabeled: true } : { kind: 'words', text };
    if (kind === 'link') return { kind: 'link', text: value };
  }
  const [letter = ''] = letterLabel.exec(text) ?? [];
  const part = plainPart(text.slice(letter.length).trim());
  return part.kind === 'words' ? { kind: 'words', text } : part;
}

function plainPart(text: string): ContactPart {
  if (isEmail(text)) return { kind: 'email', text };
  if (isPhone(text)) return { kind: 'phone', text };
  if (link.test(text)) return { kind: 'link', text };
  // A city behind its zip code, as other countries write it.
  if (/^\d{4,6}\s+\p{Lu}[\p{L} .-]{2,30}$/u.test(text) && !streetWord.test(text))
    return { kind: 'address', text };
  if (phoneRemark.test(text)) return { kind: 'label', text };
  if (isAddress(text) || isLocation(text) || isPlaceAbroad(text)) return { kind: 'address', text };
  return { kind: isStreet(text) ? 'street' : 'words', text };
}

/** "Phone" before a number says no more than the number does; "LinkedIn" alone is a link whose address is not written. */
function withoutLabels(parts: readonly ContactPart[]): ContactPart[] {
  const hasDetail = parts.some(
    ({ kind }) => kind === 'email' || kind === 'phone' || kind === 'address',
  );
  return parts.flatMap((part) => {
    if (part.kind !== 'label') return [part];
    const isOfLink = new RegExp(`^${linkLabel}$`, 'iu').test(withoutOuterMarks(part.text));
    return hasDetail && !isOfLink ? [] : [{ ...part, kind: 'words' as const }];
  });
}

/** "Lima, Barranco, Peru", "Contagem - MG" and a house, its part of town and its country between commas. */
function isPlaceAbroad(text: string): boolean {
  if (text.length > 120 || /[@:|\t]/u.test(text)) return false;
  const parts = text.replace(/\.$/u, '').split(/\s*,\s*/u);
  const areShort = parts.every((part) => part.split(/\s+/u).length <= 6 && part !== '');
  const isPlaced = isCountry.test(parts.at(-1) ?? '');
  const areNames = parts.every((part) => /^\p{Lu}[\p{L}\p{M}.'’ -]+$/u.test(part));
  if (parts.length === 3 && isPlaced && areNames) return true;
  return areShort &&
    parts.length > 2 &&
    /\d/u.test(parts.slice(0, 2).join()) &&
    !takeDateRange(text)
    ? isPlaced || /(?:^|[\s-])\d{4,6}$/u.test(text) || houseWord.test(text)
    : brazilian.test(text);
}

const isCountry = new RegExp(`^(?:${countries})$`, 'u');
const houseWord = /^(?:plot|house|flat|block|door|h\.?\s?no|no\.?\s?\d)\b/iu;
const brazilian =
  /^\p{Lu}[\p{L} ]{2,30}\s?[,–-]\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)$/u;

const streetWord =
  /\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|pl|circle|cir|highway|hwy|apt|apartment|unit|suite|terrace|trail|parkway|pkwy|calle|avenida|av|colonia|straße|strasse|weg|allee|platz|rue)\b/iu;

function isStreet(text: string): boolean {
  if (text.length > 70 || isPhone(text)) return false;
  return (
    (/^\d[\p{L}\d .#'’,/-]{3,60}$/u.test(text) &&
      (streetWord.test(text) || /^\d{2,6}\s+\p{Lu}\p{L}+\s+\p{Lu}/u.test(text)) &&
      !takeDateRange(text)) ||
    /^(?:P\.?\s?O\.?\s?Box|colonia|calle|avenida|av\.|rue|apt\.?)\s/iu.test(text) ||
    (/^\p{Lu}\p{L}+.*\s\d{1,5}\p{L}?$/u.test(text) &&
      (streetWord.test(text) || /(?:weg|straße|strasse|str\.|platz|allee)\s\d/iu.test(text)))
  );
}
