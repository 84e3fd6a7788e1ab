import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  text: ReactNode;
  children: ReactNode;
};

/** One notice in the corner: a text and its buttons. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  );
}
