import type { Clues } from './clues';
import styles from './job-description.module.css';

/** Why the open phrase is marked, at the place where it was opened. Its region is always there, so it is read out. */
export function ClueNote({ at, clues }: { at: string; clues: Clues }) {
  const isHere = clues.open?.at === at;
  return (
    <span id={`clue-${at}`} role="status" className={isHere ? styles.why : undefined}>
      {isHere && (
        <>
          <strong lang="en">{clues.open?.phrase}</strong>
          {': '}
          {clues.why.get(clues.open?.phrase ?? '')}
        </>
      )}
    </span>
  );
}
