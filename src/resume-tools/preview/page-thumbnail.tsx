import { memo, useMemo } from 'react';
import type { Measure } from '@/domain/page-layout/break-lines';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import {
  fitToPages,
  type PositionedLine,
  type PaginatedDocument,
} from '@/domain/page-layout/paginate';
import {
  pageStyle,
  type Face,
  type ResumeTheme,
  type PageStyle,
} from '@/domain/page-layout/page-style';
import styles from './theme-panel.module.css';

type PaperThumbProps = {
  blocks: readonly PageBlock[];
  look: ResumeTheme;
  /** Null until the fonts are there: then the page is empty. */
  measure: Measure | null;
  /** The first heading with its job title, large enough to tell letters; else all of the page. */
  isClose?: boolean;
};

/** The first page as a picture of a stamp's size: the person's own words in the look that a press would give them. */
export const PageThumbnail = memo(function PageThumbnail({
  blocks,
  look,
  measure,
  isClose = false,
}: PaperThumbProps) {
  const paper = useMemo(
    () => (measure ? fitToPages(blocks, look, measure) : null),
    [blocks, look, measure],
  );
  const style = paper?.style ?? pageStyle(look);
  const { width, height } = style.page;
  const lines = (isClose ? closeUp(paper, blocks) : paper?.pages[0]) ?? [];
  return (
    <svg
      className={styles.thumb}
      lang="en"
      data-close={isClose}
      viewBox={isClose ? closeBox(lines, style) : `0 0 ${String(width)} ${String(height)}`}
      aria-hidden="true"
    >
      <rect width={width} height={height} fill="var(--sheet)" />
      {lines.map((line, index) => (
        <Line key={`line ${String(index)}`} line={line} style={style} />
      ))}
    </svg>
  );
});

/** What of the page a close-up shows, in points. */
const closeUpSize = { width: 124, height: 52 };

/** A heading with its line, and the title of the job under it: nothing that a close-up would cut. */
function closeUp(
  paper: PaginatedDocument | null,
  blocks: readonly PageBlock[],
): PositionedLine[] | undefined {
  const title = blocks.find(({ kind }) => kind === 'section');
  const lines = paper?.pages[0];
  const heading = lines?.findIndex(
    ({ pieces }) =>
      title?.kind === 'section' &&
      pieces.map(({ text }) => text.toLowerCase()).join('') === title.text.toLowerCase(),
  );
  return lines?.slice(heading, (heading ?? 0) + 2);
}

/** Some lines in the middle of a close-up. */
function closeBox(lines: readonly PositionedLine[], { page: { margin, side } }: PageStyle): string {
  const [first, last] = [lines[0], lines.at(-1)];
  const middle = first && last ? (first.y + last.y + last.height) / 2 : margin;
  const { width, height } = closeUpSize;
  return [side - 8, middle - height / 2, width, height].map(String).join(' ');
}

/** Where letters stand in their line, about: at this size nobody sees the difference. */
const baseline = 0.8;

function Line({ line, style }: { line: PositionedLine; style: PageStyle }) {
  const { page, bar } = style;
  const pieces = line.label ? [line.label, ...line.pieces] : line.pieces;
  return (
    <>
      {pieces.map(({ text, x, face, size, color, tracking }, index) => (
        <text
          key={`piece ${String(index)}`}
          x={x}
          y={line.y + line.height * baseline}
          fontFamily={`${familyOf(face, style)}, sans-serif`}
          fontWeight={face === 'regular' || face === 'italic' ? 400 : 700}
          fontStyle={face === 'italic' ? 'italic' : undefined}
          letterSpacing={tracking}
          fontSize={size}
          fill={color}
        >
          {text}
        </text>
      ))}
      {pieces.length === 0 && (
        <rect
          x={page.side}
          y={line.y}
          width={bar.width}
          height={2 * bar.thickness}
          fill={bar.color}
        />
      )}
      {line.rule && (
        <rect
          x={page.side}
          y={line.y + line.height + line.rule.gap}
          width={page.width - 2 * page.side}
          height={2}
          fill={line.rule.color}
        />
      )}
    </>
  );
}

function familyOf(face: Face, { family, headingFamily }: PageStyle): string {
  return face === 'heading' ? headingFamily : family;
}
