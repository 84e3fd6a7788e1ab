import { Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { openComments } from '@/domain/job-search/comment-lines';
import { setCommentDone } from '@/domain/job-search/edit-job-search';
import { editRecord, workingRecord } from '@/workspace/document/working-record';
import styles from './field-comments.module.css';

/** What staff wrote about one field and the learner has not dealt with; as a rule nothing. */
export function FieldComments({ path }: { path: readonly string[] }) {
  const comments = useStore(workingRecord, ({ record }) => record?.papers?.comments);
  const open = comments ? openComments(comments, path) : [];
  if (open.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {open.map(({ id, quote, text, by }) => (
        <li key={id}>
          <p>
            <strong>{by === '' ? <Trans>Comment</Trans> : by}: </strong>
            {text}
          </p>
          {quote !== '' && (
            <p className="hint" translate="no">
              “{quote}”
            </p>
          )}
          <button
            type="button"
            className="btn quiet small"
            onClick={() => editRecord((record) => setCommentDone(record, id, true))}
          >
            <Trans>
              Done <span className="visually-hidden">with the comment: {text}</span>
            </Trans>
          </button>
        </li>
      ))}
    </ul>
  );
}
