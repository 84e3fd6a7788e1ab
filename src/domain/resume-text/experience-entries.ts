import { contactParts } from './contact-parts';
import { cutEntries } from './entry-cuts';
import { isJobTitle, isSurelyEmployer, titleScore } from '../language/en/job-words';
import type { DateRange } from './dates';
import { commaPieces, headOf, type Head } from './head-parts';
import { nameHeads, type NamedHead, type NamedPart } from './head-pattern';
import { withHeadsApart } from './heads-apart';
import { withRowsOfTable } from './job-table';
import { jobLabels } from '../language/en/resume-labels';
import { isToday } from '../resume/ongoing';
import type { EntryDoubt } from './offers';
import { cutOwnEntries, ownHeadOf } from './own-file-heads';
import type { LeftText, Taken } from './placed-lines';
import type { FoundExperience } from './resume-fields';
import { maxLineLength } from './text-lines';
import type { TextLine } from './text-lines';

export type FoundJobs = {
  entries: FoundExperience[];
  /** What of the entries is not sure, by the entry. */
  doubts: EntryDoubt<'jobTitle' | 'company' | 'startDate' | 'endDate'>[];
  taken: Taken[];
  left: LeftText[];
};

/**
 * The jobs of a section: cut first, then told apart by the one pattern that fits all heads. What is not sure is no
 * value yet but an offer; every word that no field takes is left, in view.
 */
export function experienceEntries(written: readonly TextLine[], isOwnFile = false): FoundJobs {
  const table = withRowsOfTable(isOwnFile ? [] : written);
  const lines = isOwnFile ? written : withHeadsApart(table.lines);
  const { before, entries } = isOwnFile ? cutOwnEntries(lines) : cutEntries(lines);
  const heads = entries.map(isOwnFile ? ownHeadOf : headOf);
  const named = nameHeads(heads);
  const found: FoundJobs = { entries: [], doubts: [], taken: [], left: asLeft(before) };
  found.left.push(...asLeft(table.headings).map((one): LeftText => ({ ...one, isLabel: true })));
  const over = employersOverRoles(heads, named);
  for (const [at, { head: headLines, body }] of entries.entries()) {
    const [head, names] = [heads[at], named[at]];
    if (!head || !names) continue;
    if (over.has(at)) {
      const place = { kind: 'job', index: found.entries.length } as const;
      found.taken.push(...headLines.map((line): Taken => ({ line, place })));
      found.left.push(...asLeft(body));
      continue;
    }
    if (names.jobTitle.value === '' && names.company.value === '') {
      found.left.push(...asLeft(headLines), ...asLeft(body));
      continue;
    }
    const titled = titleBelow(names, body[0]);
    if (titled) Object.assign(names, titled);
    const index = found.entries.length;
    const isWholeLine =
      titled !== null && body[0]?.plain.replace(/\s*[.:;]$/u, '') === titled.jobTitle.value;
    const { description, rest } = describe(isWholeLine ? body.slice(1) : body);
    const place = { kind: 'job', index } as const;
    for (const line of [...headLines, ...body])
      if (!rest.includes(line)) found.taken.push({ line, place });
    const { startDate, endDate, isUnfinished } = head.dates;
    const placed =
      names.company.value === '' && names.jobTitle.value !== ''
        ? employerInPlace(names.company, head.location)
        : withoutCity(names.company, head.location);
    names.company = placed.company;
    found.entries.push({
      jobTitle: sureValue(names.jobTitle),
      company: sureValue(names.company),
      location: placed.location,
      startDate: isUnfinished ? '' : startDate,
      endDate: isUnfinished ? '' : endDate,
      description,
    });
    found.doubts.push(...doubtsOf(index, names));
    // Dates beside names that may be anything may date anything.
    const entry = found.entries[index];
    const isHalf = endDate === '' || names.jobTitle.value === '' || names.company.value === '';
    if (entry && isHalf && entry.jobTitle === '' && entry.company === '')
      for (const field of ['startDate', 'endDate'] as const) {
        const value = entry[field];
        if (value === '') continue;
        found.doubts.push({ index, field, value, runnerUp: null, isLikely: true });
        entry[field] = '';
      }
    if (isUnfinished)
      found.left.push(
        ...asParts(headLines, [
          { text: `${startDate} – ${endDate}`, line: entries[at]?.datedAt ?? 0 },
        ]),
      );
    found.left.push(...asParts(headLines, names.rest), ...asLeft(rest));
  }
  return found;
}

