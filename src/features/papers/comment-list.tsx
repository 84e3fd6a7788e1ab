import { Trans } from '@lingui/react/macro';
import { papersOf, setCommentDone } from '../../domain/papers/edit-papers';
import { editResume, useResume } from '../../record/working-resume';
import { SiteLink } from '../../ui/site-link';
import tickStyles from '../../ui/fields/tick.module.css';
import styles from './papers.module.css';

/** Everything that staff wrote about the resume, open ones first, wherever their lines are now. */
export function CommentList() {
  const comments = useResume((record) => papersOf(record).comments);
  const sorted = [...comments].sort((a, b) => a.done.length - b.done.length);
  return (
    <div className={styles.panel}>
      <p>
        <Trans>
          Staff can read your resume at home. Give them the file from “Back up my work” on the page{' '}
          <SiteLink href="/your-data">Your data</SiteLink>. They open it on the page{' '}
          <SiteLink href="/staff">For staff</SiteLink>, write comments, and hand you a file. Bring
          that file in on “Your data”.
        </Trans>
      </p>
      {comments.length === 0 && (
        <p className="hint">
          <Trans>There are no comments yet.</Trans>
        </p>
      )}
      <ul className={styles.entries}>
        {sorted.map(({ id, quote, text, by, done }) => (
          <li key={id} className={styles.entry}>
            {quote !== '' && <p className="hint">“{quote}”</p>}
            <p>
              {by !== '' && <strong>{by}: </strong>}
              {text}
            </p>
            <label className={tickStyles.tick}>
              <input
                type="checkbox"
                checked={done === 'yes'}
                onChange={({ currentTarget: { checked } }) =>
                  editResume((record) => setCommentDone(record, id, checked))
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
