import { isJobTitle, isSurelyEmployer } from '../../language/en/job-words';
import { commaPieces } from '../values/comma-pieces';
import { othersOf, toldOf, waysOf, type Way } from '../entry-model/head-choice';
import { seenInHeads, type SeenInHead } from '../entry-model/head-features';
import { headPieces, type HeadPart, type HeadPieces } from '../entry-model/head-pieces';
import type { HeadWords } from '../entry-model/head-words';
import { withBrokenTitles, withTitlesOfForm } from './heads-of-one-form';
import type { Entry } from './labeled-entries';
import { withPartsBehind } from './departments';
import { isPlace, takePlace } from '../values/places';
import { withSharedEmployers } from './shared-employers';
import { isNoName, seenAroundJob, sharesInSection } from './sure-jobs';
import type { NamedHead, NamedPart } from './sure-jobs';
import { bars, trustOf } from '../entry-model/sure-values';

/**
 * Tells title, employer and place in all heads of a section: first each head by itself, then again with what the other
 * heads of the section say of the same places in them, because people write all their heads in one way.
 */
export function nameHeads(entries: readonly Entry[], words: HeadWords): NamedHead[] {
  const heads = entries.map((entry) => headPieces(entry, words));
  const seen = seenInHeads(heads, words);
  const others = othersOf(seen.map((one) => toldOf(one, waysOf(one, words.headWeights, null))));
  const alone = heads.flatMap((head, at) => {
    const [one, of] = [seen[at], others[at]];
    return one && of ? [namedBy(head, one, waysOf(one, words.headWeights, of), words)] : [];
  });
  const named = withSharedEmployers(
    withTitlesOfForm(withBrokenTitles(alone, heads, words.titleScore), heads),
    entries,
  );
  const { isSure } = words;
  if (isSure) return named.map((head, at) => trustedBy(isSure, head, entries[at]?.share ?? 1));
  const section = sharesInSection(named);
  return named.map((head, at) => {
    const entry = entries[at];
    const pieces = heads[at];
    if (!entry || !pieces) return head;
    return withPartsBehind(
      trusted(head, seenAroundJob(entry, head, section, named.length === 1)),
      pieces,
    );
  });
}

function trustedBy(
  isSure: NonNullable<HeadWords['isSure']>,
  head: NamedHead,
  cut: number,
): NamedHead {
  const part = (field: 'title' | 'employer', named: NamedPart): NamedPart =>
    named.value !== '' && named.share !== undefined && isSure(field, named.value, named.share, cut)
      ? { ...named, confidence: 'sure', runnerUp: null }
      : named;
  return {
    ...head,
    jobTitle: part('title', head.jobTitle),
    company: part('employer', head.company),
  };
}

/** Takes as sure what was right often enough with such things around it; a value that only a rule has found never is. */
function trusted(head: NamedHead, seen: ReturnType<typeof seenAroundJob>): NamedHead {
  const part = (field: 'jobTitle' | 'company'): NamedPart => {
    const { value, share } = head[field];
    if (value === '' || share === undefined) return head[field];
    const isSure = !isNoName(value) && trustOf(field, seen[field]) >= bars[field];
    return isSure ? { ...head[field], confidence: 'sure', runnerUp: null } : head[field];
  };
  return { ...head, jobTitle: part('jobTitle'), company: part('company') };
}

function namedBy(
  head: HeadPieces,
  seen: SeenInHead,
  ways: readonly Way[],
  words: HeadWords,
): NamedHead {
  const best = ways.reduce<Way>((top, way) => (way.share > top.share ? way : top), {
    title: -1,
    employer: -1,
    share: 0,
    own: 0,
  });
  const named = (field: 'title' | 'employer'): NamedPart => {
    const sharesBy = (by: 'share' | 'own') => {
      const shares = new Map<string, number>();
      for (const way of ways) {
        const text = seen.runs[way[field]]?.text ?? '';
        shares.set(text, (shares.get(text) ?? 0) + way[by]);
      }
      return [...shares].sort((a, b) => b[1] - a[1]);
    };
    const value = seen.runs[best[field]]?.text ?? '';
    const all = sharesBy('share');
    const shareOf = (texts: typeof all) =>
      texts.reduce((sum, [text, one]) => sum + (isMostlySame(value, text) ? one : 0), 0);
    const share = shareOf(all);
    const other = all.find(([text]) => text !== '' && text !== value);
    const isUntitled =
      !words.isSure && field === 'title' && head.datedAt === -1 && words.titleScore(value) <= 0;
    const confidence =
      value === '' && share >= bars.none
        ? 'sure'
        : share >= words.likelyShare && !isUntitled
          ? 'likely'
          : 'unsure';
    return { value, confidence, runnerUp: other?.[0] ?? null, share: shareOf(sharesBy('own')) };
  };
  const labeled = labeledIn(head);
  const [title, employer] = [seen.runs[best.title], seen.runs[best.employer]];
  const isTaken = (at: number) =>
    labeled.at.has(at) ||
    [title, employer].some((run) => run !== undefined && at >= run.first && at <= run.last);
  const sure = (value: string): NamedPart => ({ value, confidence: 'sure', runnerUp: null });
  const rest = restOf(head, isTaken, employer?.last ?? -2);
  const [jobTitle, company] = [named('title'), named('employer')];
  const isAgain = (part: NamedPart, value: string | undefined) =>
    value !== undefined && value.includes(part.value);
  const found: NamedHead = {
    jobTitle:
      labeled.title === undefined
        ? isAgain(jobTitle, labeled.employer)
          ? nothing
          : jobTitle
        : sure(labeled.title),
    company:
      labeled.employer === undefined
        ? isAgain(company, labeled.title)
          ? nothing
          : company
        : sure(labeled.employer),
    ...rest,
    location: labeled.location ?? rest.location,
  };
  return words.isCityBehind ? withoutCity(found) : found;
}

