import { isJobTitle, isSurelyEmployer } from '../../language/en/job-words';
import { commaPieces } from '../values/comma-pieces';
import {
  sectionVotes,
  headerVotes,
  scoreAssignments,
  type FieldAssignment,
} from '../entry-model/header-assignments';
import { headerFeatures, type HeaderFeatures } from '../entry-model/header-features';
import { headerPieces, type LeftPart, type HeaderPieces } from '../entry-model/header-pieces';
import type { EntryKindProfile } from '../entry-model/entry-kind-profile';
import { withBrokenTitles, withUsualTitleLine } from './usual-header-lines';
import type { Entry } from './labeled-entries';
import { withTrailingParts } from './trailing-parts';
import { isLocation, takeLocation } from '../values/locations';
import { withSharedEmployers } from './shared-employers';
import { isImplausibleValue, confidenceFeatures, sectionProbabilities } from './job-confidence';
import type { NamedHeader, NamedValue } from './job-confidence';
import { confidenceThresholds, confidenceOf } from '../entry-model/confidence-model';

/**
 * Finds title, employer and location in the headers of a section's entries, one `NamedHeader` for each entry. The headers are
 * scored twice: each by itself, then with the votes of the section's other headers, because people write all their headers
 * in one form. Takes time in step with the entries: a header has at most eight pieces (`header-features`).
 */
export function assignFields(entries: readonly Entry[], profile: EntryKindProfile): NamedHeader[] {
  const headers = entries.map((entry) => headerPieces(entry, profile));
  const features = headerFeatures(headers, profile);
  const votes = sectionVotes(
    features.map((one) => headerVotes(one, scoreAssignments(one, profile.headerWeights, null))),
  );
  const alone = headers.flatMap((header, at) => {
    const [ofHeader, ofSection] = [features[at], votes[at]];
    if (!ofHeader || !ofSection) return [];
    const assignments = scoreAssignments(ofHeader, profile.headerWeights, ofSection);
    return [namedHeader(header, ofHeader, assignments, profile)];
  });
  const named = withSharedEmployers(
    withUsualTitleLine(withBrokenTitles(alone, headers, profile.titleScore), headers),
    entries,
  );
  const { isSure } = profile;
  if (isSure)
    return named.map((header, at) =>
      withSchoolConfidence(isSure, header, entries[at]?.cutProbability ?? 1),
    );
  const section = sectionProbabilities(named);
  return named.map((header, at) => {
    const [entry, pieces] = [entries[at], headers[at]];
    if (!entry || !pieces) return header;
    const ofJob = confidenceFeatures(entry, header, section, named.length === 1);
    return withTrailingParts(withJobConfidence(header, ofJob), pieces);
  });
}

function withSchoolConfidence(
  isSure: NonNullable<EntryKindProfile['isSure']>,
  header: NamedHeader,
  cutProbability: number,
): NamedHeader {
  const checked = (field: 'title' | 'employer', named: NamedValue): NamedValue =>
    named.value !== '' &&
    named.probability !== undefined &&
    isSure(field, named.value, named.probability, cutProbability)
      ? { ...named, confidence: 'sure', runnerUp: null }
      : named;
  return {
    ...header,
    jobTitle: checked('title', header.jobTitle),
    company: checked('employer', header.company),
  };
}

/**
 * Values with features that were right often enough are sure. A value without a probability, which a rule has found,
 * stays as it is.
 */
function withJobConfidence(
  header: NamedHeader,
  features: ReturnType<typeof confidenceFeatures>,
): NamedHeader {
  const checked = (field: 'jobTitle' | 'company'): NamedValue => {
    const { value, probability } = header[field];
    if (value === '' || probability === undefined) return header[field];
    const isSure =
      !isImplausibleValue(value) &&
      confidenceOf(field, features[field]) >= confidenceThresholds[field];
    return isSure ? { ...header[field], confidence: 'sure', runnerUp: null } : header[field];
  };
  return { ...header, jobTitle: checked('jobTitle'), company: checked('company') };
}

