import type { ReactNode } from 'react';
import styles from './notice.module.css';

type NoticeProps = {
  text: ReactNode;
  children: ReactNode;
};

/** One notice in the corner: what is so, and the answers to it. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  );
}
