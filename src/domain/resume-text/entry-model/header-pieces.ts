import { isDuration, takeDateRange, type TakenDates } from '../values/dates';
import type { EntryKindProfile } from './entry-kind-profile';
import { formLabelOf, type Entry } from '../entries/labeled-entries';
import { isLocation } from '../values/locations';
import { maxLineLength, type TextLine } from '../lines/text-lines';

/** A piece of a header between two separators; `from` and `to`: its letters in the text of its line. */
export type HeaderPiece = {
  text: string;
  /** The index of its line in the header. */
  line: number;
  from: number;
  to: number;
  /** The name of the separator before it (a group of `separators`); "start" at the start of a line. */
  separator: string;
  /** What it asks for, if it is the label of a form ("Position"). */
  label: string | null;
};

/** Words of a header that no field takes; `line`: the index of their line in the header. */
export type LeftPart = { text: string; line: number };

export type HeaderPieces = {
  lines: readonly TextLine[];
  /** The words of each line without its dates. */
  texts: string[];
  pieces: HeaderPiece[];
  /** Other dates, grades and asides, and what is beyond `maxLineLength`: no field takes them. */
  leftParts: LeftPart[];
  /** The line with the dates; -1 for none. */
  datedAt: number;
  areDatesFirst: boolean;
};

/**
 * Everything that may separate two values. A separator within one value does no harm: the model joins its pieces
 * (`PieceRun`).
 */
const separators =
  /(?<tab>\t+|\s{2,})|\s*(?<bar>[|•·▪●])\s*|\s(?<slash>\/\/?)\s|(?<colon>:)\s+|(?<semicolon>;)\s*|\s?(?<dash>[-–])\s(?!(?:und|oder|and|or|et|y)\s)|\s(?<lean>[–-])(?=\p{Lu})|\s*(?<long>[—―−‒]|--+|~|::)\s*|(?<stop>\.) (?=[\p{Lu}«"“])|\s(?<at>at the|at|@|beim?|bij|chez|pour|for|with|na empresa|dans l[e’'])\s+(?=["“«]?(?:[\p{Lu}\d]|\p{Ll}\p{Lu}))|\s(?<from>(?:from(?: the)?|an der|presso)\s(?=[\p{L}„"“])|à l['’](?=\p{L}))|(?<sign>@)(?=\p{L})|\s(?<in>in|(?:im|am)(?=\s\p{Lu}{2})|en el|en la|en|à|para)\s(?=["“«]?\p{Lu})|\s(?<as>as an?|as the|as)\s|(?<bracket>\((?!\d[\dAB]\))[^()]*\)|\[[^[\]]*\])|(?<street>\s)(?=\d{1,5}\s\p{Lu})|(?<comma>,)\s*/gu;