/** The fields of one header: the values of its best assignment, but what a form's label asks for comes first. */
function namedHeader(
  header: HeaderPieces,
  features: HeaderFeatures,
  assignments: readonly FieldAssignment[],
  profile: EntryKindProfile,
): NamedHeader {
  const best = assignments.reduce<FieldAssignment>(
    (top, one) => (one.probability > top.probability ? one : top),
    { title: -1, employer: -1, probability: 0, baseProbability: 0 },
  );
  const valueOf = (field: 'title' | 'employer') =>
    namedValue(field, best, header, features, assignments, profile);
  const labeled = labeledValues(header);
  const [title, employer] = [features.runs[best.title], features.runs[best.employer]];
  const isTaken = (at: number) =>
    labeled.at.has(at) ||
    [title, employer].some((run) => run !== undefined && at >= run.first && at <= run.last);
  const rest = locationAndRest(header, isTaken, employer?.last ?? -2);
  const found: NamedHeader = {
    jobTitle: preferLabel(labeled.title, valueOf('title'), labeled.employer),
    company: preferLabel(labeled.employer, valueOf('employer'), labeled.title),
    ...rest,
    location: labeled.location ?? rest.location,
  };
  return profile.mayEndWithCity ? withCityAsLocation(found) : found;
}

/** The value that the best assignment gives a field, and how sure it is by the probabilities of all assignments. */
function namedValue(
  field: 'title' | 'employer',
  best: FieldAssignment,
  header: HeaderPieces,
  features: HeaderFeatures,
  assignments: readonly FieldAssignment[],
  profile: EntryKindProfile,
): NamedValue {
  const textOf = (assignment: FieldAssignment) => features.runs[assignment[field]]?.text ?? '';
  /** The probability of each text that an assignment gives the field, the most probable first. */
  const texts = (by: 'probability' | 'baseProbability') => {
    const sums = new Map<string, number>();
    for (const assignment of assignments)
      sums.set(textOf(assignment), (sums.get(textOf(assignment)) ?? 0) + assignment[by]);
    return [...sums].sort((a, b) => b[1] - a[1]);
  };
  const value = textOf(best);
  const probabilityIn = (all: ReturnType<typeof texts>) =>
    all.reduce((sum, [text, one]) => sum + (isMostlySame(value, text) ? one : 0), 0);
  const all = texts('probability');
  const probability = probabilityIn(all);
  const other = all.find(([text]) => text !== '' && text !== value);
  const isUntitled =
    !profile.isSure && field === 'title' && header.datedAt === -1 && profile.titleScore(value) <= 0;
  const confidence =
    value === '' && probability >= confidenceThresholds.none
      ? 'sure'
      : probability >= profile.likelyProbability && !isUntitled
        ? 'likely'
        : 'unsure';
  return {
    value,
    confidence,
    runnerUp: other?.[0] ?? null,
    probability: probabilityIn(texts('baseProbability')),
  };
}

/** What a form's label asks for; else the guess, unless it is a part of what the label of the other field asks for. */
function preferLabel(
  label: string | undefined,
  guess: NamedValue,
  otherLabel: string | undefined,
): NamedValue {
  if (label !== undefined) return { value: label, confidence: 'sure', runnerUp: null };
  return otherLabel?.includes(guess.value) === true ? nothing : guess;
}

const nothing: NamedValue = { value: '', confidence: 'sure', runnerUp: null };

/** The place, and what is left: pieces that stand together on a line are one part of it. */
function locationAndRest(
  head: HeaderPieces,
  isTaken: (at: number) => boolean,
  employer: number,
): { location: string; rest: LeftPart[] } {
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
  const bare = (text: string) => (isLocation(text) ? text : text.replace(/^[([]|[)\]]$/gu, ''));
  const place =
    parts.find(({ text }) => isLocation(bare(text))) ??
    parts.find(({ text }) => takeLocation(bare(text)) !== null);
  const taken = place && takeLocation(bare(place.text));
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
    ...head.leftParts,
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
function labeledValues({ pieces, texts }: HeaderPieces): {
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
function withCityAsLocation(head: NamedHeader): NamedHeader {
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
