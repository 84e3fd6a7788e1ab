import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Measure } from '@/domain/paper/break-lines';
import type { PaperBlock } from '@/domain/paper/paper';
import { fitPaper, type Paper } from '@/domain/paper/paper-pages';
import type { PaperSize } from '@/domain/paper/paper-steps';
import { choosePaperLook, usePaperLook } from './paper-look';
import styles from './preview-foot.module.css';

type FitOnePageProps = {
  paper: Paper | null;
  blocks: readonly PaperBlock[] | null;
  measure: Measure | null;
};

/** The largest first: nobody has to read smaller letters than the page asks for. */
const smaller: Readonly<Record<PaperSize, readonly PaperSize[]>> = {
  large: ['medium', 'small'],
  medium: ['small'],
  small: [],
};

/** Where a smaller size brings the resume onto one page: the button that takes it. */
export function FitOnePage({ paper, blocks, measure }: FitOnePageProps) {
  const look = usePaperLook();
  const isOver = (paper?.pages.length ?? 1) > 1;
  const size = useMemo(
    () =>
      isOver && blocks && measure
        ? smaller[look.size].find(
            (smallerSize) =>
              fitPaper(blocks, { ...look, size: smallerSize }, measure).pages.length === 1,
          )
        : undefined,
    [isOver, blocks, look, measure],
  );
  if (size === undefined) return null;
  return (
    <button type="button" className={styles.fit} onClick={() => choosePaperLook({ size })}>
      <Trans>Fit to one page</Trans>
    </button>
  );
}
