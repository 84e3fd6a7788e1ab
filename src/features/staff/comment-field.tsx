import { Trans } from '@lingui/react/macro';
import type { CommentLine } from '@/domain/job-search/comment-lines';
import { PlainField } from '@/ui/fields/plain-field';
import { usePlaceName } from '@/resume-tools/fields/field-names';
import styles from './staff.module.css';

type CommentFieldProps = {
  line: CommentLine;
  /** Null until somebody wants to write. */
  text: string | null;
  onWrite: (text: string) => void;
};

/** A line of the resume, and below it what staff write about it. */
export function CommentField({ line: { place, text: line }, text, onWrite }: CommentFieldProps) {
  const name = usePlaceName(place);
  return (
    <li>
      <div className={styles.line}>
        <div>
          <p className="hint">{name}</p>
          <p translate="no">{line}</p>
        </div>
        {text === null && (
          <button type="button" className="btn quiet small" onClick={() => onWrite('')}>
            <Trans>
              Comment <span className="visually-hidden">on: {line}</span>
            </Trans>
          </button>
        )}
      </div>
      {text !== null && (
        <PlainField
          label={
            <Trans>
              Your comment <span className="visually-hidden">on: {line}</span>
            </Trans>
          }
          isMultiline
          input={{
            value: text,
            maxLength: 1000,
            autoFocus: text === '',
            onChange: (event) => onWrite(event.currentTarget.value),
          }}
        />
      )}
    </li>
  );
}
