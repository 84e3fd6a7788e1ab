import { Plural, Trans } from '@lingui/react/macro';
import type { PaginatedDocument } from '@/domain/page-layout/paginate';

import styles from './preview-foot.module.css';

/** Up to this number, the lines of the last page are counted for the person; more is a page on purpose. */
const fewLines = 12;

/** How long the resume is on paper: "1 page", or how much is over; an empty line until it is known. */
export function PageCount({ paper }: { paper: PaginatedDocument | null }) {
  const isAny = paper?.pages.some((lines) => lines.length > 0) === true;
  return <p className={`hint ${styles.length}`}>{isAny && <Length {...paper} />}</p>;
}

function Length({ pages }: PaginatedDocument) {
  const count = pages.length;
  const lines = pages.at(-1)?.length ?? 0;
  const isOver = count > 1 && lines <= fewLines;
  if (!isOver)
    return (
      <Trans>
        Length: <Plural value={count} one="# page" other="# pages" />
      </Trans>
    );
  return (
    <Trans>
      Length: <Plural value={count - 1} one="# page" other="# pages" /> and{' '}
      <Plural value={lines} one="# line" other="# lines" />
    </Trans>
  );
}
