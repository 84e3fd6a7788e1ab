import { isOwnTime, isShiftOrHours } from '../../language/en/job-words';
import { degreeWord, schoolWord } from '../../language/en/school-words';
import { textOf, type HeadPieces, type Piece } from './head-pieces';
import type { HeadWords } from './head-words';
import { isPlace, takePlace } from '../values/places';
import { isOpen, type TextLine } from '../lines/text-lines';

/** Pieces that stand together, from the first to the last: one value. */
export type Run = { first: number; last: number; text: string };
/** What is seen of a head for each way to give its pieces to its fields: names in the table of weights. */
export type SeenInHead = {
  runs: Run[];
  /** Of each run as a title, and as an employer. */
  title: string[][];
  employer: string[][];
  /** Of each piece that is neither. */
  rest: string[][];
  slots: string[];
  head: HeadPieces;
  forms: Form[];
};

const mostPieces = 8;
const longestRun = 4;

export type Form = {
  title: number;
  employer: number;
  place: string;
  isStrict: boolean;
  names: string[];
};

const bucket = (value: number) =>
  value >= 4 ? 4 : value >= 2 ? 2 : value > 0 ? 1 : value === 0 ? 0 : value > -2 ? -1 : -2;
export const few = (count: number) => Math.min(count, 4);
const fifths = (share: number) =>
  share === 0 ? '0' : share < 0.2 ? 'a' : share < 0.5 ? 'b' : share < 0.8 ? 'c' : 'd';
const hoursAlone =
  /^\(?(?:(?:full|part)[- ]time|remote|hybrid|on-?site|contract|permanent|temporary|freelance|seasonal|vollzeit|teilzeit|cdi|cdd|internship)\)?\.?$/iu;
/** What only a company's own name ends with. */
export const legalForm =
  /(?:^|[\s,])(?:inc|llc|ltd|limited|llp|plc|gmbh|ag|kg|mbh|se|pte|pvt|corp|co|s\.?r\.?l|s\.?a\.?s?|s\.l|ltda|e\.?\s?v|ооо|зао|оао)\.?$/iu;

/** Parts of an employer. */
const team =
  /\b(?:wing|floor|unit|ward|team|division|department|dept|abteilung|section|suites?|desk|crew|line|area|region|branch)\b/iu;

