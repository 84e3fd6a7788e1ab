import styles from './resume-autopsy.module.css';

/** A bar that is `part` full; more than 1 is full. The number stands beside it, so readers of the page skip the bar. */
export function CountBar({ part, label }: { part: number; label?: string }) {
  const width = Math.min(1, part) * 100;
  return (
    <>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bar}
      >
        <rect className={styles.barGround} width="100" height="10" />
        <rect className={styles.barFill} width={width} height="10" />
      </svg>
      {label && <span className={styles.barLabel}>{label}</span>}
    </>
  );
}
