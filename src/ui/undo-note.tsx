import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './undo-note.module.css';

type UndoNoteProps = {
  /** What has happened. */
  children: ReactNode;
  /** Tells this undo from others on the page. */
  of: string;
  onUndo: () => void;
};

/** Says what has just happened and takes it back. */
export function UndoNote({ children, of, onUndo }: UndoNoteProps) {
  return (
    <div className={`message ${styles.undo}`}>
      <span role="status">{children}</span>
      <button type="button" className="btn quiet small" data-undo onClick={onUndo}>
        <Icon name="undo" />
        <span>
          <Trans>Undo</Trans>
          <span className="visually-hidden">: {of}</span>
        </span>
      </button>
    </div>
  );
}
