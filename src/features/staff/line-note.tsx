import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { staffPhrases } from '@/content/en/staff-phrases';
import { PlainField } from '@/ui/fields/plain-field';
import styles from './line-notes.module.css';

type LineNoteProps = {
  /** The line that it is about. */
  quote: string;
  text: string;
  /** The one that was opened last: where there is room for one alone, it shows. */
  isOpen: boolean;
  onWrite: (text: string) => void;
  onDone: () => void;
};

/** What staff write on a line, with phrases to begin from. */
export function LineNote({ quote, text, isOpen, onWrite, onDone }: LineNoteProps) {
  const { t } = useLingui();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    note.current?.querySelector('textarea')?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const add = (phrase: string) => onWrite(text.trim() === '' ? phrase : `${text.trim()} ${phrase}`);
  return (
    <div ref={note} className={styles.note} data-open={isOpen}>
      <PlainField
        label={
          <Trans>
            Your comment on:{' '}
            <span className={styles.quote} lang="en" translate="no">
              {quote}
            </span>
          </Trans>
        }
        isMultiline
        input={{
          value: text,
          maxLength: 1000,
          onChange: (event) => onWrite(event.currentTarget.value),
        }}
      />
      {isOpen && text.trim() === '' && (
        <ul className={styles.phrases} aria-label={t`Phrases to begin from`}>
          {staffPhrases.map((phrase) => (
            <li key={phrase}>
              <button type="button" className={styles.phrase} onClick={() => add(phrase)}>
                {phrase}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={`btn quiet small ${styles.done}`} onClick={onDone}>
        <Trans>Done</Trans>
      </button>
    </div>
  );
}
