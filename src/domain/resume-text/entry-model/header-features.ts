import {
  hoursAlone,
  isOwnTime,
  isShiftOrHours,
  nameWithLegalForm,
} from '../../language/en/job-words';
import { degreeWord, schoolWord } from '../../language/en/school-words';
import { isInLocation, textOfPieces, type HeaderPieces, type HeaderPiece } from './header-pieces';
import { cappedAt4, shareBin, when } from './feature-helpers';
import type { EntryKindProfile } from './entry-kind-profile';
import { isLocation, takeLocation } from '../values/locations';
import { isAllCaps, isOpen, type TextLine } from '../lines/text-lines';

/** Neighbouring pieces that may be one value, from `first` to `last` (indexes of `HeaderPieces.pieces`). */
export type PieceRun = { first: number; last: number; text: string };
/** One header's features, by their names in the tables of weights, for all assignments of its pieces to its fields. */
export type HeaderFeatures = {
  runs: PieceRun[];
  /** For each run its features as a title, and as an employer. */
  title: string[][];
  employer: string[][];
  /** For each piece its features as neither of both. */
  neither: string[][];
  slots: string[];
  header: HeaderPieces;
  facts: PieceFacts[];
};

const maxPieces = 8;
const maxRunLength = 4;

export type PieceFacts = {
  title: number;
  employer: number;
  location: string;
  isStrict: boolean;
  names: string[];
};

const scoreBin = (value: number) =>
  value >= 4 ? 4 : value >= 2 ? 2 : value > 0 ? 1 : value === 0 ? 0 : value > -2 ? -1 : -2;
/** Parts of an employer. */
const team =
  /\b(?:wing|floor|unit|ward|team|division|department|dept|abteilung|section|suites?|desk|crew|line|area|region|branch)\b/iu;

