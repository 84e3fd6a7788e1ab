import { titleScore } from '../../language/en/job-words';
import type { HeaderPieces } from '../entry-model/header-pieces';
import type { Entry } from './labeled-entries';
import type { NamedHeader } from './job-confidence';
import type { TextLine } from '../lines/text-lines';

/** A title longer than this tells of the job. */
const maxTitleLength = 60;
const maxNameLength = 36;
/** An employer with its town and country. */
const maxEmployerLineLength = 90;

/**
 * Moves the line right below a header of one line into it, where the section's other headers have a second line: for most of
 * them any short line, for all of them a name.
 */
export function withUsualSecondLine(entries: readonly Entry[]): Entry[] {
  const isLong = ({ header, datedAt }: Entry) =>
    datedAt === 0 && header.length === 2 && header.every(({ kind }) => kind === 'text');
  const count = entries.filter(isLong).length;
  const areMost = count > 2 && count * 2 >= entries.length;
  const areAll =
    count > 0 &&
    entries.length > 2 &&
    entries.every((entry) => isLong(entry) || shortLineBelow(entry, maxNameLength) !== null);
  const areNamed = entries.length > 1 && entries.every(isTitleOverName);
  if (!areMost && !areAll && !areNamed) return [...entries];
  return entries.map((entry) => {
    const line = areNamed
      ? shortLineBelow(entry, maxEmployerLineLength, 1)
      : shortLineBelow(entry, maxTitleLength);
    return line === null
      ? entry
      : { ...entry, header: [...entry.header, line], body: entry.body.slice(1) };
  });
}

/** A title alone with its dates, over a line of names ("Oak Mill, Lima, Peru") that stands right over a list. */
function isTitleOverName(entry: Entry): boolean {
  const { dates, body } = entry;
  const line = shortLineBelow(entry, maxEmployerLineLength, 1);
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

/** The first line of the body, if it is short and right below a header of one line with dates. */
function shortLineBelow(
  { header, body, datedAt }: Entry,
  maxLength: number,
  maxGap = 0,
): TextLine | null {
  const [line] = body;
  const isShort =
    datedAt === 0 &&
    header.length === 1 &&
    line?.kind === 'text' &&
    line.gap <= maxGap &&
    line.plain.length <= maxLength &&
    !/[.:]$/u.test(line.plain);
  return isShort ? line : null;
}

/**
 * Where most headers with the same number of lines have nothing but the title on the same line, that line is the title of
 * the others too, whatever its words: people write all their headers in one form.
 */
export function withUsualTitleLine(
  named: readonly NamedHeader[],
  heads: readonly HeaderPieces[],
): NamedHeader[] {
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
      title.length <= maxTitleLength &&
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
  named: readonly NamedHeader[],
  heads: readonly HeaderPieces[],
  titleScore: (text: string) => number,
): NamedHeader[] {
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
