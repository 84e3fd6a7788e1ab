import { isAllCaps, plainStyle, usualSize } from '../lines/text-lines';
import type { LineStyle, TextLine } from '../lines/text-lines';
import { headingName, knownKinds } from '../../language/en/heading-kinds';
import type { SectionKind } from '../../language/en/heading-names';

/**
 * The style keys (`headingStyleKey`) that only headings have: those of headings known by their words, unless other lines
 * have them too.
 */
export function detectHeadingStyles(
  lines: readonly TextLine[],
  repeated: ReadonlySet<string>,
): ReadonlySet<string> {
  const plain = headingStyleKey({ ...plainStyle, size: usualSize(lines), plain: 'Plain' });
  const counts = new Map<string, { known: number; others: number }>();
  for (const line of lines) {
    if (line.kind === 'bullet' || line.plain.length > 60) continue;
    const look = headingStyleKey(line);
    const count = counts.get(look) ?? { known: 0, others: 0 };
    counts.set(look, count);
    if (repeated.has(headingNameOf(line))) count.others += 1;
    else if (knownKinds(line.plain)) count.known += 1;
    else count.others += 1;
  }
  return new Set(
    [...counts].flatMap(([look, { known, others }]) =>
      known >= 2 && known * 1.5 >= others && look !== plain ? [look] : [],
    ),
  );
}

/** Whether a line with a mark before it is larger than the others, or has a mark (an icon) that no other line has. */
export function isSetOffIn(lines: readonly TextLine[]): (line: TextLine) => boolean {
  const usual = usualSize(lines);
  const counts = new Map<string, number>();
  for (const { raw } of lines) {
    const mark = iconBefore(raw);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return ({ raw, size }) =>
    (usual > 0 && size > usual * 1.1) ||
    (iconBefore(raw) !== '' && counts.get(iconBefore(raw)) === 1);
}

/** Fonts of icons write them as private characters. */
function iconBefore(raw: string): string {
  return /^\s{0,9}(\p{Co})/u.exec(raw)?.[1] ?? '';
}

/** Kinds of which nearly every resume has a section. */
const usualKinds: ReadonlySet<SectionKind> = new Set([
  'experience',
  'education',
  'skills',
  'summary',
  'languages',
  'contact',
]);

/**
 * Whether a line is smaller, or of a lower level, than what heads the sections of the file: "Achievements" in the size
 * of the text, below jobs under "Employment" in larger letters, is of a job.
 */
export function isLesserIn(lines: readonly TextLine[]): (line: TextLine) => boolean {
  // How many kinds of sections have headings of a size, and of a level.
  const sizes = new Map<number, Set<SectionKind>>();
  const levels = new Map<number, Set<SectionKind>>();
  for (const { kind, plain, size, level } of lines) {
    const [known] = kind === 'text' && plain.length <= 60 ? (knownKinds(plain) ?? []) : [];
    if (!known || !usualKinds.has(known)) continue;
    sizes.set(size, (sizes.get(size) ?? new Set()).add(known));
    levels.set(level, (levels.get(level) ?? new Set()).add(known));
  }
  const shared = (kinds: ReadonlyMap<number, ReadonlySet<SectionKind>>) =>
    [...kinds].flatMap(([value, has]) => (has.size > 1 && value > 0 ? [value] : []));
  const largest = shared(sizes).reduce((most, one) => Math.max(most, one), 0);
  const highest = shared(levels).reduce((least, one) => Math.min(least, one), Infinity);
  return ({ size, level }) =>
    (size > 0 && size < largest * 0.9 && (sizes.get(size)?.size ?? 0) < 2) ||
    (highest < Infinity && (level === 0 || level > highest) && (levels.get(level)?.size ?? 0) < 2);
}

export function headingStyleKey({
  size,
  isBold,
  level,
  plain,
}: LineStyle & { plain: string }): string {
  return `${size} ${isBold} ${isAllCaps(plain)} ${level} ${plain.endsWith(':')}`;
}

export function isEmphasized({ raw, plain, isBold, level }: TextLine): boolean {
  return (
    isBold ||
    level > 0 ||
    plain === plain.toUpperCase() ||
    /^#+\s*[^\s\d#]/u.test(raw.trim()) ||
    plain.endsWith(':')
  );
}

export function headingNameOf({ plain }: TextLine): string {
  return plain.length > 60 ? '' : headingName(plain);
}
