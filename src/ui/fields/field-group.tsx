import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/**
 * Fields that belong together, as a form of their own that is never sent. With each letter the browser's autofill looks
 * at every field of the same form; measured, this was the larger half of a keystroke in a resume with ten jobs.
 */
export function FieldGroup({ children }: { children: ReactNode }) {
  return (
    <form className={styles.group} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
