import { takeDateRange } from '../values/dates';
import { maxLineLength, type TextLine } from '../lines/text-lines';

/**
 * The lines of a section with the dates of each block in its first line, where every block that has dates has them beside the
 * words of its last line: the foot of what is told of a job, at the right edge of the paper.
 */
export function withDatesOnTop(lines: readonly TextLine[]): readonly TextLine[] {
  const blocks: { line: TextLine; dates: ReturnType<typeof takeDateRange> }[][] = [];
  for (const line of lines) {
    const one = {
      line,
      dates: line.plain.length > maxLineLength ? null : takeDateRange(line.plain),
    };
    if (line.gap > 0 || blocks.length === 0) blocks.push([one]);
    else blocks.at(-1)?.push(one);
  }
  const dated = blocks.filter((block) => block.some(({ dates }) => dates !== null));
  const isAtFoot = (block: (typeof blocks)[number]) =>
    block.length > 1 &&
    block.every(
      ({ line, dates }, at) =>
        (dates !== null) === (at === block.length - 1) && line.kind === 'text',
    ) &&
    block.at(-1)?.dates?.rest !== '' &&
    block.at(-1)?.line.plain.includes('\t');
  if (dated.filter(({ length }) => length > 2).length < 2 || !dated.every(isAtFoot)) return lines;
  return blocks.flatMap((block) => {
    const [top] = block;
    const foot = block.at(-1);
    if (!top || !foot?.dates) return block.map(({ line }) => line);
    const { startDate, endDate, rest } = foot.dates;
    return [
      { ...top.line, plain: `${top.line.plain}\t${startDate} – ${endDate}` },
      ...block.slice(1, -1).map(({ line }) => line),
      { ...foot.line, plain: rest },
    ];
  });
}
