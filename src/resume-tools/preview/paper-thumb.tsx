import { memo, useMemo } from 'react';
import type { Measure } from '@/domain/paper/break-lines';
import type { PaperBlock } from '@/domain/paper/paper';
import { fitPaper, type LineOnPage, type Paper } from '@/domain/paper/paper-pages';
import { paperStyle, type Face, type PaperLook, type PaperStyle } from '@/domain/paper/paper-style';
import styles from './look-panel.module.css';

type PaperThumbProps = {
  blocks: readonly PaperBlock[];
  look: PaperLook;
  /** Null until the fonts are there: then the page is empty. */
  measure: Measure | null;
  /** The first heading with its job title, large enough to tell letters; else all of the page. */
  isClose?: boolean;
};

/** The first page as a picture of a stamp's size: the person's own words in the look that a press would give them. */
export const PaperThumb = memo(function PaperThumb({
  blocks,
  look,
  measure,
  isClose = false,
}: PaperThumbProps) {
  const paper = useMemo(
    () => (measure ? fitPaper(blocks, look, measure) : null),
    [blocks, look, measure],
  );
  const style = paper?.style ?? paperStyle(look);
  const { width, height } = style.page;
  return (
    <svg
      className={styles.thumb}
      lang="en"
      data-close={isClose}
      viewBox={isClose ? closeUp(paper, style, blocks) : `0 0 ${String(width)} ${String(height)}`}
      aria-hidden="true"
    >
      <rect width={width} height={height} fill="var(--sheet)" />
      {paper?.pages[0]?.map((line, place) => (
        <Line key={`line ${String(place)}`} line={line} style={style} />
      ))}
    </svg>
  );
});

/** What of the page a close-up shows, in points: a heading with its line, and the title of the job under it. */
const closeUpSize = { width: 124, height: 52 };

function closeUp(
  paper: Paper | null,
  { page: { margin, side } }: PaperStyle,
  blocks: readonly PaperBlock[],
): string {
  const title = blocks.find(({ kind }) => kind === 'section');
  const heading = paper?.pages[0]?.find(
    ({ pieces }) =>
      title?.kind === 'section' &&
      pieces.map(({ text }) => text.toLowerCase()).join('') === title.text.toLowerCase(),
  );
  const { width, height } = closeUpSize;
  return [side - 8, (heading?.y ?? margin) - 8, width, height].map(String).join(' ');
}

/** Where letters stand in their line, about: at this size nobody sees the difference. */
const baseline = 0.8;

function Line({ line, style }: { line: LineOnPage; style: PaperStyle }) {
  const { page, bar } = style;
  const pieces = line.label ? [line.label, ...line.pieces] : line.pieces;
  return (
    <>
      {pieces.map(({ text, x, face, size, color, tracking }, place) => (
        <text
          key={`piece ${String(place)}`}
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

function familyOf(face: Face, { family, headingFamily }: PaperStyle): string {
  return face === 'heading' ? headingFamily : family;
}
