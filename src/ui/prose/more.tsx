import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './lesson-card.module.css';

/** Optional longer text, folded until it is opened. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        <Trans>Read more: {title}</Trans>
      </summary>
      {children}
    </details>
  );
}
