import { isJobTitle, isShiftOrHours, isSurelyEmployer } from '../language/en/job-words';
import { jobLabels, telling } from '../language/en/resume-labels';
import { streetEndPattern } from '../language/en/street-words';
import type { Entry } from './labeled-entries';
import { isDuration, takeDateRange, takeSingleDate, type DateRange } from './dates';
import { takePlace } from './places';
import { columns, withoutOuterMarks } from './text-lines';
import type { TextLine } from './text-lines';

/** A part of a head that names something; `line` counts from 0 in the head. */
export type HeadPart = { text: string; line: number };

/** What a head says: dates and places are known by their form, labels by their words; parts are yet to be told apart. */
export type Head = {
  lines: readonly TextLine[];
  dates: DateRange;
  location: string;
  labeled: { jobTitle?: string; company?: string };
  parts: HeadPart[];
  /** Dates and places beyond the first. */
  rest: HeadPart[];
  /** A year is left over: what stands there may be of another head. */
  isCrowded: boolean;
  /** Where its parts stand; heads of one shape are mostly of one pattern. */
  shape: string;
};

/** Reads the parts of a head from its lines. */
export function headOf({ head: lines, dates, datedAt }: Entry): Head {
  const head: Head = {
    lines,
    dates: dates ?? { startDate: '', endDate: '' },
    location: '',
    labeled: {},
    parts: [],
    rest: [],
    isCrowded: false,
    shape: '',
  };
  const shape: string[] = [];
  for (const [line, { plain }] of lines.entries()) {
    const label = labelOf(plain);
    const text = line === datedAt ? (dates?.rest ?? plain) : plain.slice(label?.length ?? 0);
    if (line === datedAt && label?.field === 'dates') shape.push('d');
    else if (label && (label.field === 'jobTitle' || label.field === 'company'))
      head.labeled[label.field] = text.trim();
    else if (line !== datedAt || text !== '') readParts(head, withoutTelling(text), line);
    shape.push(
      `${head.parts.filter((part) => part.line === line).length}${line === datedAt ? 'd' : ''}`,
    );
  }
  const said = head.rest.find(({ text }) => text.startsWith('('));
  if (head.parts.length === 0 && said) head.parts.push(said);
  const isCrowded = head.parts.some(({ text }) => /(?:19|20)\d\d/u.test(text));
  return { ...head, isCrowded, shape: shape.join(' ') };
}

/** A head that is told like a sentence: "Working as a cook at Blue Door, Lima." */
function withoutTelling(text: string): string {
  const bare = text.replace(telling, '');
  return (/,.*[\p{L})]{3}\.$/u.test(bare) && !/\b(?:inc|ltd|co|corp)\.$/iu.test(bare)) ||
    /\p{Ll}{4}\.$/u.test(bare)
    ? bare.slice(0, -1)
    : bare;
}

function labelOf(plain: string): { field: keyof typeof jobLabels; length: number } | null {
  for (const [field, label] of Object.entries(jobLabels)) {
    const [found = ''] = label.exec(plain) ?? [];
    if (found !== '') return { field: field as keyof typeof jobLabels, length: found.length };
  }
  return null;
}

