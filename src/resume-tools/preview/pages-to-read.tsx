import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Icon } from '@/ui/icon';
import styles from './pages-to-read.module.css';
import { ResumePages } from './resume-pages';

/** Of the empty margin so much stays in sight where the larger page begins. */
const shownMargin = 12;

/** The pages, which on a phone are too small to read: there a button shows them in the size that they print in. */
export function PagesToRead({
  isLargeFirst = false,
  ...props
}: ComponentProps<typeof ResumePages> & { isLargeFirst?: boolean }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const [isLarge, setLarge] = useState(isLargeFirst);
  useLayoutEffect(() => {
    const sheet = frame.current?.querySelector('.resume-sheet');
    if (isLarge && sheet)
      frame.current?.scrollTo({
        left: Number.parseFloat(getComputedStyle(sheet).paddingLeft) - shownMargin,
      });
  }, [isLarge]);
  // An element that scrolls must be focusable, so that it can be scrolled by keys.
  const reach = isLarge && { role: 'region', tabIndex: 0, 'aria-label': t`Larger pages` };
  return (
    <div className={styles.pages}>
      <button
        type="button"
        className={`btn quiet small ${styles.size}`}
        onClick={() => setLarge(!isLarge)}
      >
        <Icon name={isLarge ? 'minus' : 'plus'} />
        {isLarge ? <Trans>Make it smaller</Trans> : <Trans>Make it larger</Trans>}
      </button>
      <div ref={frame} className={styles.frame} data-large={isLarge} {...reach}>
        <ResumePages {...props} />
      </div>
    </div>
  );
}
