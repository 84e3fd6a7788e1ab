import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import type { LessonPart } from '@/domain/course/lesson-words';
import { moveSectionEntry, removeSectionEntry, setLayout } from '@/domain/sections/edit-sections';
import {
  kindOfSection,
  singleSections,
  type SectionField,
  type SectionKey,
} from '@/domain/sections/section-kinds';
import {
  referencesChoice,
  sectionEntries,
  type ReferencesChoice,
} from '@/domain/sections/section-layout';
import { hasPrintableText, jobDates, joinFilled } from '@/domain/page-layout/resume-text-lines';
import type { SectionEntry } from '@/domain/resume/record-schema';
import { fieldPath } from '@/domain/job-search/comment-lines';
import { ownTitleLens, sectionLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { CoachForJob } from '@/resume-tools/coach/coach';
import { useSectionFieldNames, useSectionNames } from '@/resume-tools/fields/field-names';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import type { TidyKind } from '@/resume-tools/fields/tidy-kinds';
import { Icon } from '@/ui/icon';
import tickStyles from '@/ui/fields/tick.module.css';
import { YouWrote } from '../you-wrote';
import type { MakeChange } from './make-change';
import { EntryFrame } from './entry-frame';
import { JobDates } from './job-dates';
import { typedEntry, useEdited } from './use-edited';
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
  const root = useRef<HTMLDivElement>(null);
  const ids = useRecord(
    useSameValue((record) => sectionEntries(record, section).map(({ id }) => id)),
  );
  const [edited, setEdited] = useEdited(ids);
  const isSingle = singleSections.includes(section);
  const nameOf = (index: number) => (isSingle ? name : `${name}, ${String(index + 1)}`);
  const handleEdit = (id: string | undefined) => {
    flushSync(() => setEdited(id));
    root.current
      ?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id ?? '')}"] :is(input, textarea)`)
      ?.focus();
  };
  const handleAdd = () => {
    onAdd();
    handleEdit(sectionEntries(currentRecord(), section).at(-1)?.id);
  };
  const handleMove = (id: string, index: number, direction: 'up' | 'down') =>
    onChange(
      (record) => moveSectionEntry(record, section, id, direction),
      t`Moved: ${nameOf(index)}`,
      `[data-entry="${CSS.escape(id)}"] [data-move="${direction}"]`,
    );
  // It hears of the focus of the fields inside; the element itself is no control.
  const watch = { onFocus: (event: FocusEvent) => setEdited(typedEntry(event)) };
  return (
    <div ref={root} className={styles.added} data-section={section} {...watch}>
      <h4>{name}</h4>
      {section === 'references' && <ReferenceChoices />}
      {ids.map((id, index) => (
        <EntryFrame
          key={id}
          path={['sections', section, id]}
          index={index}
          count={ids.length}
          name={() => nameOf(index)}
          line={(record) => lineOf(sectionEntries(record, section)[index], section)}
          isOpen={edited.isOpen(id)}
          hasFields={edited.hasFields(id)}
          onEdit={() => handleEdit(id)}
          onMove={ids.length > 1 ? (direction) => handleMove(id, index, direction) : undefined}
          onRemove={() =>
            onChange(
              (record) => removeSectionEntry(record, section, id),
              t`Removed: ${nameOf(index)}`,
            )
          }
        >
          {section === 'own' && (
            <ResumeField
              label={t`Title`}
              lens={ownTitleLens}
              path={fieldPath({ part: 'ownTitle' })}
            />
          )}
          <EntryFields section={section} id={id} />
          {section === 'volunteer' && <CoachForJob jobId={id} />}
        </EntryFrame>
      ))}
      {!isSingle && (
        <button type="button" className="btn quiet small" onClick={handleAdd}>
          <Icon name="plus" />
          <Trans>
            Add one more <span className="visually-hidden">: {name}</span>
          </Trans>
        </button>
      )}
    </div>
  );
}

/** What tells an entry from the others of its section: what it says, and when that was. */
function lineOf(entry: SectionEntry | undefined, section: SectionKey): string {
  if (!entry) return '';
  const { fields, form } = kindOfSection(section);
  const named = form === 'job' ? (['jobTitle', 'company'] as const) : (fields as SectionField[]);
  return [joinFilled(entry, named, ' · '), jobDates(entry)].filter(hasPrintableText).join(' · ');
}

function ReferenceChoices() {
  const { t } = useLingui();
  const chosen = useRecord(referencesChoice);
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
                editRecord((record) =>
                  setLayout(record, 'references', choice === 'nothing' ? '' : choice),
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

function EntryFields({ section, id }: { section: SectionKey; id: string }) {
  const fields = kindOfSection(section).fields as readonly SectionField[];
  const editorOf = (field: SectionField) => (
    <EntryField key={field} section={section} id={id} field={field} />
  );
  return fields.map((field) => {
    if (seconds.includes(field)) return null;
    if (field === 'startDate') return <VolunteerDates key={field} id={id} />;
    const second = secondOf[field];
    if (second === undefined || !fields.includes(second)) return editorOf(field);
    return (
      <div key={field} className={styles.pair}>
        {editorOf(field)}
        {editorOf(second)}
      </div>
    );
  });
}

/** Which field stands beside which. */
const secondOf: Partial<Record<SectionField, SectionField>> = {
  startDate: 'endDate',
  company: 'location',
  language: 'level',
  phone: 'email',
  year: 'number',
};
const seconds = Object.values(secondOf);

function VolunteerDates({ id }: { id: string }) {
  const [start, end] = useMemo(
    () => [sectionLens('volunteer', id, 'startDate'), sectionLens('volunteer', id, 'endDate')],
    [id],
  );
  return <JobDates start={start} end={end} path={['sections', 'volunteer', id]} isUnpaid />;
}

type EntryFieldProps = { section: SectionKey; id: string; field: SectionField };

function EntryField({ section, id, field }: EntryFieldProps) {
  const { t } = useLingui();
  const label = useSectionFieldNames(section)[field];
  const lens = useMemo(() => sectionLens(section, id, field), [section, id, field]);
  const hints: Record<string, string> = {
    'certificates name': t`Like: Food Handler Card`,
    'certificates number': t`Only if the job asks for it. Never your driver’s license number.`,
    'languages level': t`Like: fluent, good, or basic`,
    'volunteer location': t`City and state, or city and country`,
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
        tidy={tidyKinds[field]}
        isMultiline={field === 'text' || field === 'description'}
      />
      {part && <YouWrote part={part} lens={lens} />}
    </>
  );
}

/** For these the paper has a form of its own. */
const tidyKinds: Partial<Record<SectionField, TidyKind>> = {
  jobTitle: 'start',
  location: 'place',
  year: 'date',
  description: 'lines',
  text: 'lines',
};

/** The fields that a lesson has asked about before. */
const lessonParts: Readonly<Record<string, LessonPart>> = {
  'volunteer description': 'description',
};
