import { useCallback } from 'react';
import { useStore } from 'zustand';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import type { TextFields } from '@/domain/resume/record-schema';
import { courseNow, setCourse, typeUnseen, useCourse, watchCourse } from './course-work';
import { onGuestTyped } from '@/workspace/shared-computer/guest-computer';
import { currentPersonId } from '@/workspace/session/session';
import { useSaveFacts } from './save-facts';
import { followText, useTextField, type TextField } from './use-text-field';
import { workingRecord } from './working-record';

const none: TextFields = {};

/** An activity's answers so far; empty until the device has been read. */
export function useAnswers(id: string): TextFields {
  return useCourse(({ answers }) => answers[id] ?? none);
}

/** True when something stands in an activity. */
export function useHasAnswers(id: string): boolean {
  return Object.values(useAnswers(id)).some((text) => text !== '');
}

/** True when an answer of this activity was worded differently elsewhere, and the person can choose. */
export function useHasOtherVersions(id: string): boolean {
  return useStore(workingRecord, ({ record }) =>
    Boolean(
      record?.conflicts &&
      unresolvedConflicts(record).some(({ path }) => path[1] === 'answers' && path[2] === id),
    ),
  );
}

/** True when the device will not keep answers, so that the page must say so. */
export function useAreAnswersRefused(): boolean {
  const isDeviceRefusing = useSaveFacts(({ deviceError }) => deviceError !== null);
  return useCourse(({ isRefused }) => isRefused) || isDeviceRefusing;
}

/** An activity's answers now, for handlers. */
export function readAnswers(id: string): TextFields {
  return courseNow().answers[id] ?? none;
}

/** Sets some answers of an activity, by field; the screen repaints at once, the device follows. */
export function setAnswers(id: string, fields: TextFields): void {
  if (currentPersonId() === 'guest') onGuestTyped();
  setCourse('answers', id, fields);
}

/** Empties every field of an activity and hands back what was there, for an undo. */
export function clearAnswers(id: string): TextFields {
  const before = readAnswers(id);
  setAnswers(id, Object.fromEntries(Object.keys(before).map((field) => [field, ''])));
  return before;
}

/** Props of a field bound to one answer, see {@link useTextField}. What was typed before the page woke up counts as typed. */
export function useAnswerInput(id: string, field: string) {
  const follow = useCallback(
    (input: TextField) => {
      const { element, put } = input;
      const read = () => readAnswers(id)[field] ?? '';
      if (element.value !== '' && element.value !== read()) typeBlind(id, field, element.value);
      put(read());
      return followText(input, { read, watch: watchCourse });
    },
    [id, field],
  );
  return useTextField({ follow, write: (text) => setAnswers(id, { [field]: text }) });
}

/** Sets an answer that was typed before the stored one was known; a stored answer that differs is kept as a conflict. */
function typeBlind(id: string, field: string, text: string): void {
  if (currentPersonId() === 'guest') onGuestTyped();
  typeUnseen('answers', id, field, text);
}
