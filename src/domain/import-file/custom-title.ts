import { sectionsOf } from '../resume-text/sections/section-headings';
import { textLines, type TextLine } from '../resume-text/lines/text-lines';

/**
 * The title that somebody gave a section of their own: the one heading that names no field of ours, while the others
 * do. Empty where there is none or where there are several, and where its words stand elsewhere, too.
 */
export function customTitle(lines: readonly TextLine[]): string {
  const headings = headingsOf(lines).map(({ raw }) => raw.trim());
  const unknown = headings.filter((heading) => !isFieldHeading(heading));
  const [title = ''] = unknown;
  const isSure = lines.filter(({ raw }) => raw.trim() === title).length === 1;
  return unknown.length === 1 && headings.length > 1 && isSure ? title : '';
}

const maxTitleLength = 80;

/**
 * The headings of a file's sections, where its form is our own: those of the second level, the first being the name, or
 * in plain text those with two empty lines above and one below. None where a heading that we know stands otherwise:
 * then empty lines say nothing.
 */
function headingsOf(lines: readonly TextLine[]): TextLine[] {
  const ofLevel = lines.filter(({ level }) => level === 2);
  if (ofLevel.length > 0) return ofLevel;
  const isApart = ({ gap }: TextLine, at: number) =>
    (gap >= 2 || at === 0) && lines[at + 1]?.gap === 1;
  const apart = lines.filter(isApart);
  // Few texts have the form; the others are done with here, for a long one takes its time.
  if (apart.length < 2) return [];
  const isOurs = lines.every(
    (line, at) => isApart(line, at) || isRow(line) || !isFieldHeading(line.raw),
  );
  return isOurs
    ? apart.filter(({ kind, plain }) => kind === 'text' && plain.length <= maxTitleLength)
    : [];
}

/** "Skills: Laundry · Night shifts": a short section as a row under a heading for several. */
function isRow({ raw }: TextLine): boolean {
  return /^\p{L}+: \S/u.test(raw);
}

/** "Hobbies" heads a section, too, but none that has fields. */
function isFieldHeading(text: string): boolean {
  return (
    text.length <= maxTitleLength * 2 &&
    sectionsOf(textLines(text)).some(
      ({ heading, kinds }) => heading !== null && kinds.some((kind) => kind !== 'other'),
    )
  );
}
