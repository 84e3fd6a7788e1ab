/** How a gap to fill in stands in a phrase. */
const gap = /_{2,}/u;

/** Where a gap stands in a text, from `from` on; null when there is none. */
export function gapIn(text: string, from = 0): { start: number; end: number } | null {
  const found = gap.exec(text.slice(from));
  if (!found) return null;
  const start = from + found.index;
  return { start, end: start + found[0].length };
}

/** The first line of some that still holds a gap, or null. Such a line is not true yet and belongs on no resume. */
export function firstLineWithGap(lines: readonly string[]): number | null {
  const index = lines.findIndex((line) => gapIn(line) !== null);
  return index === -1 ? null : index;
}

/** The lines of a description with a phrase put into the first empty one, or below them; and the line it went to. */
export function withPhrase(
  lines: readonly string[],
  phrase: string,
): { lines: readonly string[]; index: number } {
  const empty = lines.findIndex((line) => line.trim() === '');
  const index = empty === -1 ? lines.length : empty;
  return { lines: [...lines.slice(0, index), phrase, ...lines.slice(index + 1)], index };
}

/** The phrases that are not among the lines yet: as they stand, or with their gaps filled in. */
export function unusedPhrases(phrases: readonly string[], lines: readonly string[]): string[] {
  return phrases.filter((phrase) => {
    const parts = phrase.split(gap);
    return !lines.some((line) => holdsInOrder(line, parts));
  });
}

function holdsInOrder(line: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = line.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}
