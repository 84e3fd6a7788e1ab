import { textLines } from '../../resume-text/text-lines';
import type { TextLine } from '../../resume-text/text-lines';
import { isJobTitle } from './job-words';
import { headings, noHeadings, type SectionKind } from './heading-names';

/** `kinds`: what the section may hold, in the order of reading; "Education & Skills" holds two. */
export type Section = {
  kinds: SectionKind[];
  heading: TextLine | null;
  lines: TextLine[];
  /** Only its look says that the line heads anything. */
  isGuess?: true;
};

const kindByHeading = new Map<string, SectionKind>(
  Object.entries(headings).flatMap(([kind, names]) =>
    names.map((name): [string, SectionKind] => [name, kind as SectionKind]),
  ),
);

/** Words that only a heading holds: a loud short line with one of them ends a section. */
const headingWord =
  /\b(?:skills|experience|history|education|certifications?|licenses?|training|references|summary|profile|objective|awards|interests|projects|languages|volunteer|qualifications|expertise)\b/iu;

/** Kinds of which one line with its own heading ("Languages: English, Spanish") may stand within another section. */
const oneLiners: ReadonlySet<SectionKind> = new Set(['languages', 'certificates']);

/**
 * The text cut at its headings; the first section, before any heading, is the contact block. `ownTitle`: what heads a
 * section of somebody's own, where the file tells.
 */
export function sectionsOf(lines: readonly TextLine[], ownTitle = ''): Section[] {
  const sections: Section[] = [{ kinds: ['contact'], heading: null, lines: [] }];
  for (const line of lines) {
    const around = sections.at(-1);
    const started: Section | null =
      ownTitle !== '' && line.raw.trim() === ownTitle
        ? { kinds: ['own'], heading: line, lines: [] }
        : sectionStart(line, around);
    if (!started) around?.lines.push(line);
    else {
      sections.push(started);
      const isWithin =
        started.lines.length > 0 && started.kinds.every((kind) => oneLiners.has(kind));
      const { kinds = [] } = around ?? {};
      if (isWithin && (kinds.includes('skills') || kinds.includes('contact')))
        sections.push({ kinds, heading: null, lines: [] });
    }
  }
  return sections;
}

/** True for a line that heads a section with fields of ours ("Work History", "Education & Skills"). */
export function isSectionHeading(text: string): boolean {
  const [line] = textLines(text);
  return line?.kind === 'text' && line.plain.length <= 120 && isHeading(line);
}

function sectionStart(line: TextLine, around: Section | undefined): Section | null {
  if (line.kind !== 'text' || line.plain.length > 120) return null;
  const kinds = knownKinds(line.plain);
  if (kinds) return { kinds, heading: line, lines: [] };
  if (!isLoudHeading(line)) return headingWithContent(line);
  return isContentOf(around, line)
    ? null
    : { kinds: ['other'], heading: line, lines: [], isGuess: true };
}

function isHeading(line: TextLine): boolean {
  return knownKinds(line.plain) !== null || isLoudHeading(line);
}

function knownKinds(plain: string): SectionKind[] | null {
  const name = headingName(plain);
  const known = kindOfName(name);
  return known ? [known] : kindsOfBoth(name);
}

function isLoudHeading({ raw, plain }: TextLine): boolean {
  const name = headingName(plain);
  const isLoud =
    plain === plain.toUpperCase() || /^#+\s*[^\s\d#]/u.test(raw.trim()) || plain.endsWith(':');
  const isShort = name.split(' ').length <= 5 && !/[\d,@|]/u.test(name);
  const isOther = isJobTitle(name) || noHeadings.has(name);
  return isLoud && isShort && headingWord.test(name) && !isOther;
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
    kinds.includes('certificates') &&
    /\b(?:certification|certificate|licen[cs]e|certificado|licencia)\b/iu.test(plain)
  );
}

/** In lower case, without the marks around it; letters that were spaced out ("S K I L L S") are joined. */
function headingName(plain: string): string {
  const bare = plain.replace(/^[^\p{L}]+/u, '').replace(/[\s:.|_*=~•–—-]+$/u, '');
  const joined = /^\p{L}(?: \p{L}){3,}(?:\s{2,}\p{L}(?: \p{L})*)*$/u.test(bare)
    ? bare
        .split(/\s{2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : bare;
  return joined.toLowerCase().replaceAll(/\s+/gu, ' ');
}

function kindOfName(name: string): SectionKind | undefined {
  if (noHeadings.has(name)) return undefined;
  const known = kindByHeading.get(name) ?? kindByHeading.get(withoutQualifier(name));
  return known ?? (ofReferences.test(name) ? 'references' : undefined);
}

const ofReferences = /^(?:\S+ ){1,2}references$|^referencias(?: \S+){1,2}$/u;

/** Kinds that are sure of what they take, the surest first; in a shared section skills take what is short and left. */
const sharing = [
  'contact',
  'education',
  'experience',
  'volunteer',
  'languages',
  'references',
  'skills',
] as const;

/** "Education & Skills": both halves are headings. */
function kindsOfBoth(name: string): SectionKind[] | null {
  const halves = name.split(/\s*(?:&|\+|\/|,|\by\b|\band\b)\s*/u);
  if (halves.length < 2 || halves.length > 3) return null;
  const kinds = new Set<SectionKind>();
  const lastWord = /\S+$/u.exec(name)?.[0] ?? '';
  for (const half of halves) {
    // "Work & Volunteer Experience": the last word counts for both.
    const kind = kindOfName(half) ?? kindOfName(`${half} ${lastWord}`);
    if (!kind) return null;
    kinds.add(kind);
  }
  if (kinds.size === 1) return [...kinds];
  // Jobs and volunteer work look alike: who puts them together has one list.
  if (kinds.has('experience')) kinds.delete('volunteer');
  const ours = sharing.filter((kind) => kinds.has(kind));
  return ours.length > 0 ? ours : ['other'];
}

function withoutQualifier(name: string): string {
  return name.replace(
    /^(?:my|relevant|professional|recent|previous|past|other|additional|core|key|technical|special|paid|job|main|top|work|volunteer|computer|soft|hard|personal)\s/u,
    '',
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
function headingWithContent(line: TextLine): Section | null {
  const match = /^([\p{L} &]{4,30})(?::\s*|\t+| {3,})(\S.*)$/u.exec(line.plain);
  const [, name, content] = match ?? [];
  if (name === undefined || content === undefined || isSectionHeading(content)) return null;
  const kind = kindOfName(name.trim().toLowerCase());
  if (!kind || !beforeContent.has(kind)) return null;
  return {
    kinds: [kind],
    heading: { ...line, raw: `${name}:` },
    lines: [{ ...line, raw: content, plain: content, kind: 'text' }],
  };
}
