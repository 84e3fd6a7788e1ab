import type { ReactNode } from 'react';
import styles from './corner-notices.module.css';

type NoticeProps = {
  text: ReactNode;
  children: ReactNode;
  /** Left out where it would stand in the way. */
  isQuiet?: boolean;
};

/** One notice in the corner: what is so, and the answers to it. */
export function Notice({ text, children, isQuiet = false }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${isQuiet ? styles.quiet : ''}`}>
      <p>{text}</p>
      <div className="row">{children}</div>
    </div>
  );
}
