import { useMemo } from 'react';
import { findHighlights, highlightPieces } from '@/domain/job-posting/find-highlights';
import { meaningOf } from '@/ui/english-pieces';
import { ClueButton } from './clue-button';
import type { Clues } from './clues';
import styles from './job-description.module.css';

type MarkedTextProps = {
  text: string;
  /** The place of this text in the posting, unique in it. */
  at: string;
  clues: Clues;
};

/** A piece of the posting with its clues as buttons. */
export function MarkedText({ text, at, clues }: MarkedTextProps) {
  const [english, meaning] = meaningOf(text);
  const pieces = useMemo(
    () => highlightPieces(english, findHighlights(english, clues.lists)),
    [english, clues.lists],
  );
  return (
    <span className={styles.text}>
      <span lang="en">
        {pieces.map(({ text: piece, start, highlight }) =>
          highlight ? (
            <ClueButton
              key={start}
              phrase={highlight.phrase}
              kind={highlight.kind}
              at={at}
              clues={clues}
            >
              {piece}
            </ClueButton>
          ) : (
            <span key={start}>{piece}</span>
          ),
        )}
      </span>
      {meaning && <span>{meaning}</span>}
    </span>
  );
}