/** A dot after three letters ends something; after fewer it most likely shortens a word. */
const endsWithWord = /(?:\p{L}{3}|[»"”)])$/u;

/** The pieces of a line, with where each stands and what parts it from the one before. */
function piecesOf(text: string, line: number, profile: EntryKindProfile): HeaderPiece[] {
  const pieces: HeaderPiece[] = [];
  let separator = 'start';
  const add = (from: number, to: number) => {
    const lead = /^(?:[\s,;:|•·–—-]|\.(?=\s))*/u.exec(text.slice(from, to))?.[0].length ?? 0;
    const bare = text.slice(from + lead, to).replace(/[\s,;:|•·–—-]+$/u, '');
    if (bare === '') return;
    const cut = spansWithoutSeparator(bare, text.slice(to), profile);
    for (const [first, last] of cut.spans) {
      const at = from + lead;
      const parted = first > 0 ? cut.separator : separator;
      pieces.push({
        text: bare.slice(first, last),
        line,
        from: at + first,
        to: at + last,
        separator: parted,
        label: null,
      });
    }
  };
  let from = 0;
  for (const match of text.matchAll(separators)) {
    const [name = '', mark = ''] =
      Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    const after = text.slice(match.index + match[0].length);
    if (!profile.isSeparator(name, text.slice(from, match.index), after)) continue;
    if (name === 'stop' && !endsWithWord.test(text.slice(0, match.index))) continue;
    add(from, match.index);
    separator = name;
    from = match.index + match[0].length;
    if (name !== 'bracket') continue;
    if (mark.length > 3)
      pieces.push({ text: mark, line, from: match.index, to: from, separator, label: null });
    separator = 'after-bracket';
  }
  add(from, text.length);
  return pieces;
}

const cityAtEnd =
  /\s((?:(?:Grand|San|Santa|Los|Las|New|Fort|Saint|St\.?|North|South|East|West|El|Salt Lake|Port|Mount|Palm|Long|Cedar|Ann|Baton|Green|Little|Kansas|Oklahoma|Jersey|Virginia|Coral|Boca|Hong|Kuala|Buenos|Sao|São|Rio de|Tel|Cape|Ho Chi)\s)?\p{Lu}[\p{L}’'.-]+)$/u;

/** "Oak Logistics-Lima, OH", as a job site prints it; "Winston-Salem" is one town. */
function cityAtDash(text: string): RegExpExecArray | null {
  const found = /\s?-\s?(\p{Lu}[\p{L}.' ]+)$/u.exec(text);
  const isOneTown = /(?:Winston|Wilkes|Fuquay|Dover)$/u.test(text.slice(0, found?.index ?? 0));
  return isOneTown ? null : found;
}

/** The last word asks for more: "Analista de". */
const endsOpen = /\s(?:of|for|in|and|&|de|del|des|du|d[ao]s?|di|en|em|e|y|et|für|und|im)$/iu;

/**
 * "Night Cook Blue Door Diner", "Night Cook-Blue Door", "Blue Door Diner Grand Rapids, MI": nothing but its words parts
 * the one from the other.
 */
function spansWithoutSeparator(
  text: string,
  after: string,
  { isTitle, isEmployer, titleScore }: EntryKindProfile,
): { spans: [number, number][]; separator: string } {
  const words = text.split(' ');
  const whole = { spans: [[0, text.length] satisfies [number, number]], separator: '' };
  if (words.length < 2 || words.length > 9) return whole;
  const city = /^,\s*(?:[A-Z]{2}\b|\p{Lu}\p{Ll}+)/u.test(after)
    ? (cityAtDash(text) ?? cityAtEnd.exec(text))
    : null;
  if (
    city &&
    (words.length > 2 || city[0].startsWith('-')) &&
    !isTitle(text) &&
    !isEmployer(city[1] ?? '') &&
    !text.endsWith('.') &&
    (isEmployer(text.slice(0, city.index)) || /^,\s*[A-Z]{2}\b/u.test(after))
  )
    return {
      spans: [
        [0, city.index],
        [text.length - (city[1] ?? '').length, text.length],
      ],
      separator: city[0].startsWith('-') ? 'word' : 'city',
    };
  for (const { index } of text.matchAll(/[-–](?=\p{Lu})/gu)) {
    const [left, right] = [text.slice(0, index), text.slice(index + 1)];
    // "Co-Organizer" is one word.
    if (/(?:^|\s)(?:co|vice|ex|non|pre|sub)$/iu.test(left)) continue;
    const isEnd = isTitle(left) && !isTitle(right) && (right.includes(' ') || isEmployer(right));
    if (isEnd || (isEmployer(left) && isTitle(right) && !isTitle(left)))
      return {
        spans: [
          [0, index],
          [index + 1, text.length],
        ],
        separator: 'word',
      };
  }
  const parted = words
    .map((_, cut) => [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] as const)
    .reverse()
    .find(
      ([left, right]) =>
        isTitle(left) &&
        !endsOpen.test(left) &&
        right.includes(' ') &&
        isEmployer(right) &&
        titleScore(right) <= 0,
    );
  if (parted && /^\p{Lu}/u.test(parted[1]) && /[\p{L}.]$/u.test(parted[0]))
    return {
      spans: [
        [0, parted[0].length],
        [parted[0].length + 1, text.length],
      ],
      separator: 'word',
    };
  return whole;
}

/** "3.46 GPA", "CGPA: 8.2/10" is nobody's name. */
const grade =
  /^\(?(?:\d[\d.,]{0,5}(?:\s?\/\s?\d[\d.]{0,4})?\s*c?gpa|c?gpa\b[\s:]*\d[\d.,]{0,5}(?:\s?\/\s?\d[\d.]{0,4})?)\)?$/iu;

/** "…, Advisor: Ida Example" names whom somebody worked with, and no employer. */
const leader =
  /[\s,;|(–-]+(?:(?:faculty|thesis|academic) )?(?:advis[eo]r|supervisor|mentor|principal investigator|pi|encadrante?|tuteur|betreuer(?:in)?|tutora?)\s*:\s*\p{Lu}[^,|\t:]{2,40}$/iu;

/** "Intern (built a tool that sorts wool; stayed on)" tells of the job in its last bracket. */
const aside = /\s+\((?:previously|formerly|built|led|wrote|made|\p{Ll}\p{L}+ed\b)[^()]{4,140}\)$/u;

/** The pieces of an entry's header, line by line, without dates and durations. */
export function headerPieces(
  { header: lines, dates, datedAt }: Entry,
  profile: EntryKindProfile,
): HeaderPieces {
  const header: HeaderPieces = {
    lines,
    texts: [],
    pieces: [],
    leftParts: [],
    datedAt,
    areDatesFirst: false,
  };
  for (const [line, { plain }] of lines.entries()) {
    const isDated = line === datedAt && dates !== null;
    const other = isDated || datedAt === -1 ? null : datesIn(plain, profile);
    const whole = (isDated ? dates : other)?.rest ?? plain;
    const [told = ''] =
      whole.length <= maxLineLength ? (leader.exec(whole) ?? aside.exec(whole) ?? []) : [];
    const rest = whole.slice(0, whole.length - told.length);
    if (told !== '') header.leftParts.push({ text: told.replace(/^[\s,;|–-]+/u, ''), line });
    if (isDated) header.areDatesFirst = rest !== '' && !plain.startsWith(rest.slice(0, 4));
    if (other) header.leftParts.push({ text: `${other.startDate} ${other.endDate}`.trim(), line });
    if (rest.length > maxLineLength)
      header.leftParts.push({ text: rest.slice(maxLineLength), line });
    const text = profile
      .stripLeadIn(rest.slice(0, maxLineLength))
      .replace(/([\p{L})]{4})\.$/u, '$1');
    header.texts.push(text);
    const pieces = piecesOf(text, line, profile);
    for (const [at, piece] of pieces.entries()) {
      const isAsked = /^(?:colon|tab)$/u.test(pieces[at + 1]?.separator ?? '');
      if (grade.test(piece.text)) header.leftParts.push({ text: piece.text, line });
      else if (!isDuration(piece.text))
        header.pieces.push({
          ...piece,
          label: isAsked ? formLabelOf(`${piece.text}: x`, profile) : null,
        });
    }
  }
  return header;
}

/** Dates on another line than the one with the header's dates. */
function datesIn(plain: string, profile: EntryKindProfile): TakenDates | null {
  return takeDateRange(plain) ?? (plain.length < 80 ? profile.takeSingleDate(plain) : null);
}

/** The words of pieces that stand together, as they were written. */
export function textOfPieces({ pieces, texts }: HeaderPieces, first: number, last: number): string {
  const spans: { line: number; from: number; to: number }[] = [];
  for (const { line, from, to } of pieces.slice(first, last + 1)) {
    const open = spans.at(-1);
    if (open?.line === line) open.to = to;
    else spans.push({ line, from, to });
  }
  return spans
    .map(({ line, from, to }) => texts[line]?.slice(from, to) ?? '')
    .join(' ')
    .replace(/^as (?:an? )?(?=\p{L})/iu, '');
}

/** True for a piece of a location ("Lima, Ohio, United States"). */
export function isInLocation(header: HeaderPieces, index: number): boolean {
  const { pieces } = header;
  const goesOn = (at: number) =>
    pieces[at]?.separator === 'comma' && pieces[at]?.line === pieces[at - 1]?.line;
  let first = index;
  for (let back = 0; back < 3; back += 1) {
    let last = first;
    while (last - first < 3) {
      if (last >= index && isLocation(textOfPieces(header, first, last))) return true;
      if (!goesOn(last + 1)) break;
      last += 1;
    }
    if (!goesOn(first)) break;
    first -= 1;
  }
  return false;
}
