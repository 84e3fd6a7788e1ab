import { plainStyle, textLines, usualSize } from '../../resume-text/text-lines';
import type { LineStyle, TextLine } from '../../resume-text/text-lines';
import { takeDateRange } from '../../resume-text/dates';
import { isJobTitle, isSurelyEmployer } from './job-words';
import { headingName, hintedKinds, isShort, kindOfName, knownKinds } from './heading-kinds';
import { inJobLabel, ofDuties, type SectionKind } from './heading-names';
import { sectionsByContent, type Section } from './sections-by-content';

/** Kinds of which one line with its own heading ("Languages: English, Spanish") may stand within another section. */
const oneLiners: ReadonlySet<SectionKind> = new Set(['languages', 'certificates']);

/**
 * The text cut at its headings; the first section, before any heading, is the contact block. A heading is known by its
 * words, and by its look together with some of them or with the look of the others. `ownTitle`: what heads a section of
 * somebody's own, where the file tells.
 */
export function sectionsOf(lines: readonly TextLine[], ownTitle = ''): Section[] {
  const repeated = repeatedNames(lines);
  const looks = headingLooks(lines, repeated);
  const isLesser = lesserHeadings(lines);
  const isSetOff = setOffBy(lines);
  const sections: Section[] = [{ kinds: ['contact'], heading: null, lines: [] }];
  for (const [at, line] of lines.entries()) {
    const around = sections.at(-1);
    const started: Section | null =
      ownTitle !== '' && line.raw.trim() === ownTitle
        ? { kinds: ['own'], heading: line, lines: [] }
        : (around?.kinds.some((kind) => withJobs.has(kind)) && repeated.has(nameOf(line))) ||
            (around?.kinds.some((kind) => withEntries.has(kind)) &&
              isOfEntry(line) &&
              isLesser(line))
          ? null
          : sectionStart(line, lines[at + 1], around, looks, isSetOff);
    if (!started) {
      // Another column of the page does not go on with this section, but it may begin right below its heading.
      if (line.isApart && around?.heading && around.lines.length > 0)
        sections.push({ kinds: ['contact'], heading: null, lines: [] });
      sections.at(-1)?.lines.push(line);
    } else {
      sections.push(started);
      const isWithin =
        started.lines.length > 0 && started.kinds.every((kind) => oneLiners.has(kind));
      const { kinds = [] } = around ?? {};
      if (isWithin && (kinds.includes('skills') || kinds.includes('contact')))
        sections.push({ kinds, heading: null, lines: [] });
    }
  }
  return sectionsByContent(sections);
}

/** What stands over a part of each job ("Synopsis:") heads no section. */
function repeatedNames(lines: readonly TextLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = nameOf(line);
    if (inJobLabel.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 2 ? [name] : [])));
}

function nameOf({ plain }: TextLine): string {
  return plain.length > 60 ? '' : headingName(plain);
}

/** True for a line that heads a section with fields of ours ("Work History", "Education & Skills"). */
export function isSectionHeading(text: string): boolean {
  const [line] = text.length <= 200 ? textLines(text) : [];
  return (
    line?.kind === 'text' &&
    line.plain.length <= 120 &&
    (knownKinds(line.plain) !== null || (isLoud(line) && hintedKinds(line.plain) !== null))
  );
}

function sectionStart(
  line: TextLine,
  next: TextLine | undefined,
  around: Section | undefined,
  looks: ReadonlySet<string>,
  isSetOff: (line: TextLine) => boolean,
): Section | null {
  if (line.plain.length > 120 || /^\d+\s\p{L}/u.test(line.plain)) return null;
  const { kinds: inside = [] } = around ?? {};
  const above = around?.lines.at(-1);
  // The end of a sentence that was broken.
  if (/^\p{Ll}/u.test(line.plain) && line.gap === 0 && (above?.plain.length ?? 0) >= 40)
    return null;
  const isOfLook = looks.size > 0 && looks.has(lookOf(line));
  const name = headingName(line.plain);
  if (ofDuties.test(name) && inside.some((kind) => withJobs.has(kind))) return null;
  // "Responsibilities:" within a job heads its duties and no section.
  if (
    inJobLabel.test(name) &&
    (line.plain.endsWith(':') || (looks.size > 0 && !isLoud(line))) &&
    inside.some((kind) => withJobs.has(kind)) &&
    !isOfLook
  )
    return null;
  const known = knownKinds(line.plain);
  // An item of a list may head a section where everything is a list, but then it is loud; a picture may stand before it.
  if (line.kind === 'bullet' && line.level === 0 && !(known && (isLoud(line) || isSetOff(line))))
    return null;
  if (known) return { kinds: known, heading: line, lines: [] };
  // Right below an employer with its dates stands the title, whatever its words.
  const isTitleBelow =
    !isOfLook &&
    line.gap === 0 &&
    line.level === 0 &&
    above !== undefined &&
    inside.some((kind) => withJobs.has(kind)) &&
    takeDateRange(above.plain) !== null;
  if (isTitleBelow && !knownKinds(line.plain)) return null;
  const hinted = isOfLook || isLoud(line) || line.level > 0 ? hintedKinds(line.plain) : null;
  if (hinted && !isContentOf(around, line))
    return { kinds: hinted, heading: line, lines: [], isGuess: true };
  // What stands first is the name; within jobs and schools their own heads may look like the others.
  const isFirst = around?.heading === null && around.lines.length === 0;
  const isHead =
    inside.some((kind) => withEntries.has(kind)) && (isWeakLook(line) || isHeadOfEntry(line, next));
  if (
    isOfLook &&
    isShort(name) &&
    !isJobTitle(name) &&
    !isFirst &&
    !inside.includes('contact') &&
    !isHead &&
    !isContentOf(around, line)
  )
    return { kinds: ['other'], heading: line, lines: [], isGuess: true };
  // "Tech stack: …" within a job tells of it.
  const started = headingWithContent(line, inside);
  const isOfJob =
    inside.some((kind) => withJobs.has(kind)) &&
    inJobLabel.test(headingName(started?.heading?.raw ?? ''));
  return isOfJob && !/^skills/iu.test(name) ? null : started;
}

