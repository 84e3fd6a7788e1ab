import { Trans } from '@lingui/react/macro';
import { setAnswers, useAnswers, readAnswers } from '@/workspace/document/activity-answers';
import { localToday } from '@/ui/local-day';
import styles from './tries.module.css';

/** The activity id under which the first and the last score are stored, each with its day. */
const draftId = 'resume-score';

/** Stores today's score as the last one; the first one never changes. */
export function ScoreHistory({ score, total }: { score: number; total: number }) {
  const kept = useAnswers(draftId);
  const { first, firstDay, last, lastDay } = kept;
  const handleKeep = () => {
    const now = { last: String(score), lastDay: localToday() };
    const isFirst = !readAnswers(draftId)['first'];
    setAnswers(draftId, isFirst ? { ...now, first: now.last, firstDay: now.lastDay } : now);
  };
  return (
    <div className={styles.scores}>
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={score === 0}
        onClick={() => score > 0 && handleKeep()}
      >
        <Trans>Keep this score</Trans>
      </button>
      <p role="status" className="hint">
        {first && (
          <>
            <span>
              <Trans>
                First score: {first} of {total} ({firstDay})
              </Trans>
            </span>
            {'. '}
            <span>
              <Trans>
                Last score: {last} of {total} ({lastDay})
              </Trans>
            </span>
          </>
        )}
      </p>
    </div>
  );
}
