import { takeDateRange } from '../values/dates';
import type { TextLine } from '../lines/text-lines';
import { knownKinds } from '../../language/en/heading-kinds';
import { headingNameOf } from './heading-styles';
import { inJobLabel, type SectionKind } from '../../language/en/heading-names';

/** "2  Key Skills": where two headings have a number before them, none of them is a part of its words. */
export function withoutNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const nameIn = ({ plain }: TextLine) =>
    plain.length <= 60 ? /^\d{1,2}(?:\t+|[.)]\s+)(\p{L}.*)$/u.exec(plain)?.[1] : undefined;
  const isNumbered = (line: TextLine) => knownKinds(nameIn(line) ?? '') !== null;
  return lines.filter(isNumbered).length < 2
    ? lines
    : lines.map((line) => {
        const name = nameIn(line);
        return name !== undefined && isNumbered(line)
          ? { ...line, plain: name, kind: 'text' }
          : line;
      });
}

/** Names of three or more lines that are labels within jobs ("Synopsis:"): they are no headings of sections. */
export function repeatedNames(lines: readonly TextLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = headingNameOf(line);
    if (inJobLabel.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 2 ? [name] : [])));
}

/** The heading names that only one line has. */
export function namesOnce(lines: readonly TextLine[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines)
    counts.set(headingNameOf(line), (counts.get(headingNameOf(line)) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}

/** The lines that stand below a heading with dates and have a lower level: "Summary" of one job heads no section. */
export function belowDatedHeadings(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const below = new Set<TextLine>();
  let level = 0;
  for (const line of lines) {
    if (line.level === 0) continue;
    if (line.plain.length <= 120 && takeDateRange(line.plain) !== null) level = line.level;
    else if (line.level <= level) level = 0;
    else if (level > 0 && (knownKinds(line.plain) ?? ['other']).every((kind) => ofOne.has(kind)))
      below.add(line);
  }
  return below;
}

const ofOne: ReadonlySet<SectionKind> = new Set(['other', 'summary', 'awards']);
