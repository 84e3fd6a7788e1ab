import { isJobTitle, looksLikeName } from '../../language/en/job-words';
import { takeDateRange, takeSingleDate } from '../values/dates';
import { withJobsFromProse } from './jobs-in-prose';
import { columns, joinLines, maxLineLength, type TextLine } from '../lines/text-lines';

/** A paragraph that tells of a whole job, split into its header and its description. */
type SplitParagraph = { header: string; description: string };

const maxHeaderLength = 120;

/**
 * The lines of a section of jobs, with each header on lines of its own. A paragraph that tells of a whole job ("Cook, Blue Door
 * Diner (2019 – 2021) — Made …", "Blue Door Diner — Cook. Made …") begins with the header; a header that was broken
 * after a small word ("Cook in" over "Blue Door Diner") is one line again.
 */
export function withHeadersSplit(written: readonly TextLine[]): TextLine[] {
  const lines = withJobsFromProse(withWholeHeaders(written));
  const dated = lines.map((line) => splitDatedHeader(line));
  const areDated = dated.filter((one) => one !== null).length > 1;
  // Where other lines are dated, the paragraphs tell of parts of a job.
  const isOtherDated = lines.some((line, at) => dated[at] === null && isDated(line));
  if (areDated && !isOtherDated)
    return lines.flatMap((line, at) => asTwoLines(line, dated[at] ?? null));
  if (isOtherDated || areDated) return lines;
  const named = lines.map(splitNamedHeader);
  return named.filter((one) => one !== null).length > 1
    ? lines.flatMap((line, at) => asTwoLines(line, named[at] ?? null))
    : lines;
}

function isDated({ plain }: TextLine): boolean {
  return plain.length <= maxLineLength && takeDateRange(plain) !== null;
}

/** "Cook, Blue Door Diner (2019 – 2021): Made …". */
function splitDatedHeader({ plain }: TextLine): SplitParagraph | null {
  const [, head = '', dates = '', told = ''] =
    /^([^()]{5,100}(?:\([^()\d]{2,40}\)[^()]{0,40})?)\(([^()]{4,30})\)\s*[:.,—–-]\s*(\S.{15,})$/su.exec(
      plain.slice(0, 4000),
    ) ?? [];
  const taken = takeDateRange(dates) ?? takeSingleDate(dates);
  return taken?.rest === '' ? { header: `${head.trim()} (${dates})`, description: told } : null;
}

/** "Blue Door Diner — Cook. Made …": two names, of which one is a title, and a sentence. */
function splitNamedHeader({ plain }: TextLine): SplitParagraph | null {
  const [, head = '', told = ''] =
    /^([^.:]{6,90}(?:\([^()]{3,40}\)[^.:]{1,60})?)\.\s+(\p{Lu}.{15,})$/su.exec(
      plain.slice(0, 4000),
    ) ?? [];
  const names = columns(head);
  return head.length <= maxHeaderLength &&
    names.length === 2 &&
    names.some(isJobTitle) &&
    names.some((name) => looksLikeName(name))
    ? { header: head, description: told }
    : null;
}

/** The header and the description as two lines; the description is a bullet, so that it is not taken for the next header. */
function asTwoLines(line: TextLine, found: SplitParagraph | null): TextLine[] {
  return found === null
    ? [line]
    : [
        {
          ...line,
          raw: found.header,
          plain: found.header,
          kind: 'text',
          gap: Math.max(1, line.gap),
        },
        { ...line, raw: found.description, plain: found.description, kind: 'bullet', gap: 0 },
      ];
}

/** "Oak School, Lima," over "Ohio / 2013 – 2014": a header that was broken at a comma, or within a word. */
function jointOf(before: TextLine, line: TextLine): ',' | '-' | null {
  if (before.kind !== 'text' || line.kind !== 'text' || line.gap > 0) return null;
  if (before.plain.length > 120 || line.plain.length > 80) return null;
  const isHead = isDated(before) || (isDated(line) && isRowOfNames(before.plain));
  if (!isHead || (isDated(before) && isDated(line))) return null;
  if (/\p{Ll}-$/u.test(before.plain) && /^\p{Ll}/u.test(line.plain)) return '-';
  return before.plain.endsWith(',') && isRowOfNames(line.plain.replace(/\.$/u, '')) ? ',' : null;
}

function isRowOfNames(text: string): boolean {
  return text
    .replace(/,$/u, '')
    .split(/,\s+|\s[/|]\s/u)
    .every((part) => /^[\p{Lu}\d(]/u.test(part) && part.split(' ').length <= 9);
}

const endsAt = /\s(?:in|at|en|for|bei|chez|com)$/iu;
const endsWithin =
  /\s(?:of|de|del|de la|du|des|der|da|do|am|im|an|beim|für|und|and|&|et|y|e|zum|zur|the|la|au|aux)$/iu;

/** Dates in a column of their own, before the words of a line. */
function hasDatesFirst({ plain }: TextLine): boolean {
  const taken = plain.length <= maxLineLength && plain.includes('\t') ? takeDateRange(plain) : null;
  return taken !== null && taken.rest !== '' && plain.endsWith(`\t${taken.rest}`);
}

/** "Web design in" over "Blue Door Diner", right below dates or beside them: a link of its own stands on a line of its own. */
function withWholeHeaders(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const above = whole.at(-2);
    const joint = before && jointOf(before, line);
    if (before && joint) {
      whole.pop();
      const first = joint === '-' ? { ...before, plain: before.plain.slice(0, -1) } : before;
      whole.push(joinLines(first, line, joint === '-' ? '' : ' '));
      continue;
    }
    const goesOn =
      before?.kind === 'text' &&
      before.plain.length <= 80 &&
      (endsAt.test(before.plain) || endsWithin.test(before.plain)) &&
      (hasDatesFirst(before) ||
        (above !== undefined &&
          above.plain.length <= 60 &&
          takeDateRange(above.plain)?.rest === '')) &&
      takeDateRange(line.plain) === null &&
      line.kind === 'text' &&
      line.gap === 0 &&
      line.plain.length <= 60;
    if (!goesOn) {
      whole.push(line);
      continue;
    }
    whole.pop();
    const isPlace = endsAt.test(before.plain);
    const first = isPlace ? { ...before, plain: `${before.plain.replace(endsAt, '')}\t` } : before;
    whole.push(joinLines(first, line, isPlace ? '' : ' '));
  }
  return whole;
}
