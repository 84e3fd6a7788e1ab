import { Trans, useLingui } from '@lingui/react/macro';
import { staffPhrases } from '@/content/en/staff-phrases';
import type { ResumePlace } from '@/domain/machine-check/resume-place';
import { PlainField } from '@/ui/fields/plain-field';
import { useSectionNames } from '@/resume-tools/fields/field-names';
import { isDate, type PaperRowTexts } from './paper-rows';
import styles from './staff-paper.module.css';

type PaperRowProps = {
  row: PaperRowTexts;
  /** The row above it on the paper; its section's name stands over the first one. */
  before: PaperRowTexts | undefined;
  /** What is written beside a text of the resume; null until somebody wants to write. */
  noteOf: (index: number) => string | null;
  onWrite: (index: number, text: string) => void;
};

/** A row of the resume as it stands on the paper; a press on a text of it opens a note in the margin. */
export function PaperRow({ row, before, noteOf, onWrite }: PaperRowProps) {
  const names = useSectionNames();
  const section = sectionOf(row);
  const isFirst = section !== null && section !== (before ? sectionOf(before) : null);
  const noted = row.texts.filter(({ index }) => noteOf(index) !== null);
  return (
    <li className={styles.row}>
      <div className={styles.onPaper}>
        {isFirst && <p className={styles.section}>{names[section]}</p>}
        <div
          className={styles.texts}
          data-head={row.texts.some(({ line }) => kindOf(line.place) === 'title')}
        >
          {row.texts.map(({ index, line: { place, text } }) => (
            <button
              key={index}
              type="button"
              className={styles.line}
              data-kind={kindOf(place)}
              data-noted={noteOf(index) !== null}
              onClick={() => noteOf(index) === null && onWrite(index, '')}
            >
              <span className="visually-hidden">
                <Trans>Comment on:</Trans>{' '}
              </span>
              <span translate="no">{text}</span>
            </button>
          ))}
        </div>
      </div>
      <div className={styles.margin}>
        {noted.map(({ index, line }) => (
          <Note
            key={index}
            line={line.text}
            text={noteOf(index) ?? ''}
            onWrite={(text) => onWrite(index, text)}
          />
        ))}
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

function sectionOf({ texts: [first] }: PaperRowTexts) {
  if (!first) return null;
  const { place } = first.line;
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

/** How a text is set: like the name, a title, its dates, a point, or plain. */
function kindOf(place: ResumePlace): 'name' | 'title' | 'dates' | 'point' | 'plain' {
  if (isDate(place)) return 'dates';
  if (!('field' in place)) return 'plain';
  if (place.part === 'personalInfo') return place.field === 'name' ? 'name' : 'plain';
  if (place.field === 'jobTitle' || place.field === 'degree') return 'title';
  return place.field === 'description' || place.field === 'achievement' ? 'point' : 'plain';
}
