import type { Measure } from './break-lines';
import { inUnits } from './layout-units';
import type { PageBlock } from './resume-blocks';
import { canListsStandInColumns, rowLines } from './list-rows';
import { linesOfBlock } from './block-lines';
import type { PageLine } from './lay-out-text';
import { pageStyle } from './page-style';
import type { ResumeTheme, PageStyle } from './page-style';
import { spacingPresets } from './spacing-presets';
import type { SpacingPreset } from './spacing-presets';

/** A line with its upper edge, in points from the top of the page. */
export type PositionedLine = PageLine & { y: number };

/** A resume on its pages, at the step of spacing that fills them best. */
export type PaginatedDocument = {
  preset: SpacingPreset;
  style: PageStyle;
  pages: PositionedLine[][];
};

/** A resume counts as short from this factor of the gaps on; its skills are then set in columns. */
const minColumnSpacing = 1.5;

/** A page that is filled less than this has room for more. */
const sparseBelow = 0.62;

/** The share of a page that may stay empty so that a job begins on the next page and is not divided. */
const maxEmptyShare = 1 / 3;

/**
 * Picks the loosest spacing preset that needs no more pages than the tightest one. Keeping each job and school on one page
 * comes before looser spacing: a page that begins in the middle of a job looks broken. Cost: lays the blocks out about once
 * for each preset tried, the loosest first.
 */
export function fitToPages(
  blocks: readonly PageBlock[],
  look: ResumeTheme,
  measure: Measure,
): PaginatedDocument {
  const { presets } = spacingPresets[look.size];
  const linesAt = new Map<SpacingPreset, PageLine[]>();
  const setAt = (step: SpacingPreset, isWhole: boolean): PaginatedDocument => {
    const style = pageStyle(look, step, isWhole);
    const lines = linesAt.get(step) ?? linesOfAll(blocks, style, measure);
    linesAt.set(step, lines);
    return { preset: step, style, pages: assignPages(lines, style) };
  };
  const setInColumns = (step: SpacingPreset, isWhole: boolean): PaginatedDocument | null => {
    const style = { ...pageStyle(look, step, isWhole), hasListColumns: true };
    if (step.spacingScale < minColumnSpacing || !canListsStandInColumns(blocks, style, measure))
      return null;
    const pages = paginate(blocks, style, measure);
    return pages.length === 1 ? { preset: step, style, pages } : null;
  };
  const tightest = setAt(presets[0], false);
  // Tries the widest spacing first: most resumes fit with one of the first steps.
  for (const isWhole of [true, false])
    for (const step of [...presets].reverse()) {
      const inColumns = setInColumns(step, isWhole);
      if (inColumns && isEmptyEnough(inColumns)) return inColumns;
      const paper = setAt(step, isWhole);
      const isLeast = paper.pages.length === tightest.pages.length;
      if (!isEmptyEnough(paper)) continue;
      if (isLeast && (!isWhole || areAllPagesFilled(paper))) return paper;
    }
  return tightest;
}

/** Whether a page that has more air because it stays partly empty does so. */
function isEmptyEnough(paper: PaginatedDocument): boolean {
  const { maxPageFill } = paper.preset;
  return maxPageFill === undefined || filledShare(paper) <= maxPageFill;
}

/** Whether so little stands on the page that a reader sees first what is not there, or would without its wider margins. */
export function isSparse(paper: PaginatedDocument): boolean {
  return paper.preset.margins !== undefined || filledShare(paper) < sparseBelow;
}

/** How much of its only page a resume fills, from 0 to 1; 1 where it has more pages. */
function filledShare({ pages, style }: PaginatedDocument): number {
  const last = pages[0]?.at(-1);
  const { height, margin } = style.page;
  if (pages.length > 1) return 1;
  return last ? (last.y + last.height - margin) / (height - 2 * margin) : 0;
}

/** Whether each page but the last is used nearly to its end. */
function areAllPagesFilled({ pages, style }: PaginatedDocument): boolean {
  const { height, margin } = style.page;
  const least = height - margin - maxEmptyShare * (height - 2 * margin);
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
export function paginate(
  blocks: readonly PageBlock[],
  style: PageStyle,
  measure: Measure,
): PositionedLine[][] {
  return assignPages(linesOfAll(blocks, style, measure), style);
}

function assignPages(lines: readonly PageLine[], style: PageStyle): PositionedLine[][] {
  const { height, margin } = style.page;
  const bottom = height - margin;
  const pages: PositionedLine[][] = [[]];
  let y = margin;
  const putLine = (line: PageLine, needed: number) => {
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
  const parts = style.keepsEntriesTogether ? groupsOf(lines, isWithNextOrOfOne) : [lines];
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

function linesOfAll(blocks: readonly PageBlock[], style: PageStyle, measure: Measure): PageLine[] {
  return blocks.flatMap((block, index) => {
    const leads = block.kind !== 'entry' || blocks[index + 1]?.kind === 'bullets';
    const isInRows = block.kind === 'items' && block.isList && style.hasListColumns;
    const own = isInRows ? rowLines(block.text, style) : linesOfBlock(block, style, measure);
    return own.map((line, lineIndex, all) => ({
      ...line,
      block: index,
      keepWithNext: line.keepWithNext && (lineIndex < all.length - 1 || leads),
    }));
  });
}

/** From the first line's upper edge to the last one's lower. */
function heightOf(group: readonly PageLine[]): number {
  const last = inUnits(group.at(-1)?.after ?? 0);
  const first = inUnits(group[0]?.before ?? 0);
  const all = group.map((line) => inUnits(line.before) + line.height + inUnits(line.after));
  return all.reduce((sum, height) => sum + height, 0) - first - last;
}

type AreTogether = (line: PageLine, next: PageLine) => boolean;

const isWithNext: AreTogether = (line) => line.keepWithNext;
const isWithNextOrOfOne: AreTogether = (line, next) =>
  line.keepWithNext || line.block === next.block;

function groupsOf(lines: readonly PageLine[], areTogether: AreTogether): PageLine[][] {
  const groups: PageLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && areTogether(last, line)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}