/** "As a line cook, I …", "I worked as a line cook and …". */
const told =
  /^(?:as (?:an?|the) |i (?:worked|work|am working) as (?:an?|the) )([^,.]{4,45}?)(?:, i\b|\s(?:and|for|of|in|at|where)\s)/iu;

/**
 * An employer with the whole time there, over roles with parts of that time: each role is a job at that employer, and the
 * line over them is none. Gives the employer to the roles, and returns where such lines are.
 */
function employersOverRoles(
  heads: readonly Head[],
  named: readonly NamedHead[],
): ReadonlySet<number> {
  const over = new Set<number>();
  for (const [at, { dates }] of heads.entries()) {
    const names = named[at];
    if (!names || names.jobTitle.value !== '' || names.company.value === '') continue;
    if (dates.startDate === '') continue;
    for (let next = at + 1; next < heads.length; next += 1) {
      const role = named[next];
      const isRole = role?.company.value === '' && role.jobTitle.value !== '';
      if (!role || !isRole || !isWithin(heads[next]?.dates, dates)) break;
      role.company = { ...names.company, confidence: 'likely', runnerUp: null };
      over.add(at);
    }
  }
  return over;
}

function isWithin(part: DateRange | undefined, whole: DateRange): boolean {
  const yearOf = (date: string, open: number) =>
    date === '' || isToday(date) ? open : Number(/(?:19|20)\d\d/u.exec(date)?.[0] ?? Number.NaN);
  return (
    part !== undefined &&
    part.startDate !== '' &&
    yearOf(part.startDate, 0) >= yearOf(whole.startDate, 0) &&
    yearOf(part.endDate, 9999) <= yearOf(whole.endDate, 9999)
  );
}

/** A head without a title, over a line that says one and no more ("• Shift supervisor."). */
function titleBelow(
  { jobTitle, company }: NamedHead,
  line: TextLine | undefined,
): Pick<NamedHead, 'jobTitle' | 'company'> | null {
  const title = told.exec(line?.plain ?? '')?.[1] ?? titleOf(line?.plain ?? '');
  if (!isJobTitle(title) || titleScore(jobTitle.value) >= 2 || titleScore(company.value) >= 2)
    return null;
  const isEmployer = company.value === '';
  return {
    jobTitle: {
      value: title,
      confidence: 'likely',
      runnerUp: jobTitle.value === '' ? null : jobTitle.value,
    },
    company: isEmployer ? { ...jobTitle, confidence: 'likely', runnerUp: null } : company,
  };
}

/** "Shift supervisor.", "Line cook, making breakfast for …": a title, and what it was about. */
function titleOf(plain: string): string {
  const [, before = plain] = /^([^,:;]{4,45}),\s\p{Ll}/u.exec(plain) ?? [];
  return before.replace(/\s*[.:;]$/u, '');
}

