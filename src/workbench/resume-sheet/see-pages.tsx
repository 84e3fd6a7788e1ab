import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Piece } from '../../domain/paper/paper-lines';
import type { Paper, PlacedLine } from '../../domain/paper/paper-pages';
import { useResume } from '../../record/working-resume';
import { Dialog } from '../../ui/dialog';
import styles from './see-pages.module.css';

/** Opens the pages as they leave the printer: where each ends, and how full it is. */
export function SeePages({ paper }: { paper: Paper }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => setOpen(true)}>
        <Trans>See it on paper</Trans>
      </button>
      {isOpen && (
        <Dialog isWide title={t`Your resume on paper`} onClose={() => setOpen(false)}>
          <div className="row">
            <button type="button" className="btn" onClick={() => setOpen(false)}>
              <Trans>Close</Trans>
            </button>
          </div>
          <Pages paper={paper} />
        </Dialog>
      )}
    </>
  );
}

function Pages({ paper: { pages, style } }: { paper: Paper }) {
  const { t } = useLingui();
  const name = useResume(({ personalInfo }) => personalInfo.name);
  const { width, height, margin } = style.page;
  const count = pages.length;
  return (
    <div className={styles.pages} data-count={Math.min(count, 2)}>
      {numbered(pages).map(({ number, lines }) => (
        <svg
          key={number}
          className={styles.page}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          role="img"
          aria-label={t`Page ${number} of ${count}`}
          fontFamily={style.family}
        >
          {number > 1 && (
            <text x={width - margin} y={margin / 2 + 3} fontSize={9} textAnchor="end">
              {[name, `page ${String(number)}`].filter(Boolean).join(', ')}
            </text>
          )}
          {lines.map((line) => (
            <Line key={line.y} line={line} from={margin} to={width - margin} />
          ))}
        </svg>
      ))}
    </div>
  );
}

function numbered(pages: readonly PlacedLine[][]) {
  return pages.map((lines, index) => ({ number: index + 1, lines }));
}

function Line({ line, from, to }: { line: PlacedLine; from: number; to: number }) {
  const { y, height, label, pieces, rule } = line;
  const size = pieces[0]?.size ?? 0;
  const baseline = y + height / 2 + size * belowMiddle;
  return (
    <>
      {[...(label ? [label] : []), ...pieces].map((piece) => (
        <Text key={piece.x} piece={piece} y={baseline} />
      ))}
      {rule && (
        <rect
          x={from}
          y={y + height + rule.gap}
          width={to - from}
          height={rule.thickness}
          fill={pieces[0]?.color}
        />
      )}
    </>
  );
}

/** How far the letters of both fonts stand below the middle of their line, per their size: (ascent - descent) / 2. */
const belowMiddle = 0.345;

function Text({ piece: { text, x, face, size, spacing, color }, y }: { piece: Piece; y: number }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={face === 'bold' ? 700 : 400}
      letterSpacing={spacing * size}
      fill={color}
    >
      {text}
    </text>
  );
}
