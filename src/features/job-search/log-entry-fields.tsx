import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { setApplicationField } from '@/domain/job-search/edit-job-search';
import { kinds, results, ways, type Application } from '@/domain/job-search/job-search-schema';
import { applicationLens } from '@/workspace/document/papers-lens';
import { editRecord } from '@/workspace/document/working-record';
import { FieldForm } from '@/ui/fields/field-form';
import { PlainChoice } from '@/ui/fields/plain-choice';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import { useLogNames } from '@/resume-tools/workshop-record/log-words';
import styles from './papers.module.css';

/** The fields of one entry of the log; each is kept as it is typed. */
export function LogEntryFields({ entry }: { entry: Application }) {
  const { t } = useLingui();
  const { id } = entry;
  const names = useLogNames();
  const lenses = useMemo(
    () => ({
      date: applicationLens(id, 'date'),
      employer: applicationLens(id, 'employer'),
      job: applicationLens(id, 'job'),
      contact: applicationLens(id, 'contact'),
      next: applicationLens(id, 'next'),
      nextDate: applicationLens(id, 'nextDate'),
      address: applicationLens(id, 'address'),
      hours: applicationLens(id, 'hours'),
    }),
    [id],
  );
  return (
    <FieldForm className={styles.fields}>
      <PlainChoice
        label={t`What it was`}
        value={entry.kind ?? ''}
        options={['', ...kindsFor(entry)].map((id) => ({ value: id, name: names.kind(id) }))}
        onChoose={(value) => editRecord((record) => setApplicationField(record, id, 'kind', value))}
      />
      <ResumeField label={t`Employer`} lens={lenses.employer} />
      <ResumeField
        label={t`Address`}
        hint={t`Some offices ask where the employer is.`}
        lens={lenses.address}
      />
      <ResumeField label={t`Job`} lens={lenses.job} />
      <ResumeField label={t`Day`} lens={lenses.date} type="date" />
      <Choice
        label={t`How you asked`}
        entry={entry}
        field="how"
        options={ways}
        nameOf={names.way}
      />
      <ResumeField
        label={t`Who you asked`}
        hint={t`A name, a phone number or a site. For an online form, add the confirmation number.`}
        lens={lenses.contact}
      />
      <Choice
        label={t`What came of it`}
        entry={entry}
        field="result"
        options={results}
        nameOf={names.result}
      />
      <ResumeField
        label={t`Hours`}
        hint={t`How long it took. Like: 2 or 1.5`}
        lens={lenses.hours}
      />
      <ResumeField label={t`Next step`} hint={t`Like: Call back`} lens={lenses.next} />
      <ResumeField
        label={t`Day of the next step`}
        hint={t`This page reminds you on that day.`}
        lens={lenses.nextDate}
        type="date"
      />
    </FieldForm>
  );
}

/** What another version wrote stays in the list. */
function kindsFor({ kind = '' }: Application): readonly string[] {
  return kind === '' || kinds.some((known) => known === kind) ? kinds : [...kinds, kind];
}

type ChoiceProps = {
  label: string;
  entry: Application;
  field: 'how' | 'result';
  options: readonly string[];
  nameOf: (id: string) => string;
};

function Choice({ label, entry, field, options, nameOf }: ChoiceProps) {
  const { t } = useLingui();
  const chosen = entry[field];
  const all = chosen === '' || options.includes(chosen) ? options : [...options, chosen];
  return (
    <PlainChoice
      label={label}
      value={chosen}
      options={[
        { value: '', name: t`Choose` },
        ...all.map((id) => ({ value: id, name: nameOf(id) })),
      ]}
      onChoose={(value) =>
        editRecord((record) => setApplicationField(record, entry.id, field, value))
      }
    />
  );
}
