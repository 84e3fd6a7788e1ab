import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './activity.module.css';

/** What an activity has made of the answers. Its coming is announced; its content is not read out whole. */
export function ResultPanel({
  title,
  announcement,
  asked,
  children,
}: {
  title: string;
  announcement: string;
  /** How often it has been asked for on this page: each time it comes into sight. */
  asked: number;
  /** Nothing yet: no panel. */
  children: ReactNode;
}) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked > 0) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {children ? announcement : ''}
      </p>
      {children && (
        <section ref={panel} className={styles.result} aria-labelledby={titleId}>
          <h5 id={titleId}>{title}</h5>
          {children}
        </section>
      )}
    </>
  );
}
