import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /**
   * Called when the person leaves with Escape or by the browser's own way; the owner then unmounts the dialog. Without it
   * only the dialog's own buttons lead out.
   */
  onClose?: () => void;
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
  // Close before React removes the element: a dialog that is removed while open does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) open(dialog);
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      {...(!onClose && { closedby: 'none' as const })}
      data-wide={isWide}
      data-covering={isCovering}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (!onClose && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Chromium closes a dialog without asking (no `cancel`) when nobody has touched the page since the last Escape. Open it
      // again, or what it covers would show; with `onClose` the owner then unmounts it.
      onClose={({ currentTarget: dialog }) => {
        if (!dialog.isConnected || dialog.open) return;
        open(dialog);
        onClose?.();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}
