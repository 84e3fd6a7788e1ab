import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  addApplication,
  jobSearchOf,
  removeApplication,
  restoreApplication,
} from '@/domain/job-search/edit-job-search';
import { isSameValue } from '@/domain/resume/json-value';
import type { Application } from '@/domain/job-search/job-search-schema';
import { weeksOf } from '@/domain/job-search/search-log';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { Icon } from '@/ui/icon';
import { UndoNote } from '@/ui/undo-note';
import { DueSteps } from './due-steps';
import { localToday } from '@/ui/local-day';
import { LogEntryFields } from './log-entry-fields';
import { PrintAndDownloadLog } from './print-and-download-log';
import { useLogNames } from '@/resume-tools/workshop-record/log-words';
import { useDayText } from '@/ui/use-day-text';
import styles from './papers.module.css';

/** An entry as it was before it was changed or deleted, for the undo. */
type Undo = { what: 'changed' | 'deleted'; entry: Application; index: number };

/** The open entry: as it was when it was opened (null for a new one), and the day under which it stands until it is closed. */
type Open = { id: string; day: string; before: Application | null };

const placeInLog = ({ id }: Application) =>
  jobSearchOf(currentRecord()).applications.findIndex((application) => application.id === id);
const entrySelector = (id: string) => `[data-log-entry="${CSS.escape(id)}"]`;

/** The work-search log: whom somebody asked for work, week by week, and what is due. */
export function SearchLog() {
  const { t } = useLingui();
  const applications = useRecord((record) => jobSearchOf(record).applications);
  const root = useRef<HTMLDivElement>(null);
  const { open, undo, add, change, close, remove, takeBack } = useLogEditing(root);
  const dayText = useDayText();
  const dayOf = ({ id, date }: Application) => (id === open?.id ? open.day : date);

  return (
    <div ref={root} className={styles.panel}>
      <p>
        <Trans>
          Write down each job you ask about, and each workshop, class and visit. Benefits offices
          often ask for this list. Ask yours what it must show.
        </Trans>
      </p>
      <DueSteps />
      <div className="row">
        <button type="button" className="btn" onClick={add}>
          <Icon name="plus" />
          <Trans>Add to the log</Trans>
        </button>
        {applications.length > 0 && <PrintAndDownloadLog />}
      </div>
      {undo && (
        <UndoNote of={undo.entry.employer || t`entry`} onUndo={() => takeBack(undo)}>
          {undo.what === 'deleted' ? <Trans>Deleted.</Trans> : <Trans>Changed.</Trans>}
        </UndoNote>
      )}
      {applications.length === 0 && (
        <p className="hint">
          <Trans>Nothing is in your log yet.</Trans>
        </p>
      )}
      {weeksOf(applications, dayOf).map(({ sunday, entries }) => (
        <section key={sunday} aria-labelledby={`week-${sunday}`}>
          <h2 id={`week-${sunday}`}>
            {sunday === '' ? (
              <Trans>Without a day</Trans>
            ) : (
              <Trans>Week of {dayText(sunday)}</Trans>
            )}
          </h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <LogEntry
                key={entry.id}
                entry={entry}
                open={open?.id === entry.id ? open : null}
                onOpen={change}
                onClose={close}
                onRemove={remove}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The open entry, the last undo, and all that changes them. `root` holds the list. */
function useLogEditing(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Open | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);

  /** Makes a change and moves the focus to `selector`: the button that was pressed may be gone after it. */
  const changeAndFocus = useCallback(
    (change: () => void, selector: string) => {
      flushSync(change);
      root.current?.querySelector<HTMLElement>(selector)?.focus();
    },
    [root],
  );
  const add = () => {
    const id = crypto.randomUUID();
    const day = localToday();
    changeAndFocus(
      () => {
        editRecord((record) => addApplication(record, () => id, day));
        setOpen({ id, day, before: null });
      },
      `${entrySelector(id)} input`,
    );
  };
  const change = useCallback(
    (entry: Application) =>
      changeAndFocus(
        () => {
          // An older undo of this entry would also undo what is typed from now on.
          setUndo((last) => (last?.entry.id === entry.id ? null : last));
          setOpen({ id: entry.id, day: entry.date, before: entry });
        },
        `${entrySelector(entry.id)} input`,
      ),
    [changeAndFocus],
  );
  const close = useCallback(
    (entry: Application, { before }: Open) => {
      const isChanged = before && !isSameValue(before, entry);
      changeAndFocus(
        () => {
          if (isChanged) setUndo({ what: 'changed', entry: before, index: placeInLog(entry) });
          setOpen(null);
        },
        `${entrySelector(entry.id)} button`,
      );
    },
    [changeAndFocus],
  );
  const remove = useCallback(
    (entry: Application) => {
      const index = placeInLog(entry);
      changeAndFocus(() => {
        editRecord((record) => removeApplication(record, entry.id));
        setOpen(null);
        setUndo({ what: 'deleted', entry, index });
      }, '[data-undo]');
    },
    [changeAndFocus],
  );
  const takeBack = ({ entry, index }: Undo) => {
    changeAndFocus(
      () => {
        editRecord((record) => restoreApplication(record, entry, index));
        setUndo(null);
      },
      `${entrySelector(entry.id)} button`,
    );
  };
  return { open, undo, add, change, close, remove, takeBack };
}

type LogEntryProps = {
  entry: Application;
  /** Null while the entry is closed. */
  open: Open | null;
  onOpen: (entry: Application) => void;
  onClose: (entry: Application, open: Open) => void;
  onRemove: (entry: Application) => void;
};

/** Memoized, so that a key in one entry does not render the hundreds of others. */
const LogEntry = memo(function LogEntry({ entry, open, onOpen, onClose, onRemove }: LogEntryProps) {
  const { t } = useLingui();
  const dayText = useDayText();
  const names = useLogNames();
  const name = entry.employer.trim() || (entry.kind ? names.kind(entry.kind) : t`New entry`);
  const facts = [
    dayText(entry.date),
    names.way(entry.how),
    entry.contact,
    names.result(entry.result),
  ];
  return (
    <li className={styles.entry} data-log-entry={entry.id}>
      <p>
        <strong translate="no">{name}</strong>
        {entry.job !== '' && <>: {entry.job}</>}
      </p>
      {open ? (
        <LogEntryFields entry={entry} />
      ) : (
        <>
          <p className="hint">{facts.filter((fact) => fact !== '').join(' · ')}</p>
          {entry.next !== '' && (
            <p>
              <Trans>
                Next: {entry.next} {dayText(entry.nextDate)}
              </Trans>
            </p>
          )}
        </>
      )}
      <div className="row">
        <button
          type="button"
          className="btn quiet small"
          onClick={() => (open ? onClose(entry, open) : onOpen(entry))}
        >
          {open ? (
            <Trans>
              Done <span className="visually-hidden">with {name}</span>
            </Trans>
          ) : (
            <Trans>
              Change <span className="visually-hidden">{name}</span>
            </Trans>
          )}
        </button>
        <button type="button" className="btn danger small" onClick={() => onRemove(entry)}>
          <Icon name="trash" />
          <Trans>
            Delete <span className="visually-hidden">{name}</span>
          </Trans>
        </button>
      </div>
    </li>
  );
});
