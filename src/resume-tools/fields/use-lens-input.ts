import { useCallback, useMemo, useRef } from 'react';
import { mergeRecords } from '@/domain/merge/merge-records';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentPersonId } from '@/workspace/session/session';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord, workingRecord } from '@/workspace/document/working-record';
import { followText, useTextField, type TextField } from '@/workspace/document/use-text-field';

/**
 * Props of a field bound to one text of the record, see {@link useTextField}.
 *
 * With `isOpening` it takes words before there is a record, even before its scripts have come; they are brought in as soon
 * as it is open, beside what it holds.
 */
export function useLensInput(lens: TextLens, isOpening = false) {
  const isEarly = useRef(isOpening);
  const defaultValue = useMemo(
    () => (isOpening ? '' : lens.read(currentRecord())),
    [lens, isOpening],
  );
  const follow = useCallback(
    (field: TextField) => {
      if (isOpening) {
        // The record was closed (a log out): empty the field for the next person.
        if (!isEarly.current) field.element.value = '';
        isEarly.current = true;
        return undefined;
      }
      if (isEarly.current) takeEarlyText(field, lens);
      isEarly.current = false;
      return followLens(field, lens);
    },
    [lens, isOpening],
  );
  const write = (text: string) => {
    if (!isEarly.current) editRecord((record) => lens.write(record, text));
  };
  return { ...useTextField({ follow, write }), defaultValue, 'data-field': lens.path };
}

/** Brings in what was typed before the record was open. */
function takeEarlyText({ element, put }: TextField, lens: TextLens): void {
  // Filled for, and seen by, the person whose record has opened (hydration/early-fields.ts).
  const isTheirs = document.documentElement.dataset['work'] === currentPersonId();
  const { value, dataset } = element;
  const base = dataset['kept'] ?? '';
  if (isTheirs && value !== base)
    editRecord((record) => withEarlyText(record, lens, { base, text: value }));
  delete dataset['kept'];
  put(lens.read(currentRecord()));
}

/**
 * Puts changes from elsewhere into the field. The record may store what was typed in another form ("a,b" as the skills
 * "a, b"): as long as writing the field's text would change nothing, the field keeps what was typed.
 */
function followLens(field: TextField, lens: TextLens): () => void {
  const recordNow = () => workingRecord.getState().record;
  return followText(field, {
    read: () => {
      const record = recordNow();
      return record && lens.read(record);
    },
    watch: lens.watch,
    isEcho: ({ value }) => {
      const record = recordNow();
      return record !== null && lens.write(record, value) === record;
    },
  });
}

/** Writes early text. The person saw `base` when they typed it: if the record holds another text by now, both are kept. */
function withEarlyText(
  record: LearnerRecord,
  lens: TextLens,
  { base, text }: { base: string; text: string },
): LearnerRecord {
  return mergeRecords({
    base: lens.write(record, base),
    mine: lens.write(record, text),
    theirs: record,
  });
}
