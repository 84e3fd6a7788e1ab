import { Trans } from '@lingui/react/macro';
import { jobSearchOf, setApplicationField } from '@/domain/job-search/edit-job-search';
import { dueSteps } from '@/domain/job-search/search-log';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { localToday } from '@/ui/local-day';
import { useDayText } from '@/ui/use-day-text';
import styles from './papers.module.css';

/** The next steps that are due; nothing where none is. */
export function DueSteps() {
  const applications = useRecord((record) => jobSearchOf(record).applications);
  const dayText = useDayText();
  const now = localToday();
  const due = dueSteps(applications, now);
  if (due.length === 0) return null;
  return (
    <section className={`card ${styles.due}`} aria-labelledby="due-title">
      <h2 id="due-title">
        <Trans>To do today</Trans>
      </h2>
      <ul className={styles.entries}>
        {due.map(({ id, employer, next, contact, nextDate }) => (
          <li key={id}>
            <p>
              <strong>{next === '' ? <Trans>Ask again</Trans> : next}</strong>
              <span translate="no">
                {[employer, contact].filter((text) => text !== '').map((text) => `, ${text}`)}
              </span>
              {nextDate < now && (
                <>
                  {' '}
                  <Trans>(since {dayText(nextDate)})</Trans>
                </>
              )}
            </p>
            <button
              type="button"
              className="btn quiet small"
              onClick={() =>
                editRecord((record) => setApplicationField(record, id, 'nextDone', 'yes'))
              }
            >
              <Trans>
                I did it{' '}
                <span className="visually-hidden" translate="no">
                  {employer}
                </span>
              </Trans>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
