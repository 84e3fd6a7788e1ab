import type { Measure } from './break-lines';
import { inUnits } from './layout-units';
import type { PaperBlock } from './resume-blocks';
import { canListsStandInColumns, rowLines } from './list-rows';
import { linesOfBlock } from './block-lines';
import type { PaperLine } from './lay-out-text';
import { paperStyle } from './page-style';
import type { PaperLook, PaperStyle } from './page-style';
import { paperSteps } from './spacing-presets';
import type { PaperStep } from './spacing-presets';

/** A line with its upper edge, in points from the top of the page. */
export type LineOnPage = PaperLine & { y: number };

/** A resume on its pages, at the step of spacing that fills them best. */
export type Paper = { step: PaperStep; style: PaperStyle; pages: LineOnPage[][] };

/** A resume counts as short from this factor of the gaps on; its skills are then set in columns. */
const shortGaps = 1.5;

/** A page that is filled less than this has room for more. */
const sparse = 0.62;

/** The share of a page that may stay empty so that a job begins on the next page and is not divided. */
const maxEmpty = 1 / 3;

/**
 * Sets a resume's blocks with the most air that costs no page more than the least. Before they have more air, jobs and
 * schools are whole: a page that begins with lines whose job stands on the one before looks broken.
 */
export function fitPaper(blocks: readonly PaperBlock[], look: PaperLook, measure: Measure): Paper {
  const { steps } = paperSteps[look.size];
  const linesAt = new Map<PaperStep, PaperLine[]>();
  const setAt = (step: PaperStep, isWhole: boolean): Paper => {
    const style = paperStyle(look, step, isWhole);
    const lines = linesAt.get(step) ?? linesOfAll(blocks, style, measure);
    linesAt.set(step, lines);
    return { step, style, pages: placeLines(lines, style) };
  };
  const setInColumns = (step: PaperStep, isWhole: boolean): Paper | null => {
    const style = { ...paperStyle(look, step, isWhole), areListsInColumns: true };
    if (step.gaps < shortGaps || !canListsStandInColumns(blocks, style, measure)) return null;
    const pages = layOutPaper(blocks, style, measure);
    return pages.length === 1 ? { step, style, pages } : null;
  };
  const least = setAt(steps[0], false);
  // Tries the widest spacing first: most resumes fit with one of the first steps.
  for (const isWhole of [true, false])
    for (const step of [...steps].reverse()) {
      const inColumns = setInColumns(step, isWhole);
      if (inColumns && isEmptyEnough(inColumns)) return inColumns;
      const paper = setAt(step, isWhole);
      const isLeast = paper.pages.length === least.pages.length;
      if (!isEmptyEnough(paper)) continue;
      if (isLeast && (!isWhole || isFilled(paper))) return paper;
    }
  return least;
}

/** Whether a page that has more air because it stays partly empty does so. */
function isEmptyEnough(paper: Paper): boolean {
  const { most } = paper.step;
  return most === undefined || filledShare(paper) <= most;
}

/** Whether so little stands on the page that a reader sees first what is not there, or would without its wider margins. */
export function isSparse(paper: Paper): boolean {
  return paper.step.margins !== undefined || filledShare(paper) < sparse;
}

/** How much of its only page a resume fills, from 0 to 1; 1 where it has more pages. */
function filledShare({ pages, style }: Paper): number {
  const last = pages[0]?.at(-1);
  const { height, margin } = style.page;
  if (pages.length > 1) return 1;
  return last ? (last.y + last.height - margin) / (height - 2 * margin) : 0;
}

/** Whether each page but the last is used nearly to its end. */
function isFilled({ pages, style }: Paper): boolean {
  const { height, margin } = style.page;
  const least = height - margin - maxEmpty * (height - 2 * margin);
  return pages.slice(0, -1).every((lines) => {
    const last = lines.at(-1);
    return last !== undefined && last.y + last.height >= least;
  });
}

/**
 * Sets a resume's blocks on pages. A heading never stands alone at a page's end, nor does the first line of a job, and
 * what belongs together by its lines, or as a whole job where the style says so, is divided only where it is longer than a
 * page.
 */
export function layOutPaper(
  blocks: readonly PaperBlock[],
  style: PaperStyle,
  measure: Measure,
): LineOnPage[][] {
  return placeLines(linesOfAll(blocks, style, measure), style);
}

function placeLines(lines: readonly PaperLine[], style: PaperStyle): LineOnPage[][] {
  const { height, margin } = style.page;
  const bottom = height - margin;
  const pages: LineOnPage[][] = [[]];
  let y = margin;
  const putLine = (line: PaperLine, needed: number) => {
    const isTop = pages.at(-1)?.length === 0;
    if (!isTop && y + inUnits(line.before) + needed > bottom + 1e-6) {
      pages.push([]);
      y = margin;
    } else if (!isTop) {
      y += inUnits(line.before);
    }
    pages.at(-1)?.push({ ...line, y });
    y += line.height + inUnits(line.after);
  };
  const room = bottom - margin;
  const parts = style.areEntriesWhole ? groupsOf(lines, isWithNextOrOfOne) : [lines];
  const groups = parts.flatMap((part) =>
    heightOf(part) <= room ? [part] : groupsOf(part, isWithNext),
  );
  for (const group of groups) {
    const whole = heightOf(group);
    const canStandTogether = whole <= room;
    for (const [index, line] of group.entries())
      putLine(line, canStandTogether && index === 0 ? whole : line.height);
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
    const isInRows = block.kind === 'items' && block.isList && style.areListsInColumns;
    const own = isInRows ? rowLines(block.text, style) : linesOfBlock(block, style, measure);
    return own.map((line, place, all) => ({
      ...line,
      block: index,
      keepWithNext: line.keepWithNext && (place < all.length - 1 || leads),
    }));
  });
}

/** From the first line's upper edge to the last one's lower. */
function heightOf(group: readonly PaperLine[]): number {
  const last = inUnits(group.at(-1)?.after ?? 0);
  const first = inUnits(group[0]?.before ?? 0);
  const all = group.map((line) => inUnits(line.before) + line.height + inUnits(line.after));
  return all.reduce((sum, height) => sum + height, 0) - first - last;
}

type AreTogether = (line: PaperLine, next: PaperLine) => boolean;

const isWithNext: AreTogether = (line) => line.keepWithNext;
const isWithNextOrOfOne: AreTogether = (line, next) =>
  line.keepWithNext || line.block === next.block;

function groupsOf(lines: readonly PaperLine[], areTogether: AreTogether): PaperLine[][] {
  const groups: PaperLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && areTogether(last, line)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}
