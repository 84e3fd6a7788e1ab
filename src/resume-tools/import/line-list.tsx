import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  nowhere,
  sectionsForLines,
  type MoveTarget,
} from '@/domain/resume-text/fill-record/move-lines';
import { linePieces } from '@/domain/resume-text/fill-record/line-pieces';
import type { LineTarget, PlacedLine, PlacedResume } from '@/domain/resume-text/line-targets';
import { usualSize } from '@/domain/resume-text/lines/text-lines';
import type { ResumeFields } from '@/domain/resume-text/resume-fields';
import { usePersonalNames, useSectionNames } from '../fields/field-names';
import styles from './import-resume.module.css';

type LineListProps = {
  label: string;
  resume: PlacedResume;
  /** With the lines that were moved. */
  fields: ResumeFields;
  moves: ReadonlyMap<number, MoveTarget>;
  onMove: (index: number, to: MoveTarget | null) => void;
};

/**
 * Every line of a file in its order, as it looked, with the words that were taken marked and the place it went to.
 * Those without one can be given one; the others can be
 * moved when somebody asks for it, so that the way from the first choice to the buttons below stays short.
 */
export function LineList({ label, resume, fields, moves, onMove }: LineListProps) {
  const { t } = useLingui();
  const [isMovingAll, setMovingAll] = useState(false);
  const nameOf = usePlaceName(resume.fields);
  const usual = usualSize(resume.lines.flatMap(({ style }) => style ?? []));
  const rows = resume.lines.map((line, index) => ({ ...line, index, to: moves.get(index) }));
  return (
    <>
      <button
        type="button"
        className={`btn quiet small ${styles.all}`}
        onClick={() => setMovingAll(!isMovingAll)}
      >
        {isMovingAll ? t`Done moving lines` : t`Move other lines, too`}
      </button>
      <ul className={styles.list} aria-label={label}>
        {rows.map(({ index, text, target, to, style }) => (
          <li
            key={index}
            data-place={to ? placeOfMoved(to) : (target?.kind ?? 'none')}
            data-look={lookOf(style, usual)}
          >
            <span className={styles.text} translate="no">
              {linePieces(text, to ? null : target, resume.fields).map((piece) =>
                piece.isTaken ? (
                  <mark key={piece.at}>{piece.text}</mark>
                ) : (
                  <span key={piece.at}>{piece.text}</span>
                ),
              )}
            </span>
            {target && !to && !isMovingAll ? (
              <span className={styles.place}>{nameOf(target)}</span>
            ) : (
              <PlaceChoice
                text={text}
                place={target}
                targets={targetsOf(resume.fields, fields, to)}
                chosen={to}
                nameOf={nameOf}
                onChoose={(target) => onMove(index, target)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lines look as they did on the page, so that a person sees at once what is missing. */
function lookOf(style: PlacedLine['style'], usual: number): string {
  if (!style) return '';
  const isLarge = (usual > 0 && style.size > usual * 1.15) || style.level === 1;
  return [
    ...(isLarge ? ['large'] : []),
    ...(style.isBold || style.level > 0 ? ['bold'] : []),
    ...(style.gap > 0 ? ['gap'] : []),
    ...(style.indent > 12 ? ['indent'] : []),
  ].join(' ');
}

function placeOfMoved({ kind }: MoveTarget): string {
  return kind === 'nowhere' ? 'none' : 'moved';
}

type PlaceChoiceProps = {
  text: string;
  /** The place that the line went to by itself. */
  place: LineTarget | null;
  targets: readonly MoveTarget[];
  chosen: MoveTarget | undefined;
  nameOf: (place: LineTarget | MoveTarget) => string;
  onChoose: (to: MoveTarget | null) => void;
};

function PlaceChoice({ text, place, targets, chosen, nameOf, onChoose }: PlaceChoiceProps) {
  const { t } = useLingui();
  return (
    <select
      className={styles.choice}
      aria-label={t`Place for “${text}”`}
      value={chosen ? keyOf(chosen) : ''}
      onChange={({ currentTarget: { value } }) =>
        onChoose(targets.find((to) => keyOf(to) === value) ?? null)
      }
    >
      <option value="">{place ? nameOf(place) : t`Not placed: leave it out`}</option>
      {targets
        .filter((to) => place || to !== nowhere)
        .map((to) => (
          <option key={keyOf(to)} value={keyOf(to)}>
            {nameOf(to)}
          </option>
        ))}
    </select>
  );
}

const keyOf = (to: MoveTarget) => JSON.stringify(to);

/**
 * The places a line may be moved to: details that nothing has filled yet, the jobs and schools that were found and a new
 * one of each, skills and sections.
 */
function targetsOf(
  found: ResumeFields,
  { personalInfo }: ResumeFields,
  chosen: MoveTarget | undefined,
): MoveTarget[] {
  const free = (['name', 'email', 'phone', 'address'] as const).filter(
    (field) =>
      personalInfo[field] === undefined || (chosen?.kind === 'personal' && chosen.field === field),
  );
  return [
    nowhere,
    ...free.map((field) => ({ kind: 'personal', field }) as const),
    ...[...found.experience, null].map((_, index) => ({ kind: 'job', index }) as const),
    ...[...found.education, null].map((_, index) => ({ kind: 'school', index }) as const),
    { kind: 'skills' },
    ...sectionsForLines.map((section) => ({ kind: 'section', section }) as const),
  ];
}

function usePlaceName({ experience, education }: ResumeFields) {
  const { t } = useLingui();
  const names = usePersonalNames();
  const sectionNames = useSectionNames();
  return (place: LineTarget | MoveTarget): string => {
    if (place.kind === 'personal') {
      const fields = 'field' in place ? [place.field] : place.fields;
      return fields.map((field) => names[field]).join(', ');
    }
    if (place.kind === 'nowhere') return t`Leave it out`;
    if (place.kind === 'heading') return t`Heading`;
    if (place.kind === 'parStatement') return t`PAR statement`;
    if (place.kind === 'skills') return t`Skills`;
    if (place.kind === 'section') return sectionNames[place.section];
    if (place.kind === 'job') {
      const job = experience[place.index];
      // Before its names are chosen, the year or its place in the list tells which one it is.
      const about = job?.jobTitle || job?.company || job?.startDate || String(place.index + 1);
      return job ? t`Job: ${about}` : t`New job`;
    }
    const entry = education[place.index];
    const about =
      entry?.school || entry?.degree || entry?.graduationYear || String(place.index + 1);
    return entry ? t`School: ${about}` : t`New school`;
  };
}
