import { useId, type ReactNode } from 'react';
import styles from './activity.module.css';

/** What an activity has made of the answers. Its coming is announced; its content is not read out whole. */
export function ResultPanel({
  title,
  announcement,
  children,
}: {
  title: string;
  announcement: string;
  /** Nothing yet: no panel. */
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <>
      <p role="status" className="visually-hidden">
        {children ? announcement : ''}
      </p>
      {children && (
        <section className={styles.result} aria-labelledby={titleId}>
          <h5 id={titleId}>{title}</h5>
          {children}
        </section>
      )}
    </>
  );
}
