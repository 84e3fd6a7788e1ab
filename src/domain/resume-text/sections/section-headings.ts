import type { TextLine } from '../lines/text-lines';
import { takeDateRange } from '../values/dates';
import { isJobTitle, isSurelyEmployer } from '../../language/en/job-words';
import { headingName, hintedKinds, isShort, knownKinds } from '../../language/en/heading-kinds';
import { headingWithContent, longListOfSkills, withJobs } from './heading-lines';
import { belowDatedHeadings, namesOnce, repeatedNames, withoutNumbers } from './heading-counts';
import {
  detectHeadingStyles,
  isEmphasized,
  isLesserIn,
  headingStyleKey,
  headingNameOf,
  isSetOffIn,
} from './heading-styles';
import { inJobLabel, ofDuties, ofRole, type SectionKind } from '../../language/en/heading-names';
import { continuedKind, isDated, sectionsByContent, type Section } from './sections-by-content';

/** Kinds of which one line with its own heading ("Languages: English, Spanish") may stand within another section. */
const oneLiners: ReadonlySet<SectionKind> = new Set(['languages', 'certificates']);

/**
 * The text cut at its headings; the first section, before any heading, is the contact block. A heading is known by its
 * words, and by its look together with some of them or with the look of the others. `ownTitle`: what heads a section of
 * somebody's own, where the file tells.
 */
