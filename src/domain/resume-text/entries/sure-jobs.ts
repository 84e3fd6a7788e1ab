import {
  isJobTitle,
  isShiftOrHours,
  isSurelyEmployer,
  titleScore,
} from '../../language/en/job-words';
import { schoolWord } from '../../language/en/school-words';
import { legalForm } from '../entry-model/head-features';
import type { Entry } from './labeled-entries';
import type { HeadPart } from '../entry-model/head-pieces';
import { isPlace } from '../values/places';

/** How sure a value is: sure fills its field, likely is offered first, unsure stands in view beside the field. */
type Confidence = 'sure' | 'likely' | 'unsure';

/** A value of a head, how sure it is, and the next best where it is not. */
export type NamedPart = {
  value: string;
  confidence: Confidence;
  runnerUp: string | null;
  /** Its share among all ways to read the head; none where a rule or a label gave it. */
  share?: number;
};

export type NamedHead = {
  jobTitle: NamedPart;
  company: NamedPart;
  location: string;
  rest: HeadPart[];
};

/** What is seen around the title and the employer of a job that says how far to trust them. */
export function seenAroundJob(
  entry: Entry,
  names: NamedHead,
  section: SectionShares,
  isAlone: boolean,
): { jobTitle: string[]; company: string[] } {
  const { head, dates, body } = entry;
  const { location, rest } = names;
  const around = [
    'any',
    entry.share === undefined ? 'labeled' : `cut=${bucket(entry.share)}`,
    dates === null ? 'dates=none' : dates.endDate === '' ? 'dates=one' : 'dates=two',
    head.length > 2 ? 'lines=3' : `lines=${head.length}`,
    rest.length > 1 ? 'rest=2' : `rest=${rest.length}`,
    ...when(
      rest.some(({ text }) => titleScore(text) >= 2),
      'rest-title',
    ),
    ...when(
      rest.some(({ text }) => isSurelyEmployer(text)),
      'rest-employer',
    ),
    ...when(
      head.some(({ plain }) => plain.length > 100),
      'long',
    ),
    ...when(
      head.some(({ kind }) => kind === 'bullet'),
      'item',
    ),
    ...when(location !== '', 'place'),
    ...when(body.length === 0, 'bare'),
    ...when(isAlone, 'alone'),
  ];
  const of = (field: 'jobTitle' | 'company') => {
    const other = names[field === 'jobTitle' ? 'company' : 'jobTitle'];
    return [
      ...around,
      ...seenInValue(names[field]),
      ...seenOnLine(entry, names[field].value),
      ...seenInValue(other)
        .filter((name) => /^(?:share|title|strict|employer|school|none)/u.test(name))
        .map((name) => `other.${name}`),
      ...inOthers(section[field], names[field].share),
    ];
  };
  return { jobTitle: of('jobTitle'), company: of('company') };
}

/** A value that is all that its line says, or all beside the dates. */
function seenOnLine({ head, dates, datedAt }: Entry, value: string): string[] {
  const at = head.findIndex(({ plain }) => plain.includes(value));
  const text = (at === datedAt ? dates?.rest : head[at]?.plain) ?? '';
  const isAlone = value !== '' && text.length <= value.length + 2;
  return isAlone ? [isJobTitle(value) ? 'strict-alone' : 'line-alone'] : [];
}

const bucket = (share: number) => [0.5, 0.7, 0.85, 0.95, 0.99, 2].findIndex((most) => share < most);
/** Columns or bullets within a value, a legal form alone, hours in place of a title: too rare in what was fitted to weigh, and never one. */
export function isNoName(value: string): boolean {
  return (
    /\t|\s[•○▪|]\s/u.test(value) ||
    legalForm.exec(value)?.index === 0 ||
    (isShiftOrHours(value) && titleScore(value) < 2)
  );
}

const when = (is: boolean, name: string) => (is ? [name] : []);

/** The shares of one field in all heads of a section, and how many have one. */
export type SectionShares = Record<'jobTitle' | 'company', { sum: number; count: number }>;

export function sharesInSection(heads: readonly NamedHead[]): SectionShares {
  const of = (field: 'jobTitle' | 'company') => {
    const known = heads.flatMap((head) => head[field].share ?? []);
    return { sum: known.reduce((sum, share) => sum + share, 0), count: known.length };
  };
  return { jobTitle: of('jobTitle'), company: of('company') };
}

function inOthers({ sum, count }: SectionShares['company'], own: number | undefined): string[] {
  const others = own === undefined ? count : count - 1;
  return others < 1 ? [] : [`section=${bucket((sum - (own ?? 0)) / others)}`];
}

function seenInValue({ value: whole, share }: NamedPart): string[] {
  if (whole === '') return ['none'];
  // "Stocker (part-time)" is as clear as "Stocker".
  const value = whole.replace(/\s\([^()]*\)$/u, (end) => (isShiftOrHours(end) ? '' : end));
  const words = value.split(/\s+/u).length;
  const score = titleScore(value);
  return [
    share === undefined ? 'share=told' : `share=${bucket(share)}`,
    `words=${[1, 2, 4, 7].find((most) => words <= most) ?? 9}`,
    `title=${score >= 2 ? 2 : score > 0 ? 1 : 0}`,
    ...when(isJobTitle(value), 'strict'),
    ...when(isSurelyEmployer(value), 'employer'),
    ...when(legalForm.test(value), 'employer-form'),
    ...when(schoolWord.test(value), 'school'),
    ...when(isPlace(value), 'is-place'),
    ...when(isShiftOrHours(value), 'hours'),
    ...when(value.includes(','), 'comma'),
    ...when(/[()[\]]/u.test(value), 'bracket'),
    ...when(/\d/u.test(value), 'digit'),
    ...when(/\t|[•○|]|\s{2}/u.test(value), 'columns'),
    ...when(/^\P{Lu}/u.test(value), 'small'),
    ...when(value === value.toUpperCase() && words > 1, 'capitals'),
    ...when(/[.:!?;](?:\s|$)/u.test(value), 'stop'),
    ...when(/\s\p{Ll}{4}/u.test(value), 'small-words'),
    ...when(/\s[–-]\s|[–-]$/u.test(value), 'dash'),
    ...when(/\s(?:de|of|and|&|und|et|y|in|en|du|des|für)$/iu.test(value), 'half'),
  ];
}
