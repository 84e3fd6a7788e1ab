import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EntryOf } from '../../../domain/resume/resume-schema';
import { useResume } from '../../../record/working-resume';
import { FieldForm } from '../../../ui/fields/field-form';
import { Icon } from '../../../ui/icon';
import styles from './editor.module.css';
import { MoveButtons } from './move-buttons';

/** The lists whose entries a person edits as forms. */
export type EditableList = 'experience' | 'education';

type EntryFrameProps<List extends EditableList> = {
  id: string;
  list: List;
  index: number;
  count: number;
  entryName: (entry: EntryOf<List>, place: number) => string;
  /** The one that is being edited; of the others a line shows. */
  isOpen: boolean;
  /** It has been open: what is typed there, and the place in it, belong to the fields. */
  hasFields: boolean;
  /** What the line says beside the name. */
  entryLine: (entry: EntryOf<List>) => string;
  onEdit: () => void;
  onMove: (direction: 'up' | 'down') => void;
  onRemove: () => void;
  children: ReactNode;
};

/** One entry of a list: its name as the legend, its fields or a line, and the buttons that open, move and remove it. */
export function EntryFrame<List extends EditableList>(props: EntryFrameProps<List>) {
  const { id, list, index, count, isOpen, hasFields, children } = props;
  const { entryName, entryLine, onEdit, onMove, onRemove } = props;
  const name = useResume((resume) => {
    const entry = resume[list][index] as EntryOf<List> | undefined;
    return entry ? entryName(entry, index + 1) : '';
  });
  const line = useResume((resume) => {
    const entry = resume[list][index] as EntryOf<List> | undefined;
    return isOpen || !entry ? '' : entryLine(entry);
  });
  const number = index + 1;
  return (
    <FieldForm data-entry={id} className="on-its-own">
      <fieldset className={styles.entry} data-open={isOpen}>
        <legend>{name}</legend>
        {hasFields && (
          <div className={styles.fields} hidden={!isOpen}>
            {children}
          </div>
        )}
        {line !== '' && <p className="hint">{line}</p>}
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
          <MoveButtons
            name={name}
            isFirst={index === 0}
            isLast={index === count - 1}
            onMove={onMove}
          />
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