function readParts(head: Head, text: string, line: number): void {
  const parted = withoutEmptyBrackets(text);
  for (const whole of columns(parted).flatMap((one) => (labelOf(one) ? [one] : partsOf(one)))) {
    // "Blue Door Diner; Role: Cook".
    const label = labelOf(whole);
    if (label && (label.field === 'jobTitle' || label.field === 'company')) {
      head.labeled[label.field] ??= whole.slice(label.length).trim();
      continue;
    }
    const [column, hours] = withoutHours(whole);
    head.rest.push(...hours.map((one): HeadPart => ({ text: one, line })));
    const dates =
      head.dates.startDate === '' ? null : (takeDateRange(column) ?? takeSingleDate(column));
    if (dates) head.rest.push({ text: column, line });
    const left = dates ? dates.rest : column;
    const place = placeOf(left);
    if (place && head.location === '') head.location = place.location;
    else if (place) head.rest.push({ text: place.location, line });
    const name = (place ? place.rest : left)
      .replace(/^as (?:an? )?(?=\p{L})/u, '')
      .replace(/[\s,]+(?:at|@|bei|chez|with)$/iu, '')
      .trim();
    if (name === '' || isDuration(name)) continue;
    // "(company folded)" is said of a name.
    if (head.parts.at(-1)?.line !== line && /^\([^()]*\)$/u.test(name)) {
      head.rest.push({ text: name, line });
      continue;
    }
    // Signs and numbers alone name nothing.
    if (!/\p{L}\p{L}|\p{L}\d|\d\p{L}|\p{Lo}/u.test(name)) {
      head.rest.push({ text: name, line });
      continue;
    }
    const before = head.parts.at(-1);
    // Words in brackets go with the name before them.
    if (before?.line === line && /^\([^()]*\)$/u.test(name)) {
      before.text += ` ${name}`;
      continue;
    }
    // A long line breaks within its last name.
    if (before && isBroken(head, before, line, text)) before.text += ` ${name}`;
    else head.parts.push({ text: name, line });
  }
}

/** "Cook, Blue Door Diner, Full-time, Lima": among two names and more it says neither who nor what. */
function withoutHours(text: string): [string, string[]] {
  const pieces = text.length > 200 ? [] : text.split(/,\s+(?![^()]*\))/u);
  const hours = pieces.filter((piece) => hoursAlone.test(piece));
  return pieces.length - hours.length < 2 || hours.length === 0
    ? [text, []]
    : [pieces.filter((piece) => !hours.includes(piece)).join(', '), hours];
}

const hoursAlone =
  /^(?:(?:full|part)[- ]time|remote|hybrid|on-?site|contract|permanent|temporary|freelance|seasonal)\.?$/iu;

const legalForm = 'gmbh|ag|kg|s\\.?r\\.?l|sarl|inc|llc|ltd|limited|llp';
/** "Mill GmbH, Ulm": behind the form of a company stands where it is. */
const afterForm = new RegExp(`^(.*\\b(?:${legalForm})\\.?),\\s+(\\p{Lu}[^,;:|]{1,40})$`, 'iu');
/** "Mill Group (Lima, PE)". */
const inBrackets = /^(.*\p{L})\s*\((\p{Lu}\p{L}[^()\d,]{1,25},\s*\p{Lu}[^()\d]{1,30})\)$/u;

/** "Blue Door Diner 51 Oak Rd, Lima, OH 45801": who it is, and where. */
const besideStreet = new RegExp(
  `^(\\p{L}[^\\d,]{2,45}?),?\\s+(\\d{1,6}\\s[^,\\t|]{2,40}\\b${streetEndPattern}\\b.*)$`,
  'iu',
);

/** The place in a part of a head, also in capitals, with a full stop, in brackets or behind the form of a company. */
function placeOf(text: string): ReturnType<typeof takePlace> {
  const [, owner, street] = besideStreet.exec(text.slice(0, 120)) ?? [];
  if (owner !== undefined && street !== undefined) return { location: street, rest: owner };
  const known = takePlace(text) ?? (text.endsWith('.') ? takePlace(text.slice(0, -1)) : null);
  if (known || text.length > 120) return known;
  const [, name, location] = afterForm.exec(text) ?? inBrackets.exec(text) ?? [];
  if (name !== undefined && location !== undefined && !isJobTitle(location))
    return { location, rest: name };
  if (!/^\p{Lu}{4,}$/u.test(text)) return null;
  const place = takePlace(text.charAt(0) + text.slice(1).toLowerCase());
  return place?.rest === '' ? { location: text, rest: '' } : null;
}

