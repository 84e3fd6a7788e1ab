import { Trans } from '@lingui/react/macro';
import { gapIn } from '@/domain/phrases/phrase-gaps';
import styles from './phrase-ideas.module.css';

/** A phrase with its gaps drawn as lines to write on; a screen reader says "blank". */
export function PhraseText({ phrase }: { phrase: string }) {
  return (
    <span lang="en">
      {partsOf(phrase).map(({ text, isGap }, index) =>
        isGap ? (
          <span key={`gap ${String(index)}`} className={styles.gap}>
            <span className="visually-hidden">
              <Trans>blank</Trans>
            </span>
          </span>
        ) : (
          <span key={`text ${String(index)}`}>{text}</span>
        ),
      )}
    </span>
  );
}

function partsOf(phrase: string): { text: string; isGap: boolean }[] {
  const gap = gapIn(phrase);
  if (!gap) return [{ text: phrase, isGap: false }];
  return [
    { text: phrase.slice(0, gap.start), isGap: false },
    { text: '', isGap: true },
    ...partsOf(phrase.slice(gap.end)),
  ];
}
