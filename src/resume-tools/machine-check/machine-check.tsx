import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyPart } from '../lazy-part';
import styles from './machine-check.module.css';

const loadResults = async () => (await import('./machine-check-results')).MachineCheckResults;

/** Whether a program that sorts resumes can read this one; what it needs loads when it is asked for. */
export function MachineCheck() {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={`card ${styles.check}`} aria-labelledby="machine-check-title">
      <h3 id="machine-check-title">
        <Trans>Will a machine read it?</Trans>
      </h3>
      <p>
        <Trans>
          Some employers use a program that reads resumes first. Check here if it can read yours.
          This runs on your device. There is no score.
        </Trans>
      </p>
      {isAsked ? (
        <LazyPart load={loadResults}>{(MachineCheckResults) => <MachineCheckResults />}</LazyPart>
      ) : (
        <button type="button" className="btn quiet small" onClick={() => setAsked(true)}>
          <Trans>Check my resume</Trans>
        </button>
      )}
    </section>
  );
}
