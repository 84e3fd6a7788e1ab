import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Measure } from '@/domain/page-layout/break-lines';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { fitToPages, type PaginatedDocument } from '@/domain/page-layout/paginate';
import type { TextSize } from '@/domain/page-layout/spacing-presets';
import { chooseTheme, useTheme } from './use-theme';
import styles from './preview-foot.module.css';

type FitOnePageProps = {
  paper: PaginatedDocument | null;
  blocks: readonly PageBlock[] | null;
  measure: Measure | null;
};

/** The largest first: nobody has to read smaller letters than the page asks for. */
const smaller: Readonly<Record<TextSize, readonly TextSize[]>> = {
  large: ['medium', 'small'],
  medium: ['small'],
  small: [],
};

/** Where a smaller size saves a page: the button that takes it if one page is left, else a word that it would. */
export function FitOnePage({ paper, blocks, measure }: FitOnePageProps) {
  const look = useTheme();
  const count = paper?.pages.length ?? 1;
  const better = useMemo(() => {
    if (count === 1 || !blocks || !measure) return null;
    const pagesAt = (size: TextSize) => fitToPages(blocks, { ...look, size }, measure).pages.length;
    const shorter = smaller[look.size]
      .map((size) => ({ size, pages: pagesAt(size) }))
      .filter(({ pages }) => pages < count);
    return shorter.find(({ pages }) => pages === 1) ?? shorter[0];
  }, [blocks, count, look, measure]);
  if (!better) return null;
  const { size, pages } = better;
  if (pages > 1)
    return (
      <p className="hint">
        <Trans>Smaller text may save a page.</Trans>
      </p>
    );
  return (
    <button type="button" className={styles.fit} onClick={() => chooseTheme({ size })}>
      <Trans>Fit to one page</Trans>
    </button>
  );
}
