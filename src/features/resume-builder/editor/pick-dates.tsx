import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { dateOf, monthAndYear, type MonthAndYear } from '@/domain/resume/month-and-year';
import { isToday } from '@/domain/resume/ongoing';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import { PlainChoice } from '@/ui/fields/plain-choice';
import styles from './editor.module.css';

/** The first year that is offered; whoever needs an earlier one types it. */
const firstYear = 1950;

type PickDatesProps = { start: TextLens; end: TextLens; isUnpaid: boolean };

/** Both dates of a job to choose from lists, for whom typing is slow. What is chosen is written into the fields above. */
export function PickDates({ start, end, isUnpaid }: PickDatesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const endText = useText(end);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans>Choose the months from a list</Trans>
      </summary>
      {isOpen && (
        <div className={styles.dates}>
          <DateChoice legend={t`When did you begin?`} lens={start} />
          {isToday(endText) ? (
            <p className="hint">
              {isUnpaid ? (
                <Trans>You still help here, so there is no end to choose.</Trans>
              ) : (
                <Trans>You still work here, so there is no end to choose.</Trans>
              )}
            </p>
          ) : (
            <DateChoice legend={t`When did you leave?`} lens={end} />
          )}
        </div>
      )}
    </details>
  );
}

function DateChoice({ legend, lens }: { legend: string; lens: TextLens }) {
  const { t, i18n } = useLingui();
  const months = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  const written = monthAndYear(useText(lens));
  // A month that is chosen and not written yet: a date needs its year.
  const [waiting, setWaiting] = useState('');
  const chosen = written.year === '' ? { month: waiting, year: '' } : written;
  const choose = (part: Partial<MonthAndYear>) => {
    const now = { ...chosen, ...part };
    setWaiting(now.month);
    // Free text stays until a year takes its place, or is taken back.
    if (now.year !== written.year || written.year !== '')
      editRecord((record) => lens.write(record, dateOf(now)));
  };
  return (
    <fieldset className={styles.date}>
      <legend>{legend}</legend>
      <PlainChoice
        label={t`Month`}
        value={chosen.month}
        options={[
          { value: '', name: t`No month` },
          ...Array.from({ length: 12 }, (_, index) => ({
            value: String(index + 1),
            name: months.format(Date.UTC(2024, index)),
          })),
        ]}
        onChoose={(month) => choose({ month })}
      />
      <PlainChoice
        label={t`Year`}
        value={chosen.year}
        options={[
          { value: '', name: t`Choose` },
          ...yearsWith(chosen.year).map((year) => ({ value: year, name: year })),
        ]}
        onChoose={(year) => choose({ year })}
      />
    </fieldset>
  );
}

function useText(lens: TextLens): string {
  return useSyncExternalStore(lens.watch, () => lens.read(currentRecord()));
}

/** The newest first, and one that was typed and lies outside. */
function yearsWith(typed: string): string[] {
  const now = new Date().getFullYear();
  const years = Array.from({ length: now - firstYear + 1 }, (_, index) => String(now - index));
  return typed === '' || years.includes(typed) ? years : [typed, ...years];
}