export function sectionsOf(written: readonly TextLine[], ownTitle = ''): Section[] {
  const lines = withoutNumbers(written);
  const repeated = repeatedNames(lines);
  const once = namesOnce(lines);
  const ofEntries = belowDatedHeadings(lines);
  const looks = detectHeadingStyles(lines, repeated);
  const isLesser = isLesserIn(lines);
  const isSetOff = isSetOffIn(lines);
  const sections: Section[] = [{ kinds: ['contact'], heading: null, lines: [] }];
  // What a line with its own heading ("Skills: …") interrupts: what is dated below it goes on with that.
  let interrupted: SectionKind[] | null = null;
  for (const [at, line] of lines.entries()) {
    const around = sections.at(-1);
    const started: Section | null =
      ownTitle !== '' && line.raw.trim() === ownTitle
        ? { kinds: ['own'], heading: line, lines: [] }
        : (around?.kinds.some((kind) => withJobs.has(kind)) && repeated.has(headingNameOf(line))) ||
            // Below "## Skills", "### Leadership" is a part of them.
            (around?.kinds.some(
              (kind) => withEntries.has(kind) || (kind === 'skills' && line.level > 0),
            ) &&
              isOfEntry(line) &&
              isLesser(line))
          ? null
          : ofEntries.has(line)
            ? null
            : sectionStart(line, lines[at + 1], around, looks, isSetOff, once);
    if (started)
      interrupted =
        started.lines.length === 0 || started.kinds.some((kind) => withEntries.has(kind))
          ? null
          : (interrupted ??
            (around?.kinds.some((kind) => withEntries.has(kind)) ? around.kinds : null));
    if (!started) {
      if (interrupted && takeDateRange(line.plain) !== null) {
        sections.push({ kinds: interrupted, heading: null, lines: [] });
        interrupted = null;
      }
      // Another column of the page does not go on with this section, but it may begin right below its heading.
      if (line.isApart && around?.heading && around.lines.length > 0)
        sections.push({
          kinds: [continuedKind(lines.slice(at, at + 4), sections)],
          heading: null,
          lines: [],
        });
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

function sectionStart(
  line: TextLine,
  next: TextLine | undefined,
  around: Section | undefined,
  looks: ReadonlySet<string>,
  isSetOff: (line: TextLine) => boolean,
  once: ReadonlySet<string>,
): Section | null {
  const { kinds: inside = [] } = around ?? {};
  if (line.plain.length > 120)
    return inside.some((kind) => withEntries.has(kind)) ? null : longListOfSkills(line, inside);
  if (/^\d+\s\p{L}/u.test(line.plain)) return null;
  // "& Technology" below "Institute of Arts" is the rest of that line.
  if (line.plain.startsWith('&') && (around?.lines.length ?? 0) > 0) return null;
  const above = around?.lines.at(-1);
  // The end of a sentence that was broken.
  if (/^\p{Ll}/u.test(line.plain) && line.gap === 0 && (above?.plain.length ?? 0) >= 40)
    return null;
  const isOfLook = looks.size > 0 && looks.has(headingStyleKey(line));
  const name = headingName(line.plain);
  const isJobs = inside.some((kind) => withJobs.has(kind));
  if (ofDuties.test(name) && isJobs) return null;
  // "Responsibilities:" within a job heads its duties and no section.
  if (
    inJobLabel.test(name) &&
    (line.plain.endsWith(':') || (looks.size > 0 && !isEmphasized(line))) &&
    isJobs &&
    !isOfLook &&
    !isSkillsAfterJobs(line, around, once)
  )
    return null;
  const known = knownKinds(line.plain);
  // An item of a list may head a section where everything is a list, but then it is loud; a picture may stand before it.
  if (
    line.kind === 'bullet' &&
    line.level === 0 &&
    !(known && (isEmphasized(line) || isSetOff(line)))
  )
    return null;
  // "Praktikum" below an employer, in other letters than the headings, is what somebody was there.
  const isRole =
    around?.heading &&
    ofRole.test(name) &&
    headingStyleKey(line) !== headingStyleKey(around.heading) &&
    isJobs;
  // "Leadership" among skills that look like it is one of them.
  const isOneOfSkills =
    known?.[0] === 'other' &&
    inside[0] === 'skills' &&
    !isOfLook &&
    above !== undefined &&
    line.gap === 0 &&
    !/\s|:$/u.test(line.plain) &&
    headingStyleKey(above) === headingStyleKey(line);
  if (isOneOfSkills) return null;
  if (known && !isRole) return { kinds: known, heading: line, lines: [] };
  // Right below an employer with its dates stands the title, whatever its words.
  const isTitleBelow =
    !isOfLook &&
    line.gap === 0 &&
    line.level === 0 &&
    above !== undefined &&
    isJobs &&
    takeDateRange(above.plain) !== null;
  if (isTitleBelow && !knownKinds(line.plain)) return null;
  // With a list beside it.
  const row = /\t\s*(?:[•▪●·]|[^\t]*,)/u.test(line.plain) ? headingWithContent(line, inside) : null;
  const hinted =
    row === null && (isOfLook || isEmphasized(line) || line.level > 0)
      ? hintedKinds(line.plain)
      : null;
  if (hinted?.[0] === 'other' && isJobs && isJobOver(line, next, around)) return null;
  if (hinted && !isContentOf(around, line))
    return { kinds: hinted, heading: line, lines: [], isGuess: true };
  // What stands first is the name; within jobs and schools the headers may look like headings.
  const isFirst = around?.heading === null && around.lines.length === 0;
  const isHead =
    inside.some((kind) => withEntries.has(kind)) && (isWeakLook(line) || isHeadOfEntry(line, next));
  if (
    isOfLook &&
    row === null &&
    isShort(name) &&
    !isJobTitle(name) &&
    !isFirst &&
    !inside.includes('contact') &&
    !isHead &&
    !isContentOf(around, line)
  )
    return { kinds: ['other'], heading: line, lines: [], isGuess: true };
  // "Tech stack: …" within a job tells of it.
  const started = row ?? headingWithContent(line, inside);
  const isOfJob = isJobs && inJobLabel.test(headingName(started?.heading?.raw ?? ''));
  const isOther = started?.kinds.includes('other') === true;
  return isOfJob && !isOther && !/^skills/iu.test(name) ? null : started;
}

/** "Skills", once in the file, apart from what stands above it and as far left as "Experience": no part of a job. */
function isSkillsAfterJobs(
  line: TextLine,
  around: Section | undefined,
  once: ReadonlySet<string>,
): boolean {
  return (
    line.gap > 0 &&
    line.indent <= (around?.heading?.indent ?? -1) &&
    /^skills$/iu.test(line.plain) &&
    once.has(headingNameOf(line))
  );
}

/** "Bread Project" right over an employer with its dates, in other letters than the headings: what somebody did there. */
function isJobOver(
  line: TextLine,
  next: TextLine | undefined,
  around: Section | undefined,
): boolean {
  return (
    around?.heading != null &&
    headingStyleKey(line) !== headingStyleKey(around.heading) &&
    line.plain !== line.plain.toUpperCase() &&
    next?.gap === 0 &&
    isDated(next)
  );
}

const withEntries: ReadonlySet<SectionKind> = new Set(['experience', 'volunteer', 'education']);

function isWeakLook({ isBold, level, plain, size }: TextLine): boolean {
  return isBold && level === 0 && size <= 12 && plain !== plain.toUpperCase();
}

function isHeadOfEntry({ plain }: TextLine, next: TextLine | undefined): boolean {
  return isSurelyEmployer(plain) || (next !== undefined && takeDateRange(next.plain) !== null);
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
