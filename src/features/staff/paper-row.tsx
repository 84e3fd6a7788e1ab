import { Trans } from '@lingui/react/macro';
import type { ResumePlace } from '@/domain/machine-check/resume-place';
import { useSectionNames } from '@/resume-tools/fields/field-names';
import { isDate, type PaperRowTexts } from './paper-rows';
import styles from './staff-paper.module.css';

type PaperRowProps = {
  row: PaperRowTexts;
  /** The row above it on the paper; its section's name stands over the first one. */
  before: PaperRowTexts | undefined;
  /** Whether a text of the resume has a note. */
  isNoted: (index: number) => boolean;
  onOpen: (index: number) => void;
};

/** A row of the resume as it stands on the paper; a press on a text of it opens its note. */
export function PaperRow({ row, before, isNoted, onOpen }: PaperRowProps) {
  const names = useSectionNames();
  const section = sectionOf(row);
  const isFirst = section !== null && section !== (before ? sectionOf(before) : null);
  return (
    <li>
      {isFirst && <p className={styles.section}>{names[section]}</p>}
      <div
        className={styles.texts}
        data-head={row.texts.some(({ line }) => kindOf(line.place) === 'title')}
        data-entry={section === 'experience' || section === 'education'}
      >
        {row.texts.map(({ index, line: { place, text } }) => (
          <button
            key={index}
            type="button"
            className={styles.line}
            data-kind={kindOf(place)}
            data-noted={isNoted(index)}
            onClick={() => onOpen(index)}
          >
            <span className="visually-hidden">
              <Trans>Comment on:</Trans>{' '}
            </span>
            <span translate="no">{text}</span>
          </button>
        ))}
      </div>
    </li>
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
