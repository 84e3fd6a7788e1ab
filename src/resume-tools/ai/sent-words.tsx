import { Trans, useLingui } from '@lingui/react/macro';
import type { AiQuestion } from './assistant';
import styles from './sent-words.module.css';

/** The exact text of a question that is sent to the AI. */
export type SentQuestion = Pick<AiQuestion, 'words' | 'instruction' | 'earlier'>;

/** The parts of a question as they are sent: the person's words, what went before, and what we ask. */
export function SentWords({ question }: { question: SentQuestion }) {
  const { t } = useLingui();
  return (
    <>
      <SentText label={t`Your words, as they are sent`} text={question.words} />
      {question.earlier.length > 0 && (
        <details>
          <summary>
            <Trans>Your last question and its answer</Trans>
          </summary>
          <SentText
            label={t`Your last question and its answer, as they are sent`}
            text={question.earlier.join('\n\n')}
          />
        </details>
      )}
      <details>
        <summary>
          <Trans>What we ask the AI to do</Trans>
        </summary>
        <SentText label={t`What we ask, as it is sent`} text={question.instruction} />
      </details>
    </>
  );
}

/** What the last question sent, to be looked up after the first yes, when nobody is asked any more. */
export function LastSent({ question }: { question: SentQuestion }) {
  return (
    <details className="hint">
      <summary>
        <Trans>See what we sent to the AI</Trans>
      </summary>
      <SentWords question={question} />
    </details>
  );
}

/** The very text that is sent, to be read and scrolled but not changed. */
function SentText({ label, text }: { label: string; text: string }) {
  return (
    <textarea
      autoComplete="off"
      readOnly
      rows={5}
      className={styles.sent}
      aria-label={label}
      value={text}
    />
  );
}
