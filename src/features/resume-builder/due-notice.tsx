import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { jobSearchOf } from '@/domain/job-search/edit-job-search';
import { dueSteps } from '@/domain/job-search/search-log';
import { useRecord } from '@/workspace/document/working-record';
import { localToday } from '@/ui/local-day';
import styles from './chapter-page.module.css';

/** Reminds of the work-search log where a learner lands after log in; nothing while no next step is due. */
export function DueNotice() {
  const count = useRecord(
    (record) => dueSteps(jobSearchOf(record).applications, localToday()).length,
  );
  if (count === 0) return null;
  return (
    <p className={`message row ${styles.due}`}>
      <Plural
        value={count}
        one="Your work-search log: # step is due."
        other="Your work-search log: # steps are due."
      />
      <Link to="/papers" hash="log" className="btn quiet small">
        <Trans>Open the log</Trans>
      </Link>
    </p>
  );
}
