import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { QuickLook } from '@/content/activity-shapes';
import { useAnswers } from '@/workspace/document/activity-answers';
import { Activity } from '../activity';
import { Choices } from './choice-question';
import styles from './tries.module.css';

const lookMs = 7000;

/** A resume that shows for seven seconds, or until it is hidden by hand; then one question, then where the eyes went. */
export function SevenSeconds({ look }: { look: QuickLook }) {
  const { t } = useLingui();
  const [step, setStep] = useState<'before' | 'shown' | 'shown-untimed' | 'hidden'>('before');
  const isAnswered = Boolean(useAnswers(look.choice.id)['choice']);

  useEffect(() => {
    if (step !== 'shown') return;
    const timer = setTimeout(() => setStep('hidden'), lookMs);
    return () => clearTimeout(timer);
  }, [step]);

  const isShown = step === 'shown' || step === 'shown-untimed';
  const place = useRef<HTMLDivElement>(null);
  // Seven seconds are no time to scroll.
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isShown]);
  return (
    <Activity title={t`Seven seconds`} level={3}>
      <div className="row">
        <button type="button" className="btn small" onClick={() => setStep('shown-untimed')}>
          <Trans>Show it without a clock</Trans>
        </button>
        <button type="button" className="btn quiet small" onClick={() => setStep('shown')}>
          <Trans>Show it for 7 seconds</Trans>
        </button>
      </div>
      <div role="status" ref={place}>
        {isShown && (
          <>
            <LookedAt look={look} />
            <button type="button" className="btn quiet small" onClick={() => setStep('hidden')}>
              <Trans>Hide it now</Trans>
            </button>
          </>
        )}
      </div>
      {step === 'hidden' && (
        <>
          <Choices question={look.choice} />
          {isAnswered && (
            <>
              <p>
                <Trans>
                  Here is where the eyes went: the marked lines. The other lines were skipped.
                </Trans>
              </p>
              <LookedAt look={look} isMarked />
            </>
          )}
        </>
      )}
    </Activity>
  );
}

function LookedAt({ look, isMarked = false }: { look: QuickLook; isMarked?: boolean }) {
  return (
    <div className={styles.sheet} translate="no">
      <p className={styles.name}>{isMarked ? <mark>{look.name}</mark> : look.name}</p>
      <p className={styles.small}>{look.contact}</p>
      {look.lines.map(({ text, isSeen, isStrong }) => (
        <p key={text} className={isStrong ? styles.strong : styles.small}>
          {isMarked && isSeen ? <mark>{text}</mark> : text}
        </p>
      ))}
    </div>
  );
}
