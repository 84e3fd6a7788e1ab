import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { jobSearchOf, setCommentDone } from '@/domain/job-search/edit-job-search';
import { courseFacts } from '@/content/en/workshop-facts';
import { workshopRecordOf } from '@/domain/course/workshop-record';
import { staffFileName, toStaffText } from '@/domain/backup/for-staff';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { Icon } from '@/ui/icon';
import { downloadOrShareText, type DownloadOutcome } from '@/ui/download-or-share';
import { SiteLink } from '@/ui/site-link';
import { localToday } from '@/ui/local-day';
import tickStyles from '@/ui/fields/tick.module.css';
import styles from './papers.module.css';

/** Everything that staff wrote about the resume, open ones first, wherever their lines are now. */
export function CommentList() {
  const comments = useRecord((record) => jobSearchOf(record).comments);
  const sorted = [...comments].sort((a, b) => a.done.length - b.done.length);
  return (
    <div className={styles.panel}>
      <p>
        <Trans>
          Staff can read your resume at home. Save it as a file and give it to them. They open it on
          the page <SiteLink href="/staff">For staff</SiteLink>, write comments, and hand you a
          file. Bring that file in on <SiteLink href="/your-data">Your data</SiteLink>.
        </Trans>
      </p>
      <FileForStaff />
      {comments.length === 0 && (
        <p className="hint">
          <Trans>There are no comments yet.</Trans>
        </p>
      )}
      <ul className={styles.entries}>
        {sorted.map(({ id, quote, text, by, done }) => (
          <li key={id} className={styles.entry}>
            {quote !== '' && (
              <p className="hint" translate="no">
                “{quote}”
              </p>
            )}
            <p>
              {by !== '' && <strong>{by}: </strong>}
              {text}
            </p>
            <label className={tickStyles.tick}>
              <input
                type="checkbox"
                checked={done === 'yes'}
                onChange={({ currentTarget: { checked } }) =>
                  editRecord((record) => setCommentDone(record, id, checked))
                }
              />
              <Trans>
                Done <span className="visually-hidden">with the comment</span>
              </Trans>
              {/* Outside the message, which would read a typed "<" as markup. */}
              <span className="visually-hidden">{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A desk may be next to the benefits desk: staff get no notes, no cheat sheet and no log. */
function FileForStaff() {
  const [outcome, setOutcome] = useState<DownloadOutcome | null>(null);
  const [hasWorkshop, setHasWorkshop] = useState(false);
  const save = async () => {
    setOutcome(null);
    const record = currentRecord();
    const workshop = hasWorkshop ? workshopRecordOf(record, courseFacts) : undefined;
    const text = toStaffText(record, Date.now(), workshop);
    setOutcome(await downloadOrShareText(text, staffFileName(localToday()), 'application/json'));
  };
  return (
    <div>
      <label className={tickStyles.tick}>
        <input
          type="checkbox"
          checked={hasWorkshop}
          onChange={({ currentTarget: { checked } }) => setHasWorkshop(checked)}
        />
        <Trans>
          Add my workshop record: parts done, scores, results of the questions, hours in my log, and
          time on this site
        </Trans>
      </label>
      <button type="button" className="btn" onClick={() => void save()}>
        <Icon name="download" />
        <Trans>Save only my resume for staff</Trans>
      </button>
      <p role={outcome === 'failed' ? 'alert' : 'status'}>
        {(outcome === 'handed-over' || outcome === 'shared') && (
          <Trans>
            Look for the file in your downloads. Its name starts with “career-quest-resume”.
          </Trans>
        )}
        {outcome === 'failed' && <Trans>We could not make the file. Try again.</Trans>}
      </p>
      <p className="hint">
        <Trans>
          Do not give them the file from “Back up my work”. It holds all of your work here: your
          notes, your cheat sheet and your log, too. Give a file only to a person you trust, and ask
          them to delete it after.
        </Trans>
      </p>
    </div>
  );
}
