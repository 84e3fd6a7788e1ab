import { useMemo } from 'react';
import { findHighlights, highlightPieces } from '@/domain/job-posting/find-highlights';
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
  const pieces = useMemo(
    () => highlightPieces(text, findHighlights(text, clues.lists)),
    [text, clues.lists],
  );
  return (
    <span className={styles.text}>
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
  );
}
