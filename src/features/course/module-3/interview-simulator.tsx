import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InterviewQuestion } from '../../../content/types';
import { Activity } from '../activity';
import styles from './interview-simulator.module.css';

/** Five questions, one at a time and round again; each strategy waits until it is asked for. */
export function InterviewSimulator({ questions }: { questions: readonly InterviewQuestion[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<number | null>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const question = shown === null ? undefined : questions[shown];
  const count = questions.length;

  const handleNext = () => {
    setShown(shown === null ? 0 : (shown + 1) % count);
    setIsRevealed(false);
  };

  return (
    <Activity title={t`Interview question simulator`}>
      <div role="status" className={styles.question}>
        {question && shown !== null ? (
          <>
            <p className="hint">
              <Trans>
                Question {shown + 1} of {count}
              </Trans>
            </p>
            <p className={styles.words}>{question.q}</p>
          </>
        ) : (
          <p className="hint">
            <Trans>Press “Next Question” to begin. Say your answer out loud.</Trans>
          </p>
        )}
      </div>
      <div className="row">
        <button type="button" className="btn wide-on-phone" onClick={handleNext}>
          <Trans>Next Question</Trans>
        </button>
        <button
          type="button"
          className="btn quiet wide-on-phone"
          disabled={!question}
          aria-expanded={isRevealed}
          onClick={() => setIsRevealed(!isRevealed)}
        >
          <Trans>Reveal/Hide Strategy</Trans>
        </button>
      </div>
      <div role="status">
        {question && isRevealed && (
          <div className={styles.strategy}>
            <p className={styles.label}>
              <Trans>Strategy</Trans>
            </p>
            {question.a.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
    </Activity>
  );
}