/** Whether a line with a mark before it is larger than the others, or has a mark (an icon) that no other line has. */
function setOffBy(lines: readonly TextLine[]): (line: TextLine) => boolean {
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

const withJobs: ReadonlySet<SectionKind> = new Set(['experience', 'volunteer']);

const withEntries: ReadonlySet<SectionKind> = new Set(['experience', 'volunteer', 'education']);

function isWeakLook({ isBold, level, plain, size }: TextLine): boolean {
  return isBold && level === 0 && size <= 12 && plain !== plain.toUpperCase();
}

function isHeadOfEntry({ plain }: TextLine, next: TextLine | undefined): boolean {
  return isSurelyEmployer(plain) || (next !== undefined && takeDateRange(next.plain) !== null);
}

/** The looks that only headings have: those of headings known by their words, unless other lines look so, too. */
function headingLooks(
  lines: readonly TextLine[],
  repeated: ReadonlySet<string>,
): ReadonlySet<string> {
  const plain = lookOf({ ...plainStyle, size: usualSize(lines), plain: 'Plain' });
  const counts = new Map<string, { known: number; others: number }>();
  for (const line of lines) {
    if (line.kind === 'bullet' || line.plain.length > 60) continue;
    const look = lookOf(line);
    const count = counts.get(look) ?? { known: 0, others: 0 };
    counts.set(look, count);
    if (repeated.has(nameOf(line))) count.others += 1;
    else if (knownKinds(line.plain)) count.known += 1;
    else count.others += 1;
  }
  return new Set(
    [...counts].flatMap(([look, { known, others }]) =>
      known >= 2 && known * 1.5 >= others && look !== plain ? [look] : [],
    ),
  );
}

/** What may be told of one job or school, too. */
function isOfEntry({ plain, level }: TextLine): boolean {
  const known = knownKinds(plain);
  const kinds = known ?? hintedKinds(plain);
  return (
    kinds !== null &&
    // Below a heading of a higher level, "Licence Pro" is one of the schools.
    ((known === null && level > 1) || kinds.every((kind) => kind === 'other' || kind === 'awards'))
  );
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
function lesserHeadings(lines: readonly TextLine[]): (line: TextLine) => boolean {
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

function lookOf({ size, isBold, level, plain }: LineStyle & { plain: string }): string {
  const isCaps = plain === plain.toUpperCase() && plain !== plain.toLowerCase();
  return `${size} ${isBold} ${isCaps} ${level} ${plain.endsWith(':')}`;
}

function isLoud({ raw, plain, isBold, level }: TextLine): boolean {
  return (
    isBold ||
    level > 0 ||
    plain === plain.toUpperCase() ||
    /^#+\s*[^\s\d#]/u.test(raw.trim()) ||
    plain.endsWith(':')
  );
}

const withLoudNames: ReadonlySet<SectionKind> = new Set([
  'experience',
  'education',
  'volunteer',
  'certificates',
]);

/** "ADULT EDUCATION CENTER" right below "EDUCATION" is a school; no heading stands right below another. */
function isContentOf(section: Section | undefined, { plain }: TextLine): boolean {
  const { kinds = [], heading = null, lines = [] } = section ?? {};
  const isFirst = heading !== null && lines.length === 0;
  if (isFirst && kinds.some((kind) => withLoudNames.has(kind))) return true;
  return (
    (kinds.includes('certificates') &&
      /\b(?:certification|certificate|licen[cs]e|certificado|licencia)\b/iu.test(plain)) ||
    (kinds.includes('education') &&
      /\b(?:certificate|diploma|degree|bachelor|master|school|college|university|academy|institute|center)\b/iu.test(
        plain,
      ))
  );
}

const beforeContent: ReadonlySet<SectionKind> = new Set([
  'skills',
  'education',
  'experience',
  'summary',
  'languages',
  'certificates',
]);

/** "Skills: welding, roofing", or the heading in a column of its own: heading and content on one line. */
function headingWithContent(line: TextLine, inside: readonly SectionKind[]): Section | null {
  if (line.kind === 'bullet') return null;
  const match = /^([\p{L} &]{4,30})(?::\s*|\.\s{1,3}(?=\p{Lu})|\t+| {3,})(\S.*)$/u.exec(line.plain);
  const [, name, content] = match ?? [];
  const isEndOfSentence =
    /^\p{Ll}/u.test(line.plain) && line.plain.charAt(name?.length ?? 0) === '.';
  if (name === undefined || content === undefined || isEndOfSentence || isSectionHeading(content))
    return null;
  const kind = kindOfName(name.trim().toLowerCase());
  if (!kind || !beforeContent.has(kind) || (inside.includes(kind) && line.plain.includes('\t')))
    return null;
  return {
    kinds: [kind],
    heading: { ...line, raw: `${name}:` },
    lines: [{ ...line, raw: content, plain: content, kind: 'text' }],
  };
}