const nothing: NamedPart = { value: '', confidence: 'sure', runnerUp: null };

/** The place, and what is left: pieces that stand together on a line are one part of it. */
function restOf(
  head: HeadPieces,
  isTaken: (at: number) => boolean,
  employer: number,
): { location: string; rest: HeadPart[] } {
  const parts: { text: string; line: number; first: number }[] = [];
  let open: { from: number; to: number; line: number; first: number } | null = null;
  const close = () => {
    if (open)
      parts.push({
        text: head.texts[open.line]?.slice(open.from, open.to).trim() ?? '',
        line: open.line,
        first: open.first,
      });
    open = null;
  };
  for (const [at, { line, from, to, separator, label }] of head.pieces.entries()) {
    if (isTaken(at) || label !== null) close();
    else if (open && open.line === line && separator === 'comma') open.to = to;
    else {
      close();
      open = { from, to, line, first: at };
    }
  }
  close();
  const bare = (text: string) => (isPlace(text) ? text : text.replace(/^[([]|[)\]]$/gu, ''));
  const place =
    parts.find(({ text }) => isPlace(bare(text))) ??
    parts.find(({ text }) => takePlace(bare(text)) !== null);
  const taken = place && takePlace(bare(place.text));
  // "Mill Group, Wels": what stands last behind an employer, in a word or two, is where it is.
  const city = place
    ? undefined
    : parts.find(
        ({ text, first }) =>
          first === employer + 1 &&
          /^(?:comma|stop)$/u.test(head.pieces[first]?.separator ?? '') &&
          /^\p{Lu}[\p{L}.'’ -]{1,25}$/u.test(text) &&
          !text.includes(' '),
      );
  const where = place ?? city;
  const rest = [
    ...head.besides,
    ...parts.filter((part) => part !== where).map(({ text, line }) => ({ text, line })),
  ];
  if (place && taken && taken.rest !== '') rest.push({ text: taken.rest, line: place.line });
  return { location: taken?.location ?? city?.text ?? '', rest };
}

/** Another cut of a value that holds most of it, or the value with its place behind it, is no other value. */
function isMostlySame(value: string, other: string): boolean {
  const [short = '', long = ''] = [value, other].sort((one, two) => one.length - two.length);
  return (
    (long.includes(short) && short.length >= long.length * 0.6) ||
    (value !== '' &&
      (other.startsWith(`${value}, `) ||
        other.startsWith(`${value} (`) ||
        value.startsWith(`${other} (`)))
  );
}

/** What a form asks for by its label ("Position: Cook"): all that stands behind it. */
function labeledIn({ pieces, texts }: HeadPieces): {
  title?: string;
  employer?: string;
  location?: string;
  at: Set<number>;
} {
  const found: {
    title?: string;
    employer?: string;
    location?: string;
    at: Set<number>;
  } = { at: new Set() };
  for (const [at, { label, line, separator }] of pieces.entries()) {
    const next = pieces[at + 1];
    if (
      (label !== 'title' && label !== 'employer' && label !== 'location') ||
      next?.line !== line ||
      separator === 'comma'
    )
      continue;
    const end = pieces.findIndex(
      (piece, index) =>
        index > at + 1 &&
        (piece.line !== line ||
          piece.label !== null ||
          /^(?:tab|semicolon)$/u.test(piece.separator)),
    );
    const last = pieces[(end === -1 ? pieces.length : end) - 1];
    found[label] ??= texts[line]?.slice(next.from, last?.to).trim() ?? '';
    for (let index = at; index < (end === -1 ? pieces.length : end); index += 1)
      found.at.add(index);
  }
  return found;
}

const cityBehind =
  /^(.+),\s((?:City of )?(?:(?:San|Santa|Santo|Los|Las|New|Fort|Saint|St\.?|Buenos|Hong|Kuala|Tel|Rio de|Sao|São|El|La|Puerto) )?\p{Lu}[\p{L}.'’-]+)$/u;

/** "Mill Group (Lima, PE)". */
const inBrackets = /^(.*\p{L})\s*\((\p{Lu}\p{L}[^()\d,]{1,25},\s*\p{Lu}[^()\d]{1,30})\)$/u;

/** "Mill Group, Wels": what stands last behind an employer, in a word or two, is where it is. */
function withoutCity(head: NamedHead): NamedHead {
  const [, owner, place] = inBrackets.exec(head.company.value) ?? [];
  if (owner !== undefined && place !== undefined && head.location === '')
    return { ...head, company: { ...head.company, value: owner }, location: place };
  const [, value = '', city = ''] = cityBehind.exec(head.company.value) ?? [];
  const isCity =
    head.location === '' &&
    city !== '' &&
    !/\b(?:army|navy|air force|corps|guard)\b/iu.test(value) &&
    (city.startsWith('City of ') || !isSurelyEmployer(city)) &&
    !isJobTitle(city) &&
    commaPieces(head.company.value).length > 1;
  return isCity ? { ...head, company: { ...head.company, value }, location: city } : head;
}