function pieceFacts(text: string, profile: EntryKindProfile): PieceFacts {
  const location = isLocation(text) ? 'all' : takeLocation(text) ? 'part' : 'none';
  const [title, employer, isStrict] = [
    scoreBin(profile.titleScore(text)),
    scoreBin(profile.employerScore(text)),
    profile.isTitle(text),
  ];
  const words = text.split(/\s+/u).length;
  const names = [
    `title=${title}`,
    `employer=${employer}`,
    `title.employer=${title}${employer}`,
    `place=${location}`,
    `words=${[1, 2, 3, 5, 8].find((most) => words <= most) ?? 99}`,
    ...when(isStrict, 'strict'),
    ...when(profile.isEmployer(text), 'employer-word'),
    ...profile.wordFeatures(text),
    ...when(nameWithLegalForm.test(text), 'employer-form'),
    ...when(isShiftOrHours(text), 'shift'),
    ...when(isOwnTime(text), 'own-time'),
    ...when(hoursAlone.test(text), 'hours'),
    ...when(isAllCaps(text) && text.length > 3, 'capitals'),
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
  return { title, employer, location, isStrict, names };
}

function slotsOf({ pieces, datedAt }: HeaderPieces): string[] {
  return pieces.map(({ line, separator }, at) => {
    const index = pieces.slice(0, at).filter((one) => one.line === line).length;
    return `${datedAt === -1 ? 'x' : line - datedAt}|${line === 0}|${index}|${separator}`;
  });
}

/** The features of all headers of a section. They depend on each other: slots compare pieces at the same position. */
export function headerFeatures(
  headers: readonly HeaderPieces[],
  profile: EntryKindProfile,
): HeaderFeatures[] {
  const headersCut = headers.map((head) => ({ ...head, pieces: head.pieces.slice(0, maxPieces) }));
  const factsByHeader = headersCut.map((head) =>
    head.pieces.map(({ text }) => pieceFacts(text, profile)),
  );
  const slots = headersCut.map(slotsOf);
  const piecesBySlot = new Map<string, { text: string; form: PieceFacts }[]>();
  for (const [at, of] of slots.entries())
    for (const [index, slot] of of.entries()) {
      const [piece, form] = [headersCut[at]?.pieces[index], factsByHeader[at]?.[index]];
      if (piece && form)
        piecesBySlot.set(slot, [...(piecesBySlot.get(slot) ?? []), { text: piece.text, form }]);
    }
  return headersCut.map((header, at): HeaderFeatures => {
    const facts = factsByHeader[at] ?? [];
    const contexts = header.pieces.map((piece, index) => [
      ...contextFeatures(header, piece, index, facts),
      ...slotFeatures(piecesBySlot.get(slots[at]?.[index] ?? '') ?? [], facts[index], piece),
    ]);
    const runs = runsOf(header, profile);
    const ofRuns = runs.map(({ first, last, text }) => {
      const form = first === last ? facts[first] : pieceFacts(text, profile);
      return [
        ...(form?.names ?? []),
        ...(contexts[first] ?? []),
        `then=${separatorAfter(header, last)}`,
        `pieces=${last - first + 1}`,
        ...jointFeatures(header, first, last, facts),
        ...(last > first
          ? ['joined', `joined.title=${form?.title}`, `joined.employer=${form?.employer}`]
          : []),
      ];
    });
    return {
      header: header,
      runs,
      slots: slots[at] ?? [],
      facts: facts,
      title: ofRuns.map((names) => names.map((name) => `T ${name}`)),
      employer: ofRuns.map((names) => names.map((name) => `E ${name}`)),
      neither: header.pieces.map((_, index) =>
        [
          ...(facts[index]?.names ?? []),
          ...(contexts[index] ?? []),
          `then=${separatorAfter(header, index)}`,
        ].map((name) => `X ${name}`),
      ),
    };
  });
}

function jointFeatures(
  header: HeaderPieces,
  first: number,
  last: number,
  facts: readonly PieceFacts[],
): string[] {
  const names: string[] = [];
  for (let at = first + 1; at <= last; at += 1) {
    const by =
      header.pieces[at]?.line === header.pieces[at - 1]?.line
        ? header.pieces[at]?.separator
        : 'line';
    names.push(
      `joint=${by}`,
      `joint.open=${by}${isOpen(header.pieces[at - 1]?.text ?? '')}`,
      `joint.looks=${by}${haveSameStyle(header.lines[header.pieces[at - 1]?.line ?? 0], header.lines[header.pieces[at]?.line ?? 0])}`,
      `joint.title=${by}${facts[at - 1]?.title}${facts[at]?.title}`,
      `joint.employer=${by}${(facts[at]?.employer ?? 0) >= 2}`,
      `joint.place=${by}${facts[at]?.location}`,
      ...(facts[at]?.names ?? [])
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

function haveSameStyle(one: TextLine | undefined, other: TextLine | undefined): boolean {
  return one?.isBold === other?.isBold && one?.size === other?.size && one?.kind === other?.kind;
}

const separatorAfter = ({ pieces }: HeaderPieces, at: number) =>
  pieces[at + 1]?.line === pieces[at]?.line ? (pieces[at + 1]?.separator ?? 'end') : 'end';

function runsOf(header: HeaderPieces, { isTitle, isEmployer }: EntryKindProfile): PieceRun[] {
  const runs: PieceRun[] = [];
  for (let first = 0; first < header.pieces.length; first += 1)
    for (let last = first; last < Math.min(header.pieces.length, first + maxRunLength); last += 1) {
      // What the words themselves have parted is not one value, nor is a label part of one.
      const piece = header.pieces[last];
      if (piece?.label !== null || (last > first && piece.separator === 'word')) break;
      // "B.Sc." in a column beside "Oak University": each is a value.
      const before = last > first && piece.separator === 'tab' ? header.pieces[last - 1]?.text : '';
      if (before && isTitle(before) && isEmployer(piece.text)) break;
      // A value goes on in the next column as a whole.
      if (before && first > 0 && !/^(?:start|tab)$/u.test(header.pieces[first]?.separator ?? ''))
        break;
      runs.push({ first, last, text: textOfPieces(header, first, last) });
    }
  return runs;
}

function slotFeatures(
  all: readonly { text: string; form: PieceFacts }[],
  form: PieceFacts | undefined,
  piece: HeaderPiece,
): string[] {
  const others = all.filter((one) => one.form !== form);
  if (others.length === 0) return ['slot-alone'];
  const share = (has: (one: { form: PieceFacts }) => boolean) =>
    shareBin(others.filter(has).length / others.length);
  return [
    `slot-title=${share((one) => one.form.title >= 2)}`,
    `slot-strict=${share((one) => one.form.isStrict)}`,
    `slot-employer=${share((one) => one.form.employer >= 2)}`,
    `slot-place=${share((one) => one.form.location !== 'none')}`,
    ...(others.some((one) => one.text === piece.text) ? ['slot-same'] : []),
  ];
}

function contextFeatures(
  header: HeaderPieces,
  piece: HeaderPiece,
  index: number,
  facts: readonly PieceFacts[],
): string[] {
  const { line } = piece;
  const form = facts[index];
  const onLine = header.pieces.filter((one) => one.line === line);
  const indexOnLine = onLine.indexOf(piece);
  const titles = facts.map((one) => one.title);
  const employers = facts.map((one) => one.employer);
  const here = header.lines[line];
  const isMixed = header.lines.some((one) => one.isBold) && header.lines.some((one) => !one.isBold);
  const sizes = header.lines.map(({ size }) => size);
  const after = onLine[indexOnLine + 1];
  const [leftForm, rightForm] = [facts[index - 1], facts[index + 1]];
  return [
    'any',
    `by=${piece.separator}`,
    `at=${cappedAt4(indexOnLine)}`,
    `line=${cappedAt4(line)}`,
    `line.at=${cappedAt4(line)}.${cappedAt4(indexOnLine)}`,
    `from-date=${header.datedAt === -1 ? 'none' : Math.max(-3, Math.min(3, line - header.datedAt))}`,
    `of=${cappedAt4(onLine.length)}/${cappedAt4(header.lines.length)}`,
    `all=${cappedAt4(header.pieces.length)}`,
    ...when(line === header.datedAt, header.areDatesFirst ? 'dates-first' : 'dates-last'),
    ...when(
      line === header.datedAt && (header.areDatesFirst ? indexOnLine === 0 : after === undefined),
      header.areDatesFirst ? 'after-date' : 'before-date',
    ),
    ...when((form?.title ?? 0) > 0 && form?.title === Math.max(...titles), 'most-title'),
    ...when((form?.title ?? 0) > 0 && titles.indexOf(Math.max(...titles)) === index, 'first-title'),
    ...when(
      (form?.employer ?? 0) >= 1 && form?.employer === Math.max(...employers),
      'most-employer',
    ),
    ...when(employers.indexOf(Math.max(...employers)) === index, 'first-employer'),
    `others-strict=${facts.some((one, at) => at !== index && one.isStrict)}`,
    `others-employer=${facts.some((one, at) => at !== index && one.employer >= 2)}`,
    ...when(isInLocation(header, index), 'in-place'),
    ...when(piece.label !== null, `label=${piece.label}`),
    ...when(
      indexOnLine > 0 && onLine[indexOnLine - 1]?.label !== null,
      `after-label=${onLine[indexOnLine - 1]?.label}`,
    ),
    ...when(isMixed, here?.isBold === true ? 'bold' : 'bold-not'),
    ...when(here !== undefined && here.size > Math.min(...sizes) + 0.4, 'larger'),
    ...when(here?.kind === 'bullet', 'item'),
    leftForm ? `<title=${leftForm.title}` : '<start',
    ...when(leftForm !== undefined, `<employer=${leftForm?.employer}`),
    ...when(leftForm !== undefined, `<place=${leftForm?.location}`),
    rightForm ? `+title=${rightForm.title}` : '+end',
    ...when(rightForm !== undefined, `+employer=${rightForm?.employer}`),
    ...when(rightForm !== undefined, `+place=${rightForm?.location}`),
  ];
}
