import { useLingui } from '@lingui/react/macro';
import { sectionsForLines, type MoveTarget } from '../../domain/resume-text/move-lines';
import type { Place, PlacedResume } from '../../domain/resume-text/placed-lines';
import type { ResumeFields } from '../../domain/resume-text/resume-fields';
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

/** Every line of a file in its order, with the place it went to; those without one can be given one. */
export function LineList({ label, resume, fields, moves, onMove }: LineListProps) {
  const nameOf = useTargetName(resume.fields);
  const targets = useTargets(resume.fields, fields);
  const rows = resume.lines.map((line, index) => ({ ...line, index }));
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ index, text, place }) => (
        <li key={index} data-place={place?.kind ?? (moves.has(index) ? 'moved' : 'none')}>
          <span className={styles.text}>{text}</span>
          {place ? (
            <span className={styles.place}>{nameOf(place)}</span>
          ) : (
            <PlaceChoice
              text={text}
              targets={targets(moves.get(index))}
              chosen={moves.get(index)}
              onChoose={(to) => onMove(index, to)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type Target = { key: string; name: string; to: MoveTarget };
type PlaceChoiceProps = {
  text: string;
  targets: readonly Target[];
  chosen: MoveTarget | undefined;
  onChoose: (to: MoveTarget | null) => void;
};

function PlaceChoice({ text, targets, chosen, onChoose }: PlaceChoiceProps) {
  const { t } = useLingui();
  return (
    <select
      className={styles.choice}
      aria-label={t`Place for “${text}”`}
      value={chosen ? keyOf(chosen) : ''}
      onChange={({ currentTarget: { value } }) =>
        onChoose(targets.find(({ key }) => key === value)?.to ?? null)
      }
    >
      <option value="">{t`Not placed: leave it out`}</option>
      {targets.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The places a line may be moved to: details that nothing has filled yet, the jobs that were found, skills and sections. */
function useTargets(found: ResumeFields, fields: ResumeFields) {
  const { t } = useLingui();
  const names = usePersonalNames();
  const sectionNames = useSectionNames();
  return (chosen: MoveTarget | undefined): Target[] =>
    [
      ...(['name', 'email', 'phone', 'address'] as const)
        .filter(
          (field) =>
            fields.personalInfo[field] === undefined ||
            (chosen?.kind === 'personal' && chosen.field === field),
        )
        .map((field) => ({ to: { kind: 'personal', field } as const, name: names[field] })),
      ...found.experience.map(({ jobTitle, company }, index) => ({
        to: { kind: 'job', index } as const,
        name: t`Job: ${jobTitle || company}`,
      })),
      { to: { kind: 'skills' } as const, name: t`Skills` },
      ...sectionsForLines.map((section) => ({
        to: { kind: 'section', section } as const,
        name: sectionNames[section],
      })),
    ].map((target) => ({ ...target, key: keyOf(target.to) }));
}

function useTargetName({ experience, education }: ResumeFields) {
  const { t } = useLingui();
  const names = usePersonalNames();
  const sectionNames = useSectionNames();
  return (place: Place): string => {
    if (place.kind === 'personal') return place.fields.map((field) => names[field]).join(', ');
    if (place.kind === 'heading') return t`Heading`;
    if (place.kind === 'parStatement') return t`PAR statement`;
    if (place.kind === 'skills') return t`Skills`;
    if (place.kind === 'section') return sectionNames[place.section];
    if (place.kind === 'job') {
      const job = experience[place.index];
      return t`Job: ${job?.jobTitle || job?.company || ''}`;
    }
    const entry = education[place.index];
    return t`School: ${entry?.school || entry?.degree || ''}`;
  };
}

function keyOf(to: MoveTarget): string {
  if (to.kind === 'personal') return `personal-${to.field}`;
  if (to.kind === 'section') return `section-${to.section}`;
  return to.kind === 'job' ? `job-${String(to.index)}` : to.kind;
}
