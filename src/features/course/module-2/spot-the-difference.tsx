import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterId, SampleLetter, SpotTheDifference as Facts } from '@/content/types';
import { setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { Icon } from '@/ui/icon';
import { Activity } from '../activity';
import styles from './spot-the-difference.module.css';

const draftId = 'spot-the-difference';
const rightChoice: LetterId = 'tailored';

/** Two letters for one posting: which one is written for it? */
export function SpotTheDifferenceGame({ facts }: { facts: Facts }) {
  const { t } = useLingui();
  const choice = useAnswers(draftId)['choice'];
  return (
    <Activity title={t`Spot the difference`}>
      <div className={styles.posting}>
        <p>
          <strong>{facts.posting.title}</strong>
        </p>
        <ul>
          {facts.posting.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>{facts.question}</p>
      <div className={styles.letters}>
        {facts.letters.map((letter) => (
          <Letter key={letter.id} letter={letter} isChosen={letter.id === choice} />
        ))}
      </div>
    </Activity>
  );
}

function Letter({ letter, isChosen }: { letter: SampleLetter; isChosen: boolean }) {
  const isRight = letter.id === rightChoice;
  return (
    <article className={styles.letter} aria-labelledby={`letter-${letter.id}`}>
      <h5 id={`letter-${letter.id}`}>{letter.label}</h5>
      {letter.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <button
        type="button"
        className={`btn quiet ${styles.choose}`}
        aria-pressed={isChosen}
        data-choice={letter.id}
        {...(isChosen && { 'data-verdict': isRight ? 'right' : 'wrong' })}
        onClick={() => setAnswers(draftId, { choice: letter.id })}
      >
        {isChosen && <Icon name={isRight ? 'check' : 'close'} />}
        <span>
          <Trans>Choose {letter.label}</Trans>
          {isChosen && (
            <>
              {': '}
              {isRight ? <Trans>right</Trans> : <Trans>not this one</Trans>}
            </>
          )}
        </span>
      </button>
      <div role="status">{isChosen && <Verdict letter={letter} isRight={isRight} />}</div>
    </article>
  );
}

function Verdict({ letter, isRight }: { letter: SampleLetter; isRight: boolean }) {
  return (
    <div className={isRight ? 'message' : 'message error'}>
      <p className={styles.verdict}>
        <Icon name={isRight ? 'check' : 'close'} />
        <span>{letter.message}</span>
      </p>
      <ul className={styles.reasons}>
        {letter.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
