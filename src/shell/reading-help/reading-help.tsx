import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyPart } from '@/resume-tools/lazy-part';
import styles from './reading-help.module.css';

/** Button that opens the bar for reading aloud, text size and colors. `onOpen` closes the phone's menu. */
export function ReadingHelp({ onOpen }: { onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    onOpen();
    setOpen(!isOpen);
  };
  return (
    <>
      <button type="button" className={styles.button} aria-expanded={isOpen} onClick={toggle}>
        <span className={styles.sign} aria-hidden="true" translate="no">
          Aa
        </span>
        <span className={styles.name}>
          <Trans>Reading help</Trans>
        </span>
      </button>
      {isOpen && (
        <LazyPart load={loadBar} isOptional>
          {({ ReadingBar }) => <ReadingBar onClose={toggle} />}
        </LazyPart>
      )}
    </>
  );
}

const loadBar = () => import('./reading-bar');
