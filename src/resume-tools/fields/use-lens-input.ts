import { useEffect, useMemo, useRef } from 'react';
import { mergeRecords } from '@/domain/merge/merge-records';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentPersonId } from '@/workspace/session/session';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord, workingRecord } from '@/workspace/document/working-record';
import { putText } from '@/workspace/document/put-text';
import { noteField } from './lens-by-field';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of an uncontrolled field bound to one text of the resume. The field keeps its own text while the person types,
 * so a keystroke costs what it costs in a plain page; only a change from elsewhere (a merge, an undo, an applied
 * suggestion) is pushed into it. While an input method composes nothing is pushed: what the person writes stands.
 *
 * With `isOpening` it takes words before there is a resume, even before its scripts have come; they are brought in as soon
 * as it is open, beside what it holds.
 */
export function useLensInput(lens: TextLens, isOpening = false) {
  const ref = useRef<TextElement>(null);
  const isComposing = useRef(false);
  const isEarly = useRef(isOpening);
  const defaultValue = useMemo(
    () => (isOpening ? '' : lens.read(currentRecord())),
    [lens, isOpening],
  );

  useEffect(() => (ref.current ? noteField(ref.current, lens) : undefined), [lens]);

  useEffect(() => {
    const field = ref.current;
    if (!field) return;
    if (isOpening) {
      // The resume was closed for whoever sits here next.
      if (!isEarly.current) field.value = '';
      isEarly.current = true;
      return;
    }
    if (isEarly.current) {
      // Filled for, and seen by, the person whose resume has opened (waking/early-fields.ts).
      const isTheirs = document.documentElement.dataset['work'] === currentPersonId();
      const { value, dataset } = field;
      const base = dataset['kept'] ?? '';
      if (isTheirs && value !== base)
        editRecord((resume) => withEarlyText(resume, lens, { base, text: value }));
      delete dataset['kept'];
      if (!isComposing.current) putText(field, lens.read(currentRecord()));
      isEarly.current = false;
    }
    let shown = lens.read(currentRecord());
    return lens.watch(() => {
      const { resume } = workingRecord.getState();
      if (!resume || isComposing.current) return;
      const next = lens.read(resume);
      if (next === shown) return;
      shown = next;
      const isOwnEcho = lens.write(resume, field.value) === resume;
      if (!isOwnEcho) putText(field, next);
    });
  }, [lens, isOpening]);

  return {
    ref: ref as never,
    defaultValue,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
    onInput: (event: React.InputEvent<TextElement>) => {
      if (isEarly.current) return;
      const text = event.currentTarget.value;
      editRecord((resume) => lens.write(resume, text));
    },
  };
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
