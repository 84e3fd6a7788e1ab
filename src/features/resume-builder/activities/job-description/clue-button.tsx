import type { ReactNode } from 'react';
import type { HighlightKind } from '@/domain/job-posting/find-highlights';
import type { Clues } from './clues';
import styles from './job-description.module.css';

type ClueButtonProps = {
  phrase: string;
  kind: HighlightKind;
  at: string;
  clues: Clues;
  children: ReactNode;
};

/** A marked phrase that opens the reason why it is marked. */
export function ClueButton({ phrase, kind, at, clues, children }: ClueButtonProps) {
  const isOpen = clues.open?.phrase === phrase && clues.open.at === at;
  return (
    <button
      type="button"
      lang="en"
      className={styles.clue}
      data-kind={kind}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': `clue-${at}` })}
      onClick={() => clues.onToggle({ phrase, at })}
    >
      {children}
    </button>
  );
}
