import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  accountBytes,
  maxAccountBytes,
  warnAccountBytes,
} from '@/domain/account-size/account-bytes';
import {
  partsBySize,
  withoutRecordPart,
  type RemovablePart,
} from '@/domain/account-size/record-parts';
import { undoChange } from '@/domain/merge/undo-change';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { getOpenWork } from '@/workspace/document/open-work';
import { currentRecord, editRecord, workingRecord } from '@/workspace/document/working-record';
import { UndoNote } from '@/ui/undo-note';
import { LargestPart, toKilobytes } from './part-name';
import styles from './account-space.module.css';

/** Nobody's hand rests for less; measuring takes a moment on a slow computer. */
const restMs = 1000;

/**
 * Tells a signed-in person when the account is nearly or wholly full, what takes the most room, and takes that out with one
 * press, to be undone. Nothing while there is room.
 */
export function AccountSpace() {
  const { t } = useLingui();
  const record = useLargeRecord();
  const [taken, setTaken] = useState<{ before: LearnerRecord; after: LearnerRecord } | null>(null);

  const takeOut = (part: RemovablePart) => {
    const before = currentRecord();
    const after = withoutRecordPart(before, part);
    editRecord(() => after);
    setTaken({ before, after });
    void getOpenWork()?.flush();
  };
  const takeBack = ({ before, after }: { before: LearnerRecord; after: LearnerRecord }) => {
    editRecord((now) => undoChange(before, after, now));
    setTaken(null);
    void getOpenWork()?.flush();
  };

  return (
    <>
      {record && <Room record={record} onTakeOut={takeOut} />}
      {taken && (
        <UndoNote of={t`take this out of my work`} onUndo={() => takeBack(taken)}>
          <Trans>It is taken out of your work.</Trans>
        </UndoNote>
      )}
    </>
  );
}

function Room({
  record,
  onTakeOut,
}: {
  record: LearnerRecord;
  onTakeOut: (part: RemovablePart) => void;
}) {
  const bytes = accountBytes(record);
  const [largest] = partsBySize(record);
  if (!largest) return null;
  const { part } = largest;
  return (
    <div className={`message error ${styles.room}`} role="group">
      <p role="status">
        {bytes > maxAccountBytes ? (
          <Trans>
            Your work needs {toKilobytes(bytes)} kB. Your account holds{' '}
            {toKilobytes(maxAccountBytes)} kB.
          </Trans>
        ) : (
          <Trans>
            Your account is nearly full: {toKilobytes(bytes)} kB of {toKilobytes(maxAccountBytes)}{' '}
            kB.
          </Trans>
        )}
      </p>
      <p>
        <Trans>What takes the most room:</Trans> <LargestPart {...largest} />
      </p>
      {part === 'resume' ? (
        <p>
          <Trans>Make the longest texts shorter.</Trans>
        </p>
      ) : (
        <button type="button" className="btn quiet small" onClick={() => onTakeOut(part)}>
          <Trans>Take it out of my work</Trans>
        </button>
      )}
    </div>
  );
}

/** The record, measured whenever the hand rests, where it fills most of the account; else null. */
function useLargeRecord(): LearnerRecord | null {
  const [large, setLarge] = useState<LearnerRecord | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const { record } = workingRecord.getState();
      setLarge(record && isNearlyFull(record) ? record : null);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, restMs);
    };
    measure();
    const stop = workingRecord.subscribe(wait);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return large;
}

/** A unit of text has at most three octets, and each mark between parts a blank: most records need no exact measure. */
function isNearlyFull(record: LearnerRecord): boolean {
  return (
    JSON.stringify(record).length * 4 > warnAccountBytes && accountBytes(record) > warnAccountBytes
  );
}
