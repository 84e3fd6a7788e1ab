import type { Measure } from './break-lines';
import type { PaperBlock } from './paper';
import { linesOfBlock } from './paper-lines';
import type { PaperLine } from './paper-lines';
import { paperSteps, paperStyle } from './paper-style';
import type { PaperLook, PaperStep, PaperStyle } from './paper-style';

/** A line with its upper edge, in points from the top of the page. */
export type LineOnPage = PaperLine & { y: number };

/** A resume on its pages, at the step of spacing that fills them best. */
export type Paper = { step: PaperStep; style: PaperStyle; pages: LineOnPage[][] };

/** Sets a resume's blocks with the most air that costs no page more than the least. */
export function fitPaper(blocks: readonly PaperBlock[], look: PaperLook, measure: Measure): Paper {
  const [first, ...wider] = paperSteps[look.size].steps;
  const setAt = (step: PaperStep): Paper => {
    const style = paperStyle(look, step);
    return { step, style, pages: layOutPaper(blocks, style, measure) };
  };
  const least = setAt(first);
  // From the widest on: most resumes take one of these, and what is set once need not be set again.
  for (const step of [...wider].reverse()) {
    const paper = setAt(step);
    if (paper.pages.length === least.pages.length) return paper;
  }
  return least;
}

/**
 * Sets a resume's blocks on pages. A heading never stands alone at a page's end, nor does the first line of a job, and
 * what belongs together by its lines is divided only where it is longer than a page.
 */
export function layOutPaper(
  blocks: readonly PaperBlock[],
  style: PaperStyle,
  measure: Measure,
): LineOnPage[][] {
  const { height, margin } = style.page;
  const bottom = height - margin;
  const pages: LineOnPage[][] = [[]];
  let y = margin;
  const place = (line: PaperLine, needed: number) => {
    const isTop = pages.at(-1)?.length === 0;
    if (!isTop && y + line.before + needed > bottom) {
      pages.push([]);
      y = margin;
    } else if (!isTop) {
      y += line.before;
    }
    pages.at(-1)?.push({ ...line, y });
    y += line.height + line.after;
  };
  for (const group of groupsOf(linesOfAll(blocks, style, measure))) {
    const whole = heightOf(group);
    const canStandTogether = whole <= bottom - margin;
    for (const [index, line] of group.entries())
      place(line, canStandTogether && index === 0 ? whole : line.height);
  }
  return pages;
}

function linesOfAll(
  blocks: readonly PaperBlock[],
  style: PaperStyle,
  measure: Measure,
): PaperLine[] {
  return blocks.flatMap((block, index) => {
    const leads = block.kind !== 'entry' || blocks[index + 1]?.kind === 'bullets';
    return linesOfBlock(block, style, measure).map((line, place, all) => ({
      ...line,
      block: index,
      keepWithNext: line.keepWithNext && (place < all.length - 1 || leads),
    }));
  });
}

/** From the first line's upper edge to the last one's lower. */
function heightOf(group: readonly PaperLine[]): number {
  const last = group.at(-1)?.after ?? 0;
  const first = group[0]?.before ?? 0;
  return (
    group.reduce((sum, { before, height, after }) => sum + before + height + after, 0) -
    first -
    last
  );
}

function groupsOf(lines: readonly PaperLine[]): PaperLine[][] {
  const groups: PaperLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (isOpen) groups.at(-1)?.push(line);
    else groups.push([line]);
    isOpen = line.keepWithNext;
  }
  return groups;
}
