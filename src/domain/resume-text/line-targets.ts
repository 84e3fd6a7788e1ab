import type { PersonalInfo } from '../resume/record-schema';
import type { SectionKey } from '../sections/section-kinds';
import type { Suggestion } from './suggestions';
import type { ResumeFields } from './resume-fields';
import type { LineStyle, TextLine } from './lines/text-lines';

/** The field or section that a line of a file went to; `index`: the job or school among those that were read, from 0. */
export type LineTarget =
  | { kind: 'personal'; fields: readonly (keyof PersonalInfo)[] }
  | { kind: 'job'; index: number }
  | { kind: 'school'; index: number }
  | { kind: 'skills' }
  | { kind: 'section'; section: SectionKey }
  | { kind: 'parStatement' }
  | { kind: 'heading' };

/** One line of a file, as it was written; `target` null: no field took it. `style`: undefined where the file says none. */
export type PlacedLine = { text: string; target: LineTarget | null; style?: LineStyle };

/** A resume that was read, with the values that are not sure, and the target of every line: none is lost. */
export type PlacedResume = {
  fields: ResumeFields;
  suggestions?: Suggestion[];
  lines: PlacedLine[];
  /** Some letters could not be read: the file does not say how it writes them. */
  hasUnsureLetters?: true;
};

/** Words that no field took. A label ("Tools:") only names what stands after it. */
export type LeftText = { text: string; line: TextLine; isLabel?: true };

/** Lines that a field took. */
export type Taken = { line: TextLine; target: LineTarget };

/** The state of the reader, which each step changes: the fields so far, and for each line its target or what is left of it. */
export type ResumeReading = {
  fields: ResumeFields;
  suggestions: Suggestion[];
  taken: Taken[];
  left: LeftText[];
  /** The app has written the file. */
  isAppFile: boolean;
};

/** Every line with words in it, in order: where it went, and after it the words of it that went nowhere. */
export function placeLines(
  lines: readonly TextLine[],
  taken: readonly Taken[],
  left: readonly LeftText[],
): PlacedLine[] {
  const targetOf = new Map<number, LineTarget>();
  for (const { line, target } of taken)
    for (const number of line.numbers)
      targetOf.set(number, mergedTarget(targetOf.get(number), target));
  const leftOf = new Map<number, string[]>();
  for (const { line, text, isLabel } of left) {
    const [number = -1] = line.numbers;
    if (!isLabel) leftOf.set(number, [...(leftOf.get(number) ?? []), text]);
  }
  return lines.flatMap((line) => {
    const { raw, plain: _plain, kind: _kind, numbers, ...style } = line;
    const [number = -1] = numbers;
    const place = targetOf.get(number);
    const shown = { text: raw.trim(), target: place ?? null, style };
    // Of a line that went nowhere all is in view already.
    const rest = place ? [...new Set(leftOf.get(number) ?? [])] : [];
    return [shown, ...rest.map((text) => ({ text, target: null, style }))];
  });
}

/** One line may hold several details, or a heading and what it heads ("Skills: welding"). */
function mergedTarget(before: LineTarget | undefined, place: LineTarget): LineTarget {
  if (before && place.kind === 'heading') return before;
  return before?.kind === 'personal' && place.kind === 'personal'
    ? { kind: 'personal', fields: [...new Set([...before.fields, ...place.fields])] }
    : place;
}

/** The same lines with the jobs or schools that they went to counted from `by` on. */
export function shifted(taken: readonly Taken[], by: number): Taken[] {
  return taken.map(({ line, target }) => ({
    line,
    target: 'index' in target ? { ...target, index: target.index + by } : target,
  }));
}
