import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** Called when the person leaves with Escape or by the browser's own way; the owner then unmounts the dialog. */
  onClose: () => void;
  /** As wide as the window, for what is compared side by side. */
  isWide?: boolean;
  /** Nothing of the page can be read behind it. */
  isCovering?: boolean;
  children: ReactNode;
};

/**
 * A modal question. The browser's own dialog keeps the focus inside and gives it back afterwards. Where the first button
 * cannot be undone, `data-first-focus` on the safe one takes the focus: Enter is often pressed once more than meant.
 */
export function Dialog({
  title,
  onClose,
  isWide = false,
  isCovering = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it still stands in the page: a dialog that is taken out open does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={isWide}
      data-covering={isCovering}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
