import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InterviewQuestion } from '@/content/types';
import { Activity } from '../activity';
import { SelfChecks } from '../self-checks';
import { PracticeAloud } from './practice-aloud';
import { useSimulatorWords, type SimulatorKind } from './simulator-words';
import styles from './interview-simulator.module.css';

/** The lesson asks for answers between one and two minutes. */
const answerSeconds = 60;

type InterviewSimulatorProps = {
  draftId: string;
  questions: readonly InterviewQuestion[];
  kind: SimulatorKind;
};

/** Questions, one at a time and round again; each strategy waits until it is asked for, and what was said is ticked. */
export function InterviewSimulator({ draftId, kind, questions }: InterviewSimulatorProps) {
  const { t } = useLingui();
  const words = useSimulatorWords(kind);
  // The given simulator waits for a press; the two beside it begin.
  const [shown, setShown] = useState<number | null>(kind === 'spec' ? null : 0);
  const [isRevealed, setIsRevealed] = useState(false);
  const question = shown === null ? undefined : questions[shown];
  const count = questions.length;

  const handleNext = () => {
    setShown(shown === null ? 0 : (shown + 1) % count);
    setIsRevealed(false);
  };

  return (
    <Activity title={words.title} draftId={draftId}>
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
            <Trans>Press “{words.next}” to begin. Say your answer out loud.</Trans>
          </p>
        )}
      </div>
      <div className="row">
        <button type="button" className="btn wide-on-phone" onClick={handleNext}>
          {words.next}
        </button>
        <button
          type="button"
          className="btn quiet wide-on-phone"
          disabled={!question}
          aria-expanded={isRevealed}
          onClick={() => setIsRevealed(!isRevealed)}
        >
          {words.reveal}
        </button>
      </div>
      <div role="status">
        {question && isRevealed && (
          <div className={styles.strategy}>
            <p className={styles.label}>{words.answer}</p>
            {question.a.split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
      {question && (
        <PracticeAloud key={`aloud ${question.q}`} ringSeconds={answerSeconds} of={words.title} />
      )}
      {question && shown !== null && (
        <SelfChecks
          key={question.q}
          draftId={draftId}
          legend={t`After you said it: did I say …`}
          checks={question.checks.map((text, place) => ({
            id: `question-${String(shown + 1)}-${String(place + 1)}`,
            text,
          }))}
          someMissing={(missing) => t`Still missing: ${missing}. Say it once more with that.`}
          allThere={t`All three are there. Say it to one person now.`}
        />
      )}
    </Activity>
  );
}
