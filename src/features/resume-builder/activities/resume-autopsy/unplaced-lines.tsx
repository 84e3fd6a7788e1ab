import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { CopyButton } from '@/ui/copy-button';
import frame from '../activity-frame.module.css';
import styles from './resume-autopsy.module.css';

/** The lines nobody could be sure about, word for word, for copying by hand. */
export function UnplacedLines({ lines }: { lines: readonly string[] }) {
  const text = useRef<HTMLPreElement>(null);
  const words = lines.join('\n');
  return (
    <section className={frame.panel} aria-labelledby="rest-title">
      <h3 id="rest-title">
        <Trans>The rest of your text</Trans>
      </h3>
      <p className="hint">
        <Trans>We were not sure where these lines go. Copy what you need.</Trans>
      </p>
      <pre ref={text} className={styles.rest} translate="no">
        {words}
      </pre>
      <CopyButton source={text} text={words}>
        <Trans>Copy these lines</Trans>
      </CopyButton>
    </section>
  );
}
