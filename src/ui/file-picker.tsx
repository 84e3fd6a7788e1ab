import type { RefObject } from 'react';
import styles from './file-picker.module.css';
import { useFileDrop } from './use-file-drop';

type FilePickerProps = {
  title: string;
  hint: string;
  /** As in HTML: what the system's own dialog offers. What comes can be anything all the same. */
  accept: string;
  /** Files may be dropped anywhere in here. */
  area: RefObject<HTMLElement | null>;
  /** Stays the same function over renders. */
  onFile: (file: File) => void;
};

/** A file to choose or to drop. */
export function FilePicker({ title, hint, accept, area, onFile }: FilePickerProps) {
  const isOver = useFileDrop(area, onFile);
  return (
    <label className={styles.drop} data-over={isOver}>
      <span className={styles.dropTitle}>{title}</span>
      <span className="hint">{hint}</span>
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Emptied, so that the same file can be chosen again after it was changed.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
