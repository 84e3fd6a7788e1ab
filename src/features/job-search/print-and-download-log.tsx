import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { jobSearchOf } from '@/domain/job-search/edit-job-search';
import type { Application } from '@/domain/job-search/job-search-schema';
import { toCsv, weeksOf, type LogWeek } from '@/domain/job-search/search-log';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { currentRecord, useRecord } from '@/workspace/document/working-record';
import { PlainChoice } from '@/ui/fields/plain-choice';
import { Icon } from '@/ui/icon';
import { downloadOrShareText } from '@/ui/download-or-share';
import { localToday } from '@/ui/local-day';
import { logNamesOnPaper } from '@/resume-tools/workshop-record/log-words';
import { PrintedPaper, PrintButton } from './paper';
import { dayOnPaper, useDayText } from '@/ui/use-day-text';

const allWeeks = 'all';
/** An office reads the log: on paper and in the file it is English, whatever language the screen speaks. */
const heads = [
  'Day',
  'Employer',
  'Job',
  'How',
  'Who',
  'Result',
  'Next step',
  'On',
  'What it was',
  'Address',
  'Hours',
];
const names = logNamesOnPaper;
/** What every entry has; the columns behind them are printed where somebody has used them. */
const usualColumns = 8;

/** The log on paper, all of it or one week, and as a file for a spreadsheet. */
export function PrintAndDownloadLog() {
  const { t } = useLingui();
  const [week, setWeek] = useState(allWeeks);
  const name = useRecord(({ personalInfo }) => personalInfo.name);
  const applications = useDebouncedRecord((record) => jobSearchOf(record).applications);
  const dayText = useDayText();
  const weeks = weeksOf(applications);
  // The chosen week may have lost its last entry since.
  const chosenWeek = weeks.some(({ sunday }) => sunday === week) ? week : allWeeks;
  const isChosen = ({ sunday }: LogWeek) => chosenWeek === allWeeks || sunday === chosenWeek;
  const isUsed = usedColumns(applications);
  const saveCsv = () => {
    // Reads the current record: `applications` lags behind the typing.
    const chosen = weeksOf(jobSearchOf(currentRecord()).applications).filter(isChosen);
    const rows = chosen.flatMap(({ entries }) => entries.map(cellsOf)).reverse();
    void downloadOrShareText(
      toCsv([heads, ...rows]),
      `work-search-log-${localToday()}.csv`,
      'text/csv',
    );
  };
  return (
    <>
      <PlainChoice
        label={<Trans>Print or save</Trans>}
        value={chosenWeek}
        options={[
          { value: allWeeks, name: t`All weeks` },
          ...weeks
            .filter(({ sunday }) => sunday !== '')
            .map(({ sunday }) => ({ value: sunday, name: t`Week of ${dayText(sunday)}` })),
        ]}
        onChoose={setWeek}
      />
      <PrintButton fileWord="Work-Search-Log" />
      <button type="button" className="btn quiet" onClick={saveCsv}>
        <Icon name="download" />
        <Trans>Save for a spreadsheet (CSV)</Trans>
      </button>
      <div className="print-only">
        <PrintedPaper label={t`Work-search log`}>
          <div className="paper-text" lang="en">
            <h2>{name.trim() === '' ? 'Work-search log' : `Work-search log of ${name}`}</h2>
            {weeks.filter(isChosen).map(({ sunday, entries }) => (
              <WeekTable key={sunday} sunday={sunday} entries={entries} isUsed={isUsed} />
            ))}
          </div>
        </PrintedPaper>
      </div>
    </>
  );
}

/** The columns of an entry, in the order of `heads`. */
function cellsOf(application: Application): string[] {
  return [
    application.date,
    application.employer,
    application.job,
    names.way(application.how),
    application.contact,
    names.result(application.result),
    application.next,
    application.nextDate,
    names.kind(application.kind),
    application.address ?? '',
    application.hours ?? '',
  ];
}

/** Paper has little room: a column that no entry has filled is left out. */
function usedColumns(applications: readonly Application[]): (column: number) => boolean {
  const used = heads.map(
    (_, column) =>
      column < usualColumns ||
      applications.some(
        ({ kind, address, hours }) => [kind, address, hours][column - usualColumns],
      ),
  );
  return (column) => used[column] === true;
}

type WeekTableProps = LogWeek & { isUsed: (column: number) => boolean };

function WeekTable({ sunday, entries, isUsed }: WeekTableProps) {
  return (
    <table>
      <caption>{sunday === '' ? 'Without a day' : `Week of ${dayOnPaper(sunday)}`}</caption>
      <thead>
        <tr>
          {heads
            .filter((_, column) => isUsed(column))
            .map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            {cellsOf(entry).map(
              (cell, column) => isUsed(column) && <td key={heads[column]}>{dayOnPaper(cell)}</td>,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
