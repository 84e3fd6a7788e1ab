import { titleScore } from '../../language/en/job-words';
import type { HeadPieces } from '../entry-model/head-pieces';
import type { Entry } from './labeled-entries';
import type { NamedHead } from './sure-jobs';
import type { TextLine } from '../lines/text-lines';

/** A title longer than this tells of the job. */
const longestTitle = 60;
const longestName = 36;
/** An employer with its town and country. */
const longestPlace = 90;

/**
 * Where most heads have a line below the one with the dates, a short line there belongs to the head of the others, too; so
 * does a name there where all jobs have one.
 */
export function withLinesOfForm(entries: readonly Entry[]): Entry[] {
  const isLong = ({ head, datedAt }: Entry) =>
    datedAt === 0 && head.length === 2 && head.every(({ kind }) => kind === 'text');
  const count = entries.filter(isLong).length;
  const areMost = count > 2 && count * 2 >= entries.length;
  const areAll =
    count > 0 &&
    entries.length > 2 &&
    entries.every((entry) => isLong(entry) || lineOfHead(entry, longestName) !== null);
  const areNamed = entries.length > 1 && entries.every(isTitleOverName);
  if (!areMost && !areAll && !areNamed) return [...entries];
  return entries.map((entry) => {
    const line = areNamed ? lineOfHead(entry, longestPlace, 1) : lineOfHead(entry, longestTitle);
    return line === null
      ? entry
      : { ...entry, head: [...entry.head, line], body: entry.body.slice(1) };
  });
}

/** A title alone with its dates, over a line of names ("Oak Mill, Lima, Peru") that stands right over a list. */
function isTitleOverName(entry: Entry): boolean {
  const { dates, body } = entry;
  const line = lineOfHead(entry, longestPlace, 1);
  const [, below] = body;
  const names = line?.plain.split(/,\s+/u) ?? [];
  return (
    line !== null &&
    dates !== null &&
    !dates.rest.includes(',') &&
    titleScore(dates.rest) >= 2 &&
    below !== undefined &&
    (below.kind === 'bullet' || below.plain.endsWith(':')) &&
    names.length > 1 &&
    names.every((name) => /^\p{Lu}/u.test(name) && name.split(' ').length <= 9)
  );
}

/** The short line right below dates and what stands beside them. */
function lineOfHead({ head, body, datedAt }: Entry, longest: number, mostGap = 0): TextLine | null {
  const [line] = body;
  const isShort =
    datedAt === 0 &&
    head.length === 1 &&
    line?.kind === 'text' &&
    line.gap <= mostGap &&
    line.plain.length <= longest &&
    !/[.:]$/u.test(line.plain);
  return isShort ? line : null;
}

/**
 * Where most heads of a section with as many lines have nothing but the title on the same one of them, that line of the others
 * is their title, too, whatever its words: people write all their heads in one form.
 */
export function withTitlesOfForm(
  named: readonly NamedHead[],
  heads: readonly HeadPieces[],
): NamedHead[] {
  const forms = new Map<string, number>();
  const counts = new Map<number, number>();
  for (const [at, { texts }] of heads.entries()) {
    counts.set(texts.length, (counts.get(texts.length) ?? 0) + 1);
    const { jobTitle, company } = named[at] ?? {};
    const line = texts.indexOf(jobTitle?.value ?? '');
    if (line === -1 || texts.length < 2 || !jobTitle?.value || !company?.value) continue;
    const form = `${texts.length} ${line}`;
    forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  return named.map((head, at) => {
    const { texts = [] } = heads[at] ?? {};
    const all = counts.get(texts.length) ?? 0;
    const line = texts.findIndex((_, index) => {
      const count = forms.get(`${texts.length} ${index}`) ?? 0;
      return count > 2 && count * 2 >= all;
    });
    const title = texts[line] ?? '';
    const { jobTitle, company, location } = head;
    const isOpen =
      title !== '' &&
      title.length <= longestTitle &&
      !/[\t.]/u.test(title) &&
      jobTitle.value !== title &&
      company.value !== '' &&
      !title.includes(company.value) &&
      (jobTitle.value === '' || title.includes(jobTitle.value)) &&
      !(location !== '' && title.includes(location));
    if (!isOpen) return head;
    return {
      ...head,
      jobTitle: { value: title, confidence: 'likely', runnerUp: jobTitle.value || null },
      rest: head.rest.filter((part) => part.line !== line),
    };
  });
}

/**
 * "Oak Diner — Shift Leader and" over "Trainer": what stands last beside the employer reads like a title, too, so the one on
 * the next line is the rest of it.
 */
export function withBrokenTitles(
  named: readonly NamedHead[],
  heads: readonly HeadPieces[],
  titleScore: (text: string) => number,
): NamedHead[] {
  return named.map((head, at) => {
    const { texts = [], pieces = [] } = heads[at] ?? {};
    const { value } = head.jobTitle;
    const line = value === '' ? -1 : texts.indexOf(value);
    const over = pieces.filter((piece) => piece.line === line - 1);
    const first = over.at(-1)?.text ?? '';
    const isRest =
      over.length > 1 &&
      value.split(/\s+/u).length < 3 &&
      titleScore(first) >= 2 &&
      head.company.value !== '' &&
      !head.company.value.includes(first);
    if (!isRest) return head;
    return {
      ...head,
      jobTitle: { value: `${first} ${value}`, confidence: 'likely', runnerUp: value },
      rest: head.rest.filter(({ text }) => text !== first),
    };
  });
}
