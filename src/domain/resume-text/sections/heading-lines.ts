import { headingName, hintedKinds, kindOfName, knownKinds } from '../../language/en/heading-kinds';
import type { SectionKind } from '../../language/en/heading-names';
import { textLines, type TextLine } from '../lines/text-lines';
import { isEmphasized } from './heading-styles';
import type { Section } from './sections-by-content';

/** True for a line that heads a section with fields of ours ("Work History", "Education & Skills"). */
export function isSectionHeading(text: string): boolean {
  const [line] = text.length <= 200 ? textLines(text) : [];
  return (
    line?.kind === 'text' &&
    line.plain.length <= 120 &&
    (knownKinds(line.plain) !== null || (isEmphasized(line) && hintedKinds(line.plain) !== null))
  );
}

/** Kinds of sections whose entries are jobs. */
export const withJobs: ReadonlySet<SectionKind> = new Set(['experience', 'volunteer']);

const beforeContent: ReadonlySet<SectionKind> = new Set([
  'skills',
  'education',
  'experience',
  'summary',
  'languages',
  'certificates',
]);

/** "Skills: welding | roofing | …" may fill more than one line of the page. */
export function longListOfSkills(line: TextLine, inside: readonly SectionKind[]): Section | null {
  const started = /^[\p{L} &]{4,30}:\s/u.test(line.plain.slice(0, 40))
    ? headingWithContent(line, inside)
    : null;
  return started?.kinds[0] === 'skills' ? started : null;
}

/** "Skills: welding, roofing", or the heading in a column of its own: heading and content on one line. */
export function headingWithContent(line: TextLine, inside: readonly SectionKind[]): Section | null {
  if (line.kind === 'bullet') return null;
  const match =
    // "SKILLS Kitchen: knives, pans" in a narrow column of headings.
    /^(\p{Lu}[\p{Lu} &]{3,29}) (\p{Lu}\p{Ll}.*)$/u.exec(line.plain) ??
    /^([\p{L} &]{4,30})(?::\s*|\.\s{1,3}(?=\p{Lu})|\t+| {3,})(\S.*)$/u.exec(line.plain);
  const [, name, content] = match ?? [];
  const isEndOfSentence =
    /^\p{Ll}/u.test(line.plain) && line.plain.charAt(name?.length ?? 0) === '.';
  if (name === undefined || content === undefined || isEndOfSentence || isSectionHeading(content))
    return null;
  // "Work: (503) 555-0142" reaches somebody there.
  if (/^(?:[ ()+-]{0,3}\d){10}/u.test(content)) return null;
  const kind = kindOfName(headingName(name));
  const isOther =
    kind === 'other' &&
    inside.some((one) => withJobs.has(one)) &&
    name === name.toUpperCase() &&
    line.plain.includes('\t');
  if (!kind || (inside.includes(kind) && line.plain.includes('\t'))) return null;
  if (!isOther && !beforeContent.has(kind)) return null;
  // The first item of a list may stand beside its heading.
  const plain = content.replace(/^[•▪●·]\s*/u, '');
  return {
    kinds: [kind],
    heading: { ...line, raw: `${name}:` },
    lines: [{ ...line, raw: content, plain, kind: plain === content ? 'text' : 'bullet' }],
  };
}
