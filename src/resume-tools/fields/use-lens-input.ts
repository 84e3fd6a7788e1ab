import { useCallback, useMemo, useRef } from 'react';
import { mergeRecords } from '@/domain/merge/merge-records';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentPersonId } from '@/workspace/session/session';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord, workingRecord } from '@/workspace/document/working-record';
import { followText, useTextField, type TextField } from '@/workspace/document/use-text-field';

/**
 * Props of a field bound to one text of the resume, see {@link useTextField}.
 *
 * With `isOpening` it takes words before there is a resume, even before its scripts have come; they are brought in as soon
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
        // The resume was closed for whoever sits here next.
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
    if (!isEarly.current) editRecord((resume) => lens.write(resume, text));
  };
  return { ...useTextField({ follow, write }), defaultValue, 'data-field': lens.path };
}

/** Brings in what was typed before the resume was open. */
function takeEarlyText({ element, put }: TextField, lens: TextLens): void {
  // Filled for, and seen by, the person whose resume has opened (hydration/early-fields.ts).
  const isTheirs = document.documentElement.dataset['work'] === currentPersonId();
  const { value, dataset } = element;
  const base = dataset['kept'] ?? '';
  if (isTheirs && value !== base)
    editRecord((resume) => withEarlyText(resume, lens, { base, text: value }));
  delete dataset['kept'];
  put(lens.read(currentRecord()));
}

/** Puts changes from elsewhere into the field. What it has said itself may come back in other letters: then it stays as typed. */
function followLens(field: TextField, lens: TextLens): () => void {
  const resumeNow = () => workingRecord.getState().resume;
  return followText(field, {
    read: () => {
      const resume = resumeNow();
      return resume && lens.read(resume);
    },
    watch: lens.watch,
    isEcho: ({ value }) => {
      const resume = resumeNow();
      return resume !== null && lens.write(resume, value) === resume;
    },
  });
}

/** Whoever typed it saw `base` in the field: where the resume holds another text by now both are kept. */
function withEarlyText(
  resume: LearnerRecord,
  lens: TextLens,
  { base, text }: { base: string; text: string },
): LearnerRecord {
  return mergeRecords({
    base: lens.write(resume, base),
    mine: lens.write(resume, text),
    theirs: resume,
  });
}
