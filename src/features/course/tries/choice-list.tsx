import { useId, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import styles from './tries.module.css';

type Verdict = 'right' | 'wrong';

type ChoiceListProps = {
  question: string;
  choices: readonly string[];
  /** The place of the one that was pressed; null before. */
  chosen: number | null;
  /** What is shown of the choice at a place, if anything. */
  verdictOf: (place: number) => Verdict | null;
  /** No press counts any more. */
  isClosed?: boolean;
  onChoose: (place: number) => void;
  /** What is said of the chosen one, and why; null before one is pressed. */
  answer: { verdict: Verdict; says: ReactNode; why: string } | null;
};

/** A question, its choices as buttons, and what is said of the one that was pressed. */
export function ChoiceList({
  question,
  choices,
  chosen,
  verdictOf,
  isClosed = false,
  onChoose,
  answer,
}: ChoiceListProps) {
  const questionId = useId();
  return (
    <>
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      <ul className={styles.choices} aria-labelledby={questionId}>
        {choices.map((text, place) => {
          const verdict = verdictOf(place);
          return (
            <li key={text}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={chosen === place}
                aria-disabled={isClosed || undefined}
                data-verdict={verdict ?? undefined}
                onClick={() => onChoose(place)}
              >
                <span className={styles.mark}>
                  {verdict && <Icon name={verdict === 'right' ? 'check' : 'close'} />}
                </span>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status">
        {answer && (
          <div className={answer.verdict === 'right' ? 'message' : 'message error'}>
            <span>{answer.says}</span> <span className={styles.why}>{answer.why}</span>
          </div>
        )}
      </div>
    </>
  );
}
