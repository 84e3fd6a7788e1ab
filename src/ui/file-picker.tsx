import { useCallback, useEffect, useRef, type RefObject } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const take = useCallback(() => {
    const [file] = input.current?.files ?? [];
    // Emptied, so that the same file can be chosen again after it was changed.
    if (input.current) input.current.value = '';
    if (file) onFile(file);
  }, [onFile]);
  // A file that was chosen before the scripts had loaded is in the input already, and fired its event unheard.
  useEffect(take, [take]);
  return (
    <label className={styles.drop} data-over={isOver}>
      <span className={styles.dropTitle}>{title}</span>
      <span className="hint">{hint}</span>
      <input ref={input} type="file" accept={accept} onChange={take} />
    </label>
  );
}