function formOf(text: string, of: HeadWords): Form {
  const when = (is: boolean, name: string) => (is ? [name] : []);
  const place = isPlace(text) ? 'all' : takePlace(text) ? 'part' : 'none';
  const [title, employer, isStrict] = [
    bucket(of.titleScore(text)),
    bucket(of.employerScore(text)),
    of.isTitle(text),
  ];
  const words = text.split(/\s+/u).length;
  const names = [
    `title=${title}`,
    `employer=${employer}`,
    `title.employer=${title}${employer}`,
    `place=${place}`,
    `words=${[1, 2, 3, 5, 8].find((most) => words <= most) ?? 99}`,
    ...when(isStrict, 'strict'),
    ...when(of.isEmployer(text), 'employer-word'),
    ...of.seenIn(text),
    ...when(legalForm.test(text), 'employer-form'),
    ...when(isShiftOrHours(text), 'shift'),
    ...when(isOwnTime(text), 'own-time'),
    ...when(hoursAlone.test(text), 'hours'),
    ...when(
      text === text.toUpperCase() && text !== text.toLowerCase() && text.length > 3,
      'capitals',
    ),
    ...when(/^\p{Ll}/u.test(text), 'small-letter'),
    ...when(/\s\p{Ll}{4}/u.test(text), 'small-words'),
    ...when(/\d/u.test(text), 'digit'),
    ...when(/(?:19|20)\d\d/u.test(text), 'year'),
    ...when(/https?:|www\.|@|\.(?:com|org|net|io)\b/u.test(text), 'web'),
    ...when(text.startsWith('('), 'bracket'),
    ...when(text.split('(').length !== text.split(')').length, 'half'),
    ...when(/["“”«»„]/u.test(text), 'quotes'),
    ...when(!/\p{L}\p{L}/u.test(text), 'signs'),
    ...when(/^\p{Lu}{2,5}$/u.test(text), 'letters'),
    ...when(degreeWord.test(text), 'degree'),
    ...when(schoolWord.test(text), 'school'),
    ...when(/\s(?:of|de|del|für|des|du)\s/u.test(text), 'of'),
    ...when(/[.!?]$/u.test(text), 'stop'),
    ...when(team.test(text), 'team'),
    ...when(
      /\b(?:work(?:ed|ing)?|employed|served|years?|months?|weeks?|jahre?|monate|wochen|mois|semaines?|años|meses)\b/iu.test(
        text,
      ),
      'told',
    ),
  ];
  return { title, employer, place, isStrict, names };
}

function slotsOf({ pieces, datedAt }: HeadPieces): string[] {
  return pieces.map(({ line, separator }, at) => {
    const place = pieces.slice(0, at).filter((one) => one.line === line).length;
    return `${datedAt === -1 ? 'x' : line - datedAt}|${line === 0}|${place}|${separator}`;
  });
}

/** What is seen in all heads of a section. */
export function seenInHeads(heads: readonly HeadPieces[], words: HeadWords): SeenInHead[] {
  const cut = heads.map((head) => ({ ...head, pieces: head.pieces.slice(0, mostPieces) }));
  const forms = cut.map((head) => head.pieces.map(({ text }) => formOf(text, words)));
  const slots = cut.map(slotsOf);
  const inSlots = new Map<string, { text: string; form: Form }[]>();
  for (const [at, of] of slots.entries())
    for (const [index, slot] of of.entries()) {
      const [piece, form] = [cut[at]?.pieces[index], forms[at]?.[index]];
      if (piece && form)
        inSlots.set(slot, [...(inSlots.get(slot) ?? []), { text: piece.text, form }]);
    }
  return cut.map((head, at): SeenInHead => {
    const own = forms[at] ?? [];
    const places = head.pieces.map((piece, index) => [
      ...seenInPlace(head, piece, index, own),
      ...seenInSlot(inSlots.get(slots[at]?.[index] ?? '') ?? [], own[index], piece),
    ]);
    const runs = runsOf(head, words);
    const of = runs.map(({ first, last, text }) => {
      const form = first === last ? own[first] : formOf(text, words);
      return [
        ...(form?.names ?? []),
        ...(places[first] ?? []),
        `then=${thenOf(head, last)}`,
        `pieces=${last - first + 1}`,
        ...joints(head, first, last, own),
        ...(last > first
          ? ['joined', `joined.title=${form?.title}`, `joined.employer=${form?.employer}`]
          : []),
      ];
    });
    return {
      head,
      runs,
      slots: slots[at] ?? [],
      forms: own,
      title: of.map((names) => names.map((name) => `T ${name}`)),
      employer: of.map((names) => names.map((name) => `E ${name}`)),
      rest: head.pieces.map((_, index) =>
        [...(own[index]?.names ?? []), ...(places[index] ?? []), `then=${thenOf(head, index)}`].map(
          (name) => `X ${name}`,
        ),
      ),
    };
  });
}

function joints(head: HeadPieces, first: number, last: number, forms: readonly Form[]): string[] {
  const names: string[] = [];
  for (let at = first + 1; at <= last; at += 1) {
    const by =
      head.pieces[at]?.line === head.pieces[at - 1]?.line ? head.pieces[at]?.separator : 'line';
    names.push(
      `joint=${by}`,
      `joint.open=${by}${isOpen(head.pieces[at - 1]?.text ?? '')}`,
      `joint.looks=${by}${isOfOneLook(head.lines[head.pieces[at - 1]?.line ?? 0], head.lines[head.pieces[at]?.line ?? 0])}`,
      `joint.title=${by}${forms[at - 1]?.title}${forms[at]?.title}`,
      `joint.employer=${by}${(forms[at]?.employer ?? 0) >= 2}`,
      `joint.place=${by}${forms[at]?.place}`,
      ...(forms[at]?.names ?? [])
        .filter((name) =>
          /^(?:hours|shift|letters|bracket|degree|small-letter|words|told|stop|digit|web|note|subject|kind-of-school|faculty|course|half|year)/u.test(
            name,
          ),
        )
        .map((name) => `joint.${name}`),
    );
  }
  return names;
}

function isOfOneLook(one: TextLine | undefined, other: TextLine | undefined): boolean {
  return one?.isBold === other?.isBold && one?.size === other?.size && one?.kind === other?.kind;
}

const thenOf = ({ pieces }: HeadPieces, at: number) =>
  pieces[at + 1]?.line === pieces[at]?.line ? (pieces[at + 1]?.separator ?? 'end') : 'end';

function runsOf(head: HeadPieces, { isTitle, isEmployer }: HeadWords): Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < head.pieces.length; first += 1)
    for (let last = first; last < Math.min(head.pieces.length, first + longestRun); last += 1) {
      // What the words themselves have parted is not one value, nor is a label part of one.
      const piece = head.pieces[last];
      if (piece?.label !== null || (last > first && piece.separator === 'word')) break;
      // "B.Sc." in a column beside "Oak University": each is a value.
      const before = last > first && piece.separator === 'tab' ? head.pieces[last - 1]?.text : '';
      if (before && isTitle(before) && isEmployer(piece.text)) break;
      // A value goes on in the next column as a whole.
      if (before && first > 0 && !/^(?:start|tab)$/u.test(head.pieces[first]?.separator ?? ''))
        break;
      runs.push({ first, last, text: textOf(head, first, last) });
    }
  return runs;
}

