import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findJobs } from '@/domain/phrases/find-jobs';
import type { PhraseJob } from '@/domain/phrases/read-phrase-bank';
import { PlainField } from '@/ui/fields/plain-field';
import styles from './phrase-ideas.module.css';

/** Enough to choose from; a longer list would push the phrases away. */
const maxFound = 4;

type FindJobProps = { bank: readonly PhraseJob[]; onChoose: (job: PhraseJob) => void };

/** Another job by its name, for whom the resume's job title says too little. */
export function FindJob({ bank, onChoose }: FindJobProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const found = findJobs(bank, text).slice(0, maxFound);
  const isUnknown = text.trim().length > 2 && found.length === 0;
  return (
    <div className={styles.find}>
      <PlainField
        label={t`Find a job`}
        input={{
          value: text,
          autoComplete: 'off',
          onChange: ({ currentTarget }) => setText(currentTarget.value),
          // Enter would send the answer of the form around it.
          onKeyDown: (event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (found[0]) onChoose(found[0]);
          },
        }}
      />
      <ul className={styles.found}>
        {found.map((job) => (
          <li key={job.name}>
            <button type="button" className="btn quiet small" onClick={() => onChoose(job)}>
              {job.ownName ?? job.name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="hint">
        {isUnknown && <Trans>We do not know this job yet. Try a shorter name.</Trans>}
      </p>
    </div>
  );
}
