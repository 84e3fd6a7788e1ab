import { Trans, useLingui } from '@lingui/react/macro';
import { staffPhrases } from '@/content/en/staff-phrases';
import type { CommentLine } from '@/domain/job-search/comment-lines';
import type { ResumePlace } from '@/domain/machine-check/resume-place';
import { PlainField } from '@/ui/fields/plain-field';
import { useSectionNames } from '@/resume-tools/fields/field-names';
import styles from './staff-paper.module.css';

type PaperLineProps = {
  line: CommentLine;
  /** The line above it on the paper; its section's name stands over the first one. */
  before: CommentLine | undefined;
  /** Null until somebody wants to write. */
  text: string | null;
  onWrite: (text: string) => void;
};

/** A line of the resume as it stands on the paper; a press on it opens a note in the margin. */
export function PaperLine({ line: { place, text: line }, before, text, onWrite }: PaperLineProps) {
  const section = sectionOf(place);
  const names = useSectionNames();
  const isFirst = section !== null && (!before || sectionOf(before.place) !== section);
  return (
    <li className={styles.row} data-noted={text !== null}>
      <div className={styles.onPaper}>
        {isFirst && <p className={styles.section}>{names[section]}</p>}
        <button
          type="button"
          className={styles.line}
          data-kind={kindOf(place)}
          onClick={() => text === null && onWrite('')}
        >
          <span className="visually-hidden">
            <Trans>Comment on:</Trans>{' '}
          </span>
          <span translate="no">{line}</span>
        </button>
      </div>
      <div className={styles.margin}>
        {text !== null && <Note line={line} text={text} onWrite={onWrite} />}
      </div>
    </li>
  );
}

type NoteProps = { line: string; text: string; onWrite: (text: string) => void };

/** What staff write in the margin, with phrases to begin from. */
function Note({ line, text, onWrite }: NoteProps) {
  const { t } = useLingui();
  const add = (phrase: string) => onWrite(text.trim() === '' ? phrase : `${text.trim()} ${phrase}`);
  return (
    <>
      <PlainField
        label={
          <Trans>
            Your comment <span className="visually-hidden">on: {line}</span>
          </Trans>
        }
        isMultiline
        input={{
          value: text,
          maxLength: 1000,
          autoFocus: text === '',
          onChange: (event) => onWrite(event.currentTarget.value),
        }}
      />
      {text.trim() === '' && (
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
    </>
  );
}

function sectionOf(place: ResumePlace) {
  switch (place.part) {
    case 'personalInfo':
      return null;
    case 'ownTitle':
      return 'own';
    case 'sections':
      return place.key;
    case 'skills':
    case 'experience':
    case 'education':
      return place.part;
  }
}

/** How a line is set: like the name, a title, a point, or plain. */
function kindOf(place: ResumePlace): 'name' | 'title' | 'point' | 'plain' {
  if (!('field' in place)) return 'plain';
  if (place.part === 'personalInfo') return place.field === 'name' ? 'name' : 'plain';
  if (place.field === 'jobTitle' || place.field === 'degree') return 'title';
  return place.field === 'description' || place.field === 'achievement' ? 'point' : 'plain';
}
