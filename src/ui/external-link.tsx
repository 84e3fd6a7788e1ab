import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './external-link.module.css';
import { Icon } from './icon';

/** A link to another site: it opens a new tab and says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
      <span className={styles.mark}>
        <Icon name="outside" size={13} />
      </span>
    </a>
  );
}
