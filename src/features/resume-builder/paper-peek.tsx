import { Plural, Trans } from '@lingui/react/macro';
import { paperOf, paperTexts } from '@/domain/page-layout/resume-blocks';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { Icon } from '@/ui/icon';
import styles from './paper-peek.module.css';

/** On a phone the paper lies behind a tab: a bar at the foot says how it grows, and opens it. */
export function PaperPeek({ onOpen }: { onOpen: () => void }) {
  const lines = useDebouncedRecord((record) => paperTexts(paperOf(record)).length);
  return (
    <button type="button" className={styles.peek} data-foot-bar onClick={onOpen}>
      <span>
        <Trans>Your resume</Trans>
      </span>
      <span>
        <Plural value={lines} one="# line" other="# lines" />
      </span>
      <Icon name="up" />
    </button>
  );
}
