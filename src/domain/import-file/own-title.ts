import { sectionsOf } from '../language/en/section-headings';
import { textLines } from '../resume-text/text-lines';

/** The headings of a file's sections, where they can be told: the title of somebody's own is among them. */
export type FileLines = { lines: string[]; headings: string[] };

/**
 * The title that somebody gave a section of their own: the one heading that names no field of ours, while the others
 * do. Empty where there is none or where there are several.
 */
export function ownTitle(headings: readonly string[]): string {
  const unknown = headings.filter((heading) => !isFieldHeading(heading));
  const [title = ''] = unknown;
  return unknown.length === 1 && headings.length > 1 ? title : '';
}

/**
 * The headings of a text that has the form of our own: two empty lines before each, and one after it. None where one
 * that we know stands otherwise: then empty lines say nothing.
 */
export function textHeadings(text: string): string[] {
  const lines = textLines(text);
  const isBlank = (at: number) => (lines[at]?.kind ?? 'blank') === 'blank';
  const isApart = (at: number) =>
    [at - 2, at - 1, at + 1].every(isBlank) && !isBlank(at) && !isBlank(at + 2);
  const apart = lines.filter((_, at) => isApart(at));
  // Few texts have the form; the others are done with here, for a long one takes its time.
  if (apart.length < 2) return [];
  const isOurs = lines.every((line, at) => isApart(at) || !isFieldHeading(line.raw));
  return apart.flatMap(({ kind, plain }) =>
    isOurs && kind === 'text' && plain.length <= maxTitleLength ? [plain] : [],
  );
}

const maxTitleLength = 80;

/** "Hobbies" heads a section, too, but none that has fields. */
function isFieldHeading(text: string): boolean {
  return sectionsOf(textLines(text)).some(
    ({ heading, kinds }) => heading !== null && kinds.some((kind) => kind !== 'other'),
  );
}
