import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { LessonPart } from '../../../domain/course/lesson-words';
import {
  moveSectionEntry,
  removeSectionEntry,
  setLayout,
} from '../../../domain/sections/edit-sections';
import {
  kindOfSection,
  singleSections,
  type SectionField,
  type SectionKey,
} from '../../../domain/sections/section-kinds';
import {
  referencesChoice,
  sectionEntries,
  type ReferencesChoice,
} from '../../../domain/sections/section-layout';
import { pathOfPlace } from '../../../domain/papers/comment-lines';
import { ownTitleLens, sectionLens } from '../../../record/text-lens';
import { editResume, useResume } from '../../../record/working-resume';
import { FieldForm } from '../../../ui/fields/field-form';
import { CoachForJob } from '../../../workbench/coach/coach';
import { useSectionFieldNames, useSectionNames } from '../../../workbench/fields/field-names';
import { ResumeField } from '../../../workbench/fields/resume-field';
import { Icon } from '../../../ui/icon';
import tickStyles from '../../../ui/fields/tick.module.css';
import { YouWrote } from '../you-wrote';
import type { MakeChange } from './make-change';
import { MoveButtons } from './move-buttons';
import { PickDates } from './pick-dates';
import { StillThere } from './still-there';
import styles from './editor.module.css';

type AddedSectionEditorProps = {
  section: SectionKey;
  onAdd: () => void;
  onChange: MakeChange;
};

/** The entries of one added section, with the buttons that move, remove and add them. */
export function AddedSectionEditor({ section, onAdd, onChange }: AddedSectionEditorProps) {
  const { t } = useLingui();
  const name = useSectionNames()[section];
  const idsText = useResume((resume) =>
    JSON.stringify(sectionEntries(resume, section).map(({ id }) => id)),
  );
  const ids = JSON.parse(idsText) as string[];
  const isSingle = singleSections.includes(section);
  const nameOf = (index: number) => (isSingle ? name : `${name}, ${String(index + 1)}`);
  return (
    <div className={styles.added} data-section={section}>
      <h4>{name}</h4>
      {section === 'references' && <ReferenceChoices />}
      {ids.map((id, index) => (
        <FieldForm key={id} data-entry={id} className="on-its-own">
          <fieldset className={styles.entry}>
            <legend>{nameOf(index)}</legend>
            {section === 'own' && (
              <ResumeField
                label={t`Title`}
                lens={ownTitleLens}
                path={pathOfPlace({ part: 'ownTitle' })}
              />
            )}
            <EntryFields section={section} id={id} />
            {section === 'volunteer' && (
              <>
                <JobDates id={id} />
                <CoachForJob jobId={id} />
              </>
            )}
            <div className={`row ${styles.buttons}`}>
              {ids.length > 1 && (
                <MoveButtons
                  name={nameOf(index)}
                  isFirst={index === 0}
                  isLast={index === ids.length - 1}
                  onMove={(direction) =>
                    onChange(
                      (resume) => moveSectionEntry(resume, section, id, direction),
                      t`Moved: ${nameOf(index)}`,
                      `[data-entry="${CSS.escape(id)}"] [data-move="${direction}"]`,
                    )
                  }
                />
              )}
              <button
                type="button"
                className="btn danger small"
                onClick={() =>
                  onChange(
                    (resume) => removeSectionEntry(resume, section, id),
                    t`Removed: ${nameOf(index)}`,
                  )
                }
              >
                <Icon name="trash" />
                <Trans>
                  Remove <span className="visually-hidden">{nameOf(index)}</span>
                </Trans>
              </button>
            </div>
          </fieldset>
        </FieldForm>
      ))}
      {!isSingle && (
        <button type="button" className="btn quiet small" onClick={onAdd}>
          <Icon name="plus" />
          <Trans>
            Add one more <span className="visually-hidden">: {name}</span>
          </Trans>
        </button>
      )}
    </div>
  );
}

function ReferenceChoices() {
  const { t } = useLingui();
  const chosen = useResume(referencesChoice);
  const words: Record<ReferencesChoice, string> = {
    nothing: t`Nothing (best for most jobs)`,
    line: t`The line “References available on request”`,
    list: t`The list of their names`,
  };
  return (
    <>
      <fieldset className={styles.onPaper}>
        <legend>
          <Trans>On your resume</Trans>
        </legend>
        {(Object.keys(words) as ReferencesChoice[]).map((choice) => (
          <label key={choice} className={tickStyles.tick}>
            <input
              type="radio"
              name="references-on-resume"
              checked={chosen === choice}
              onChange={() =>
                editResume((resume) =>
                  setLayout(resume, 'references', choice === 'nothing' ? '' : choice),
                )
              }
            />
            {words[choice]}
          </label>
        ))}
      </fieldset>
      <p className="hint">
        <Trans>
          Your references stay here. Give them on a page of their own when someone asks. Print the
          list only if the posting asks for it.
        </Trans>
      </p>
    </>
  );
}

/** The same help with both dates as in a paid job. */
function JobDates({ id }: { id: string }) {
  const [start, end] = useMemo(
    () => [sectionLens('volunteer', id, 'startDate'), sectionLens('volunteer', id, 'endDate')],
    [id],
  );
  return (
    <>
      <StillThere end={end} />
      <PickDates start={start} end={end} />
    </>
  );
}

function EntryFields({ section, id }: { section: SectionKey; id: string }) {
  const fields = kindOfSection(section).fields as readonly SectionField[];
  return fields.map((field) => <EntryField key={field} section={section} id={id} field={field} />);
}

type EntryFieldProps = { section: SectionKey; id: string; field: SectionField };

function EntryField({ section, id, field }: EntryFieldProps) {
  const { t } = useLingui();
  const label = useSectionFieldNames()[field];
  const lens = useMemo(() => sectionLens(section, id, field), [section, id, field]);
  const hints: Record<string, string> = {
    'summary text': t`Who you are and what you bring, in two or three sentences.`,
    'certificates name': t`Like: Food Handler Card`,
    'certificates number': t`Only if the job asks for it. Never your driver’s license number.`,
    'languages level': t`Like: fluent, good, or basic`,
    'volunteer description': t`What did you do? Start a new line for each point.`,
  };
  const hint = hints[`${section} ${field}`];
  const part = lessonParts[`${section} ${field}`];
  return (
    <>
      <ResumeField
        label={label}
        {...(hint !== undefined && { hint })}
        lens={lens}
        path={['sections', section, id, field]}
        isMultiline={field === 'text' || field === 'description'}
      />
      {part && <YouWrote part={part} lens={lens} />}
    </>
  );
}

/** The fields that a lesson has asked about before. */
const lessonParts: Readonly<Record<string, LessonPart>> = {
  'summary text': 'summary',
  'volunteer description': 'description',
};