const cityBehind =
  /^(.+),\s((?:City of )?(?:(?:San|Santa|Santo|Los|Las|New|Fort|Saint|St\.?|Buenos|Hong|Kuala|Tel|Rio de|Sao|São|El|La|Puerto) )?\p{Lu}[\p{L}.'’-]+)$/u;

/** "Mill Group, Wels": what stands last behind an employer, in a word or two, is where it is. */
function withoutCity(
  company: NamedPart,
  location: string,
): { company: NamedPart; location: string } {
  const [, name = '', city = ''] = cityBehind.exec(company.value) ?? [];
  const isCity =
    location === '' &&
    city !== '' &&
    (city.startsWith('City of ') || !isSurelyEmployer(city)) &&
    !isJobTitle(city) &&
    commaPieces(company.value).length > 1;
  return isCity ? { company: { ...company, value: name }, location: city } : { company, location };
}

const cityAtEnd =
  /^(\p{Lu}[^,]*?)\s+((?:(?:Grand|San|Santa|Los|Las|New|Fort|Saint|St\.?|North|South|East|West|El|Salt Lake|Port|Mount|Palm|Long|Cedar|Ann|Baton|Green|Little|Kansas|Oklahoma|Jersey|Virginia|Coral|Boca|Hong|Kuala|Buenos|Sao|São|Rio de|Tel|Cape|Ho Chi)\s)?\p{Lu}[\p{L}’'.-]+,.*)$/u;

/** "Oak Logistics-Lima, OH", as a job site prints it; "Winston-Salem" is one town. */
const cityAtDash =
  /^(?!Winston-|Wilkes-|Fuquay-|Dover-)(\p{Lu}[^,]*?\p{L}{2}.*?)\s?-\s?(\p{Lu}[\p{L}.' ]+,.*)$/u;

/** "Oak Health Grand Rapids, MI": a city has a word or two, and what stands before it is who is there. */
function employerInPlace(
  company: NamedPart,
  location: string,
): { company: NamedPart; location: string } {
  const [, name = '', city = ''] = cityAtDash.exec(location) ?? cityAtEnd.exec(location) ?? [];
  return name === '' ||
    (name.split(' ').length < 2 && !isSurelyEmployer(name) && !cityAtDash.test(location))
    ? { company, location }
    : { company: { value: name, confidence: 'likely', runnerUp: null }, location: city };
}

function sureValue({ value, confidence }: NamedPart): string {
  return confidence === 'sure' ? value : '';
}

function doubtsOf(index: number, names: NamedHead): FoundJobs['doubts'] {
  return (['jobTitle', 'company'] as const).flatMap((field) => {
    const { value, confidence, runnerUp } = names[field];
    return confidence === 'sure' || (value === '' && (runnerUp ?? '') === '')
      ? []
      : [{ index, field, value, runnerUp, isLikely: confidence === 'likely' }];
  });
}

/** The words of a job, a line for each; what reaches somebody is no duty and is left. */
function describe(lines: readonly TextLine[]): { description: string; rest: TextLine[] } {
  const texts: string[] = [];
  const rest: TextLine[] = [];
  let before: TextLine | null = null;
  for (const line of lines) {
    // "Duties:" heads the lines below it and is none of them.
    const isLabel = /^[^.!?]{2,40}:$/u.test(line.plain);
    const isContact =
      line.plain.length <= maxLineLength &&
      contactParts(line.plain).some(({ kind }) => kind === 'email' || kind === 'phone');
    if (isContact || isLabel) {
      rest.push(line);
      continue;
    }
    const plain = line.plain.replace(jobLabels.description, '');
    if (before && isWrapped(before, line)) texts.push(`${texts.pop() ?? ''} ${plain}`);
    else texts.push(plain);
    before = line;
  }
  return { description: texts.join('\n'), rest };
}

/** The second half of a line that was broken over two. */
function isWrapped(before: TextLine, { kind, plain, gap }: TextLine): boolean {
  if (kind !== 'text' || gap > 0) return false;
  return /^\p{Ll}/u.test(plain) || (before.plain.length >= 60 && !/[.!?:;]$/u.test(before.plain));
}

function asParts(
  lines: readonly TextLine[],
  parts: readonly { text: string; line: number }[],
): LeftText[] {
  return parts.flatMap(({ text, line }) => {
    const from = lines[line];
    return from ? [{ line: from, text }] : [];
  });
}

function asLeft(lines: readonly TextLine[]): LeftText[] {
  return lines.map((line) => ({ line, text: line.raw.trim() }));
}