function seenInSlot(
  all: readonly { text: string; form: Form }[],
  form: Form | undefined,
  piece: Piece,
): string[] {
  const others = all.filter((one) => one.form !== form);
  if (others.length === 0) return ['slot-alone'];
  const share = (has: (one: { form: Form }) => boolean) =>
    fifths(others.filter(has).length / others.length);
  return [
    `slot-title=${share((one) => one.form.title >= 2)}`,
    `slot-strict=${share((one) => one.form.isStrict)}`,
    `slot-employer=${share((one) => one.form.employer >= 2)}`,
    `slot-place=${share((one) => one.form.place !== 'none')}`,
    ...(others.some((one) => one.text === piece.text) ? ['slot-same'] : []),
  ];
}

/** A piece of "Lima, Ohio, United States". */
function isInPlace(head: HeadPieces, index: number): boolean {
  const { pieces } = head;
  const goesOn = (at: number) =>
    pieces[at]?.separator === 'comma' && pieces[at]?.line === pieces[at - 1]?.line;
  let first = index;
  for (let back = 0; back < 3; back += 1) {
    let last = first;
    while (last - first < 3) {
      if (last >= index && isPlace(textOf(head, first, last))) return true;
      if (!goesOn(last + 1)) break;
      last += 1;
    }
    if (!goesOn(first)) break;
    first -= 1;
  }
  return false;
}

function seenInPlace(
  head: HeadPieces,
  piece: Piece,
  index: number,
  forms: readonly Form[],
): string[] {
  const { line } = piece;
  const form = forms[index];
  const onLine = head.pieces.filter((one) => one.line === line);
  const place = onLine.indexOf(piece);
  const when = (is: boolean, name: string) => (is ? [name] : []);
  const titles = forms.map((one) => one.title);
  const employers = forms.map((one) => one.employer);
  const here = head.lines[line];
  const isMixed = head.lines.some((one) => one.isBold) && head.lines.some((one) => !one.isBold);
  const sizes = head.lines.map(({ size }) => size);
  const after = onLine[place + 1];
  const [leftForm, rightForm] = [forms[index - 1], forms[index + 1]];
  return [
    'any',
    `by=${piece.separator}`,
    `at=${few(place)}`,
    `line=${few(line)}`,
    `line.at=${few(line)}.${few(place)}`,
    `from-date=${head.datedAt === -1 ? 'none' : Math.max(-3, Math.min(3, line - head.datedAt))}`,
    `of=${few(onLine.length)}/${few(head.lines.length)}`,
    `all=${few(head.pieces.length)}`,
    ...when(line === head.datedAt, head.areDatesFirst ? 'dates-first' : 'dates-last'),
    ...when(
      line === head.datedAt && (head.areDatesFirst ? place === 0 : after === undefined),
      head.areDatesFirst ? 'after-date' : 'before-date',
    ),
    ...when((form?.title ?? 0) > 0 && form?.title === Math.max(...titles), 'most-title'),
    ...when((form?.title ?? 0) > 0 && titles.indexOf(Math.max(...titles)) === index, 'first-title'),
    ...when(
      (form?.employer ?? 0) >= 1 && form?.employer === Math.max(...employers),
      'most-employer',
    ),
    ...when(employers.indexOf(Math.max(...employers)) === index, 'first-employer'),
    `others-strict=${forms.some((one, at) => at !== index && one.isStrict)}`,
    `others-employer=${forms.some((one, at) => at !== index && one.employer >= 2)}`,
    ...when(isInPlace(head, index), 'in-place'),
    ...when(piece.label !== null, `label=${piece.label}`),
    ...when(
      place > 0 && onLine[place - 1]?.label !== null,
      `after-label=${onLine[place - 1]?.label}`,
    ),
    ...when(isMixed, here?.isBold === true ? 'bold' : 'bold-not'),
    ...when(here !== undefined && here.size > Math.min(...sizes) + 0.4, 'larger'),
    ...when(here?.kind === 'bullet', 'item'),
    leftForm ? `<title=${leftForm.title}` : '<start',
    ...when(leftForm !== undefined, `<employer=${leftForm?.employer}`),
    ...when(leftForm !== undefined, `<place=${leftForm?.place}`),
    rightForm ? `+title=${rightForm.title}` : '+end',
    ...when(rightForm !== undefined, `+employer=${rightForm?.employer}`),
    ...when(rightForm !== undefined, `+place=${rightForm?.place}`),
  ];
}
