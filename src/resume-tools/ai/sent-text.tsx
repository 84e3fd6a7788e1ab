import styles from './sent-text.module.css';

/** The very text that is sent, to be read and scrolled but not changed. */
export function SentText({ label, text }: { label: string; text: string }) {
  return (
    <textarea
      autoComplete="off"
      readOnly
      rows={5}
      className={styles.sent}
      aria-label={label}
      value={text}
    />
  );
}
