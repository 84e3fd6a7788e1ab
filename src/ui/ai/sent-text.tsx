import { useLingui } from '@lingui/react/macro';
import styles from './sent-text.module.css';

/** The very text that is sent, to be read and scrolled but not changed. */
export function SentText({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <textarea
      autoComplete="off"
      readOnly
      rows={5}
      className={styles.sent}
      aria-label={t`The text that is sent`}
      value={text}
    />
  );
}
