import type { LineFacts } from '../entry-model/line-features';

/** The labels of the model of lines: a head may have dates from some line on, or none. */
export const label = { begin: 0, beginDated: 1, more: 2, moreDated: 3, below: 4 } as const;

/**
 * Where a heading begins an entry, each heading of its level begins one that has dates right below it, whatever the words of
 * its name look like. Changes `labels`.
 */
export function labelHeadings(facts: readonly LineFacts[], labels: number[]): void {
  const top = Math.min(...facts.flatMap(({ line }) => (line.level > 0 ? [line.level] : [])));
  const isTop = ({ line, date }: LineFacts) => line.level === top && date === '-';
  if (!facts.some((fact, at) => isTop(fact) && labels[at] === label.begin)) return;
  for (const [at, fact] of facts.entries()) {
    if (!isTop(fact) || labels[at] !== label.below) continue;
    const below = facts.slice(at + 1, at + 4);
    const dated = below.findIndex(({ dates }) => dates !== null);
    if (dated === -1 || below.slice(0, dated + 1).some(({ line }) => line.level > 0)) continue;
    labels[at] = label.begin;
    labels.fill(label.more, at + 1, at + 1 + dated);
    labels[at + 1 + dated] = label.moreDated;
  }
}

/**
 * "Blue Door Diner" over "• Cook (2019 – 2021)": where each line that is no item stands so, it names the employer of the
 * items below it. Changes `labels`.
 */
export function labelNamesOverItems(facts: readonly LineFacts[], labels: number[]): void {
  const names = facts.flatMap(({ line }, at) => (line.kind === 'bullet' ? [] : [at]));
  const isOver = (at: number) =>
    facts[at]?.date === '-' &&
    facts[at + 1]?.line.kind === 'bullet' &&
    facts[at + 1]?.dates != null;
  if (names.length < 2 || !names.every(isOver)) return;
  for (const at of names) {
    labels[at] = label.begin;
    labels[at + 1] = label.moreDated;
  }
}

/**
 * Where the section's first head begins with a line that has its dates at one end, each line with its dates at that end
 * begins one: "2019 – 2021 Cook" over "2016 – 2018 Baker". Changes `labels`.
 */
export function labelDatedLines(facts: readonly LineFacts[], labels: number[]): void {
  // "Internships:" is over all of them.
  const first = labels.findIndex(
    (one, at) => one !== label.below && !facts[at]?.line.plain.endsWith(':'),
  );
  const top = facts[first];
  const place = top === undefined ? null : placeOfDates(top);
  if (place === null) return;
  for (const [at, fact] of facts.entries()) {
    if (at <= first || placeOfDates(fact) !== place) continue;
    // What stands between two such lines tells of the upper one.
    if (labels[at - 1] === label.begin && at - 1 > first && placeOfDates(facts[at - 2]) === place)
      labels[at - 1] = label.more;
    labels[at] = label.beginDated;
  }
}

/** Where a line has its dates, and what parts them from its other words; null for a line that is not sure to name anything. */
function placeOfDates(fact: LineFacts | undefined): string | null {
  if (!fact || fact.date === '-' || fact.rest === '' || fact.words > 16) return null;
  const { line, rest, look } = fact;
  const { plain, kind } = line;
  if (/^\p{Ll}/u.test(rest) || (/[.!?]$/u.test(rest) && fact.words > 6)) return null;
  if (!plain.startsWith(rest.slice(0, 4))) {
    const [mark = ''] = /^[([]/u.exec(plain) ?? [];
    const isColumn = mark !== '' || /^[^\t]{4,40}\t/u.test(plain);
    return isColumn ? `first|${kind}|${mark}` : null;
  }
  const end = /(?<by>\t|[|·•([]|\s[–—-]\s|\s{2,})[^\t|·•()[\]]{4,40}[)\]]?$/u.exec(plain);
  const by = end?.groups?.['by']?.trim();
  return by === undefined || fact.date !== 'r' ? null : `last|${look}|${by}`;
}
