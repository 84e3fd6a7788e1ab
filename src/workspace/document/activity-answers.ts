import { useEffect, useRef, type InputEvent } from 'react';
import { useStore } from 'zustand';
import { openConflicts } from '@/domain/resume/conflicts';
import type { KeptFields } from '@/domain/resume/record-schema';
import { courseNow, setCourse, typeUnseen, useCourse, watchCourse } from './course-work';
import { noteGuestTyped } from '@/workspace/shared-computer/guest-computer';
import { currentPersonId } from '@/workspace/session/session';
import { putText } from './put-text';
import { useSaveFacts } from './save-facts';
import { workingRecord } from './working-record';

const none: KeptFields = {};

/** An activity's answers so far; empty until the device has been read. */
export function useAnswers(id: string): KeptFields {
  return useCourse(({ answers }) => answers[id] ?? none);
}

/** True when something stands in an activity. */
export function useHasAnswers(id: string): boolean {
  return Object.values(useAnswers(id)).some((text) => text !== '');
}

/** True when an answer of this activity was worded differently elsewhere, and the person can choose. */
export function useHasOtherVersions(id: string): boolean {
  return useStore(workingRecord, ({ resume }) =>
    Boolean(
      resume?.conflicts &&
      openConflicts(resume).some(({ path }) => path[1] === 'answers' && path[2] === id),
    ),
  );
}

/** True when the device will not keep answers, so that the page must say so. */
export function useAreAnswersRefused(): boolean {
  const isDeviceRefusing = useSaveFacts(({ deviceError }) => deviceError !== null);
  return useCourse(({ isRefused }) => isRefused) || isDeviceRefusing;
}

/** An activity's answers now, for handlers. */
export function readAnswers(id: string): KeptFields {
  return courseNow().answers[id] ?? none;
}

export function setAnswers(id: string, fields: KeptFields): void {
  if (currentPersonId() === 'guest') noteGuestTyped();
  setCourse('answers', id, fields);
}

/** Empties every field of an activity and hands back what was there, for an undo. */
export function clearAnswers(id: string): KeptFields {
  const before = readAnswers(id);
  setAnswers(id, Object.fromEntries(Object.keys(before).map((field) => [field, ''])));
  return before;
}

/**
 * Props of an uncontrolled field bound to one answer. The field keeps its own text while the person types; only a
 * change from elsewhere (the device was read, an undo, a clear) is pushed into it. What was typed before the page woke
 * up counts as typed. While an input method composes nothing is pushed.
 */
export function useAnswerInput(id: string, field: string) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (element && element.value !== '' && element.value !== (readAnswers(id)[field] ?? ''))
      typeBlind(id, field, element.value);
    let shown: string | null = null;
    const push = () => {
      const text = readAnswers(id)[field] ?? '';
      // A key is noted as pending first: until the answer has it, the one before is no news to put over it.
      if (!ref.current || isComposing.current || text === shown) return;
      shown = text;
      if (ref.current.value !== text) putText(ref.current, text);
    };
    push();
    return watchCourse(push);
  }, [id, field]);
  return {
    ref,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
    onInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setAnswers(id, { [field]: event.currentTarget.value }),
  };
}

/** Words from a field that was empty while they were typed. */
function typeBlind(id: string, field: string, text: string): void {
  if (currentPersonId() === 'guest') noteGuestTyped();
  typeUnseen('answers', id, field, text);
}
