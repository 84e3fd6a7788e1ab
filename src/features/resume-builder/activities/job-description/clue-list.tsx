import type { HighlightKind } from '@/domain/job-posting/find-highlights';
import { ClueButton } from './clue-button';
import { ClueNote } from './clue-note';
import type { Clues } from './clues';
import styles from './job-description.module.css';

type ClueListProps = { kind: HighlightKind; title: string; clues: Clues };

/** One of the three lists of clues. */
export function ClueList({ kind, title, clues }: ClueListProps) {
  const titleId = `clues-${kind}`;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles.clueList}>
        {clues.lists[kind].map((phrase) => (
          <li key={phrase}>
            <ClueButton phrase={phrase} kind={kind} at={kind} clues={clues}>
              {phrase}
            </ClueButton>
          </li>
        ))}
      </ul>
      <ClueNote at={kind} clues={clues} />
    </section>
  );
}
