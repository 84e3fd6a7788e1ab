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
  onMove: (direction: 'up' | 'down') => void;
  onRemove: () => void;
  children: ReactNode;
};

/** One entry of a list: its name as the legend, its fields, and the buttons that move and remove it. */
export function EntryFrame<List extends EditableList>(props: EntryFrameProps<List>) {
  const { id, list, index, count, entryName, onMove, onRemove, children } = props;
  const name = useResume((resume) => {
    const entry = resume[list][index] as EntryOf<List> | undefined;
    return entry ? entryName(entry, index + 1) : '';
  });
  return (
    <FieldForm data-entry={id} className="on-its-own">
      <fieldset className={styles.entry}>
        <legend>{name}</legend>
        {children}
        <div className={`row ${styles.buttons}`}>
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
