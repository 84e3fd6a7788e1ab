import {
  isJobTitle,
  isShiftOrHours,
  isSurelyEmployer,
  nameWithLegalForm,
  titleScore,
} from '../../language/en/job-words';
import { schoolWord } from '../../language/en/school-words';
import { when } from '../entry-model/feature-helpers';
import type { Entry } from './labeled-entries';
import type { LeftPart } from '../entry-model/header-pieces';
import { isLocation } from '../values/locations';

/** `sure` fills its field; `likely` is suggested first; `unsure` is shown beside the field. */
type Confidence = 'sure' | 'likely' | 'unsure';

/** A value of a header, how sure it is, and the next best value if it is not sure. */
export type NamedValue = {
  value: string;
  confidence: Confidence;
  runnerUp: string | null;
  /** The probability of the assignments that give it (`baseProbability`), 0..1; undefined if a rule or a label gave it. */
  probability?: number;
};

export type NamedHeader = {
  jobTitle: NamedValue;
  company: NamedValue;
  location: string;
  rest: LeftPart[];
};

/** The features of a job's title and employer that say how sure they are, by their names in `confidence-model`. */
export function confidenceFeatures(
  entry: Entry,
  names: NamedHeader,
  section: SectionProbabilities,
  isAlone: boolean,
): { jobTitle: string[]; company: string[] } {
  const { header, dates, body } = entry;
  const { location, rest } = names;
  const around = [
    'any',
    entry.cutProbability === undefined ? 'labeled' : `cut=${confidenceBin(entry.cutProbability)}`,
    dates === null ? 'dates=none' : dates.endDate === '' ? 'dates=one' : 'dates=two',
    header.length > 2 ? 'lines=3' : `lines=${header.length}`,
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
      header.some(({ plain }) => plain.length > 100),
      'long',
    ),
    ...when(
      header.some(({ kind }) => kind === 'bullet'),
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
      ...valueFeatures(names[field]),
      ...lineFeaturesOf(entry, names[field].value),
      ...valueFeatures(other)
        .filter((name) => /^(?:share|title|strict|employer|school|none)/u.test(name))
        .map((name) => `other.${name}`),
      ...sectionFeatures(section[field], names[field].probability),
    ];
  };
  return { jobTitle: of('jobTitle'), company: of('company') };
}

/** The feature of a value that is its whole line, or all of it but the dates. */
function lineFeaturesOf({ header, dates, datedAt }: Entry, value: string): string[] {
  const at = header.findIndex(({ plain }) => plain.includes(value));
  const text = (at === datedAt ? dates?.rest : header[at]?.plain) ?? '';
  const isAlone = value !== '' && text.length <= value.length + 2;
  return isAlone ? [isJobTitle(value) ? 'strict-alone' : 'line-alone'] : [];
}

const confidenceBin = (share: number) =>
  [0.5, 0.7, 0.85, 0.95, 0.99, 2].findIndex((most) => share < most);

/**
 * Values that are never a title or an employer: columns, bullets, a bare legal form, working hours. Hard-coded: too rare
 * in the training data to get a weight.
 */
export function isImplausibleValue(value: string): boolean {
  return (
    /\t|\s[•○▪|]\s/u.test(value) ||
    nameWithLegalForm.exec(value)?.index === 0 ||
    (isShiftOrHours(value) && titleScore(value) < 2)
  );
}

/** For each field the sum of its probabilities in all headers of a section, and how many headers have one. */
export type SectionProbabilities = Record<'jobTitle' | 'company', { sum: number; count: number }>;

/** Sums the probabilities of a section's titles and employers: a value is surer where the others are sure. */
export function sectionProbabilities(heads: readonly NamedHeader[]): SectionProbabilities {
  const of = (field: 'jobTitle' | 'company') => {
    const known = heads.flatMap((head) => head[field].probability ?? []);
    return { sum: known.reduce((sum, share) => sum + share, 0), count: known.length };
  };
  return { jobTitle: of('jobTitle'), company: of('company') };
}

function sectionFeatures(
  { sum, count }: SectionProbabilities['company'],
  own: number | undefined,
): string[] {
  const others = own === undefined ? count : count - 1;
  return others < 1 ? [] : [`section=${confidenceBin((sum - (own ?? 0)) / others)}`];
}

function valueFeatures({ value: whole, probability }: NamedValue): string[] {
  if (whole === '') return ['none'];
  // "Stocker (part-time)" is as clear as "Stocker".
  const value = whole.replace(/\s\([^()]*\)$/u, (end) => (isShiftOrHours(end) ? '' : end));
  const words = value.split(/\s+/u).length;
  const score = titleScore(value);
  return [
    probability === undefined ? 'share=told' : `share=${confidenceBin(probability)}`,
    `words=${[1, 2, 4, 7].find((most) => words <= most) ?? 9}`,
    `title=${score >= 2 ? 2 : score > 0 ? 1 : 0}`,
    ...when(isJobTitle(value), 'strict'),
    ...when(isSurelyEmployer(value), 'employer'),
    ...when(nameWithLegalForm.test(value), 'employer-form'),
    ...when(schoolWord.test(value), 'school'),
    ...when(isLocation(value), 'is-place'),
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