/** Without what is left of dates in brackets, and without web addresses; "Consultant / Mentor" is one title. */
function withoutEmptyBrackets(text: string): string {
  if (text.length > 300) return text;
  const bare = text
    .replaceAll(/\(\s*\)|\[\s*\]|;\s+(?=\p{Lu}[\p{L}. ]{1,25},\s\p{Lu})/gu, '\t')
    .replaceAll(/https?:\/\/\S+|www\.\S+/giu, '\t');
  // "Oak Group (Lima, PE) COOK": the place in brackets parts them.
  const [, owner = '', title = ''] =
    /^([^()]+\([^()]*\))\s+(\p{Lu}[^()|\t–—-]{3,45})$/u.exec(bare) ?? [];
  if (isJobTitle(title) && !isJobTitle(owner)) return `${owner}\t${title}`;
  // Who parts names by semicolons has one name between them, whatever else stands in it.
  if (/;\s/u.test(bare)) return bare.replaceAll(/;\s+/gu, '\t').replaceAll(' / ', '/');
  const sides = bare.split(' / ');
  return sides.length === 2 && sides.every((side) => isJobTitle(side.trim()))
    ? sides.join('/')
    : bare;
}

function isBroken(head: Head, before: HeadPart, line: number, text: string): boolean {
  const above = head.lines[line - 1];
  const here = head.lines[line];
  const names = head.parts.filter((part) => part.line === line - 1).length;
  return (
    before.line === line - 1 &&
    names > 1 &&
    above !== undefined &&
    above.plain.length >= 35 &&
    above.isBold === here?.isBold &&
    text.split(/\s+/u).length <= 2
  );
}

/** "Principal Engineer at BoochTek", "Fund – Associate: Singapore": a title before "at", and what a colon parts. */
function partsOf(column: string): string[] {
  const at = column.split(
    /\s+(?:(?:at|en(?: el| la)?|bei|chez|pour|with(?= \p{Lu})|na empresa)\s+|@\s*)/u,
  );
  const [title = '', employer = ''] = at;
  // "Barista, Blue Door at Oak Market" has its title before the comma.
  const [first = '', second = ''] = title.split(/,\s(?=\p{Lu})/u);
  const isParted = second !== '' && isJobTitle(first) && !isJobTitle(second);
  if (
    at.length === 2 &&
    !isParted &&
    (isJobTitle(title) || /\b\p{Lu}/u.test(title)) &&
    /^["“]?\p{Lu}|^\d|^\p{Ll}\p{Lu}|^dep(?:artamento|artment|to?)\b/u.test(employer) &&
    (isJobTitle(title) || /\s(?:at|chez|bei)\s|\s@/u.test(column))
  )
    return [title, employer];
  // "Shift cook. Oak Group Ltd" is told in two sentences.
  const [, sentence = '', next = ''] =
    /^(.{4,40}?\p{Ll}{3})\.\s+(\p{Lu}.{3,60})$/u.exec(column) ?? [];
  if (isJobTitle(sentence)) return [sentence, next];
  const parts = column
    .split(/\s*:\s+/u)
    .map(withoutOuterMarks)
    .filter((part) => part !== '');
  return parts.length <= 3 ? parts : [column];
}

/** Cut at commas, but "Oak, Inc." stays one employer and "Guard, Night Shift" one title. */
export function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  const all = text.split(/,\s*(?![^()]*\))/u).filter((one) => one !== '');
  for (const piece of all) {
    const belongsBefore =
      /^(?:inc|llc|ltd|corp|co|l\.?p|llp|pvt|s\.?a|jr|sr)\.?$/iu.test(piece) ||
      (isShiftOrHours(piece) && !isSurelyEmployer(piece)) ||
      (all.length > 2 && /^\p{Ll}/u.test(piece));
    const before = pieces.pop();
    if (before === undefined) pieces.push(piece);
    else if (belongsBefore) pieces.push(`${before}, ${piece}`);
    else pieces.push(before, piece);
  }
  return pieces;
}
