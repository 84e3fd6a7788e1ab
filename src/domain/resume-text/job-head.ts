import { takeDateRange, takePlace, takeSingleDate } from './dates-and-places';
import {
  isJobTitle,
  isShiftOrHours,
  isSurelyEmployer,
  looksLikeName,
} from '../language/en/job-words';
import { columns } from './text-lines';

export type JobHead = {
  jobTitle: string;
  company: string;
  location: string;
  startDate: string;
  endDate: string;
  /** What the head names first, when it names both. */
  order: HeadOrder | null;
};

export type HeadOrder = 'title-first' | 'employer-first';

/**
 * Title, employer, place and dates from the one to three lines that head a job, or null when it
 * is not sure which is which. An employer may be missing; everything that stands in the lines is
 * in the result, or there is none. `order` is that of the other heads: it settles what words alone do not.
 */
export function readJobHead(
  lines: readonly string[],
  order: HeadOrder | null = null,
): JobHead | null {
  const dated = takeDates(lines);
  if (!dated) return null;
  const placed = takePlaces(dated.parts);
  if (!placed) return null;
  const named = nameParts(placed.parts, order);
  if (!named) return null;
  return {
    ...named,
    location: placed.location,
    startDate: dated.startDate,
    endDate: dated.endDate,
  };
}

/** A head as we write it ourselves: the title, then the dates, then a line with the employer and the place. */
export function readOwnHead(titleLines: readonly string[], placeLine: string): JobHead | null {
  const dateLine = titleLines.at(-1) ?? '';
  const dated = takeDateRange(dateLine) ?? takeSingleDate(dateLine);
  const title = [...titleLines.slice(0, -1), dated?.rest ?? ''].filter((part) => part !== '');
  if (!dated || title.length === 0) return null;
  const placed = takePlace(placeLine);
  return {
    jobTitle: title.join(' '),
    company: placed?.rest ?? placeLine,
    location: placed?.location ?? '',
    startDate: dated.startDate,
    endDate: dated.endDate,
    order: 'title-first',
  };
}

function takeDates(lines: readonly string[]) {
  const ranges = lines.flatMap((line) => takeDateRange(line) ?? takeSingleDate(line) ?? []);
  const [range] = ranges;
  if (!range || ranges.length > 1 || takeDateRange(range.rest)) return null;
  const parts = lines.flatMap((line) =>
    columns((takeDateRange(line) ?? takeSingleDate(line))?.rest ?? line),
  );
  // A year that is left over is a fact we cannot place.
  if (parts.some((part) => /\d{4}|@|\d{3}-\d{4}/u.test(part))) return null;
  return { startDate: range.startDate, endDate: range.endDate, parts };
}

function takePlaces(parts: readonly string[]): { location: string; parts: string[] } | null {
  const places = parts.flatMap((part) => takePlace(part) ?? []);
  if (places.length > 1) return null;
  const left = parts.map((part) => takePlace(part)?.rest ?? part).filter((part) => part !== '');
  return { location: places[0]?.location ?? '', parts: left };
}

type Named = { jobTitle: string; company: string; order: HeadOrder | null };

function nameParts(parts: readonly string[], order: HeadOrder | null): Named | null {
  const [first, second] = parts;
  if (first === undefined || parts.length > 2) return null;
  if (second !== undefined) return tellApart(first, second, order);
  const at = first.split(/\s+(?:at|@|en)\s+/u);
  if (at.length === 2 && at[0] && at[1])
    return isJobTitle(at[0]) ? { jobTitle: at[0], company: at[1], order: null } : null;
  const pieces = commaPieces(first);
  if (pieces.length === 1)
    return isJobTitle(first) ? { jobTitle: first, company: '', order: null } : null;
  return pieces.length === 2 && pieces[0] && pieces[1]
    ? tellApart(pieces[0], pieces[1], order)
    : null;
}

/** Cut at commas, but "Oak, Inc." stays one employer and "Guard, Night Shift" one title. */
function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/,\s*/u)) {
    const belongsBefore = /^(?:inc|llc|ltd|corp|co)\.?$/iu.test(piece) || isShiftOrHours(piece);
    const before = pieces.pop();
    if (before === undefined) pieces.push(piece);
    else if (belongsBefore) pieces.push(`${before}, ${piece}`);
    else pieces.push(before, piece);
  }
  const [title = '', kind = '', employer = ''] = pieces;
  // "Volunteer, office, Food Pantry": what begins small says which kind of job it was.
  return pieces.length === 3 && /^\p{Ll}/u.test(kind) && isJobTitle(title)
    ? [`${title}, ${kind}`, employer]
    : pieces;
}

function tellApart(first: string, second: string, order: HeadOrder | null): Named | null {
  if (!looksLikeName(first) || !looksLikeName(second)) return null;
  const score = (text: string) => Number(isJobTitle(text)) - Number(isSurelyEmployer(text));
  const difference = score(first) - score(second);
  const isUnsure = difference === 0 || (!isJobTitle(first) && !isJobTitle(second));
  if (isUnsure && order === null) return onlyEmployerIsSure(first, second);
  const isTitleFirst = isUnsure ? order === 'title-first' : difference > 0;
  return isTitleFirst
    ? { jobTitle: first, company: second, order: 'title-first' }
    : { jobTitle: second, company: first, order: 'employer-first' };
}

/** "Farrier, self-employed": no title we know, but there is no doubt which one the employer is. */
function onlyEmployerIsSure(first: string, second: string): Named | null {
  return /^(?:self[- ]employed|freelance)$/iu.test(second) && first.split(' ').length < 4
    ? { jobTitle: first, company: second, order: null }
    : null;
}
