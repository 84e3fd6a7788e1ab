import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasOpenComment } from '@/domain/job-search/comment-lines';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { useRecord } from '@/workspace/document/working-record';
import { FieldForm } from '@/ui/fields/field-form';
import { Icon } from '@/ui/icon';
import styles from './editor.module.css';
import { MoveButtons } from './move-buttons';

type EntryFrameProps = {
  /** Where it stands in the record; the last key is its id. */
  path: readonly string[];
  index: number;
  count: number;
  name: (record: LearnerRecord) => string;
  /** What its line says beside the name while it is not open. */
  line: (record: LearnerRecord) => string;
  /** The one that is being edited; of the others a line shows. */
  isOpen: boolean;
  /** It has been open, so its fields stay mounted and keep what is typed and where the caret is. */
  hasFields: boolean;
  onEdit: () => void;
  /** Left out where an only entry has no place to go. */
  onMove?: ((direction: 'up' | 'down') => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
};

/** One entry of a list: its name as the legend, its fields or a line, and the buttons that open, move and remove it. */
export function EntryFrame(props: EntryFrameProps) {
  const { path, index, count, isOpen, hasFields, onEdit, onMove, onRemove, children } = props;
  const name = useRecord(props.name);
  const line = useRecord((record) => (isOpen ? '' : props.line(record)));
  const isCommented = useRecord(
    ({ papers }) => !isOpen && hasOpenComment(papers?.comments ?? [], path),
  );
  const number = index + 1;
  return (
    <FieldForm data-entry={path.at(-1)} className="on-its-own">
      <fieldset className={styles.entry} data-open={isOpen}>
        <legend translate="no">{name}</legend>
        {hasFields && (
          <div className={styles.fields} hidden={!isOpen}>
            {children}
          </div>
        )}
        {line !== '' && (
          <p className="hint" translate="no">
            {line}
          </p>
        )}
        {isCommented && (
          <p className={`pill ${styles.mark}`}>
            <Trans>Staff comment</Trans>
          </p>
        )}
        <div className={`row ${styles.buttons}`}>
          {!isOpen && (
            <button type="button" className="btn quiet small" onClick={onEdit}>
              <Trans>
                Edit{' '}
                <span className="visually-hidden">
                  number {number}: {name}
                </span>
              </Trans>
            </button>
          )}
          {onMove && (
            <MoveButtons
              name={name}
              isFirst={index === 0}
              isLast={index === count - 1}
              onMove={onMove}
            />
          )}
          <button type="button" className="btn danger small" onClick={onRemove}>
            <Icon name="trash" />
            <Trans>
              Remove <span className="visually-hidden">{name}</span>
            </Trans>
          </button>
        </div>
      </fieldset>
    </FieldForm>
  );
}
