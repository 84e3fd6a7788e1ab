import { Trans } from '@lingui/react/macro';
import { roughTime } from '@/domain/course/card-minutes';
import styles from './progress-line.module.css';
import type { ModuleStanding } from './use-module-standing';

/** How far the learner is and what is ahead, in words and as a bar; empty until the device has been read. */
export function ProgressLine({ standing }: { standing: ModuleStanding }) {
  const { status, done: cardsDone, total: cardCount, minutesLeft, isRead } = standing;
  return (
    <div className={styles.line}>
      <p role="status" className="hint">
        {isRead && status === 'not-started' && <Trans>Not yet started</Trans>}
        {isRead && status === 'in-progress' && <Trans>In progress</Trans>}
        {isRead && status === 'completed' && <Trans>All cards checked</Trans>}
        {isRead && status !== 'not-started' && (
          <>
            {': '}
            <span>
              <Trans>
                {cardsDone} of {cardCount} cards
              </Trans>
            </span>
          </>
        )}
        {isRead && minutesLeft > 0 && (
          <span>
            {' · '}
            <TimeLeft minutes={minutesLeft} />
          </span>
        )}
      </p>
      <progress value={cardsDone} max={cardCount} aria-hidden="true" />
    </div>
  );
}

/** Reading and tasks for who reads slowly: for a whole module, these are hours. */
function TimeLeft({ minutes }: { minutes: number }) {
  const { unit, text } = roughTime(minutes);
  return unit === 'minutes' ? (
    <Trans>about {text} min left</Trans>
  ) : (
    <Trans>about {text} h left</Trans>
  );
}
