import { useLingui } from '@lingui/react/macro';
import type { TextLens } from '@/workspace/document/text-lens';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import styles from './editor.module.css';
import { PickDates } from './pick-dates';
import { StillThere } from './still-there';

type JobDatesProps = {
  start: TextLens;
  end: TextLens;
  /** Of the job in the record. */
  path: readonly string[];
  isUnpaid?: boolean;
};

/** From when to when a job was, paid or not: typed, ticked or chosen from lists. */
export function JobDates({ start, end, path, isUnpaid = false }: JobDatesProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={`${styles.pair} ${styles.short}`}>
        <ResumeField
          label={t`Start date`}
          hint={t`Like: May 2023`}
          lens={start}
          path={[...path, 'startDate']}
          tidy="date"
        />
        <ResumeField
          label={t`End date`}
          hint={t`Like: June 2025`}
          lens={end}
          path={[...path, 'endDate']}
          tidy="date"
        />
      </div>
      <StillThere start={start} end={end} isUnpaid={isUnpaid} />
      <PickDates start={start} end={end} isUnpaid={isUnpaid} />
    </>
  );
}
