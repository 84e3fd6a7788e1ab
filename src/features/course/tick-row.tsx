import { useId, type ReactNode } from 'react';
import styles from './tick-row.module.css';

type TickRowProps = {
  label: ReactNode;
  note?: ReactNode;
  /** Stands at the row's end and belongs to the label, such as the points. */
  aside?: ReactNode;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** A checkbox with a wide target: the whole row ticks it. */
export function TickRow({ label, note, aside, isTicked, onTick }: TickRowProps) {
  const noteId = useId();
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        checked={isTicked}
        {...(note && { 'aria-describedby': noteId })}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <span className={styles.label}>{label}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {note && (
        <span id={noteId} aria-hidden="true" className={styles.note}>
          {note}
        </span>
      )}
    </label>
  );
}
