import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ChoiceQuestion } from '@/content/activity-shapes';
import { choiceToKeep } from '@/domain/course/quiz-result';
import { readAnswers, setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { Icon } from '@/ui/icon';
import { Activity } from '../activity';
import styles from './tries.module.css';

/** A scene or a question with choices. Each answer says at once why it helps or hurts, and may be changed. */
export function ChoiceActivity({ question }: { question: ChoiceQuestion }) {
  return (
    <Activity title={question.title} level={question.id.startsWith('recall-') ? 3 : 4}>
      {question.situation && <p>{question.situation}</p>}
      <Choices question={question} />
    </Activity>
  );
}

function choose(id: string, choice: string): void {
  setAnswers(id, choiceToKeep(readAnswers(id), choice));
}

/** The choices alone, for an activity that has more to it. */
export function Choices({ question }: { question: ChoiceQuestion }) {
  const chosen = useAnswers(question.id)['choice'];
  const questionId = useId();
  const choice = question.choices[Number(chosen ?? -1)];
  return (
    <>
      <p id={questionId} className={styles.question}>
        {question.question}
      </p>
      <ul className={styles.choices} aria-labelledby={questionId}>
        {question.choices.map(({ text, helps }, place) => {
          const isChosen = chosen === String(place);
          return (
            <li key={text}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={isChosen}
                {...(isChosen && { 'data-verdict': helps ? 'right' : 'wrong' })}
                onClick={() => choose(question.id, String(place))}
              >
                <span className={styles.mark}>
                  {isChosen && <Icon name={helps ? 'check' : 'close'} />}
                </span>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status">
        {choice && (
          <div className={choice.helps ? 'message' : 'message error'}>
            <span>{choice.helps ? <Trans>That helps.</Trans> : <Trans>Not yet.</Trans>}</span>{' '}
            <span className={styles.why}>{choice.why}</span>
          </div>
        )}
      </div>
    </>
  );
}
