import { createStore } from 'zustand/vanilla';
import { applyCourseEdits, courseOf, textOf, type CourseEdit } from '@/domain/course/course-record';
import type { Course, LearnerRecord } from '@/domain/resume/record-schema';
import { createDraftStorage } from './draft-storage';
import { editRecord, workingRecord } from './working-record';

export type CourseState = Course & {
  personId: string | null;
  /** What this device holds is known; until then a missing answer says nothing. */
  isRead: boolean;
  /** The record could not be opened: what is shown lives in this page only. */
  isRefused: boolean;
  /** The record is in the memory, and takes what is typed. */
  isOpen: boolean;
  /** What the device does not hold yet, the oldest first. */
  pending: readonly CourseEdit[];
  /** The page goes, or has gone to the browser's cache. */
  isLeaving: boolean;
  /** Takes the pending texts when the page goes. */
  net: ReturnType<typeof createDraftStorage> | null;
  /** Stores the pending texts within the running task. */
  keepAtOnce: (pending: readonly CourseEdit[]) => void;
};

const nothing: CourseState = {
  personId: null,
  answers: {},
  progress: {},
  isRead: false,
  isRefused: false,
  isOpen: false,
  pending: [],
  isLeaving: false,
  net: null,
  keepAtOnce: () => undefined,
};

/** The course of whoever sits here, as the screens show it: what is typed shows at once, whatever is open. */
export const courseMemory = createStore<CourseState>()(() => nothing);

/** Makes the memory that of a person whose record has still to come. */
export function startCourse(personId: string): void {
  putBy();
  courseMemory.setState(
    { ...nothing, personId, net: createDraftStorage('course-draft', personId) },
    true,
  );
}

/**
 * Call when a person's record has come into the memory. What was typed before goes into it, beside what was there.
 *
 * @returns what to call when it leaves the memory
 */
export function enterCourse(personId: string, keepAtOnce: CourseState['keepAtOnce']): () => void {
  if (courseMemory.getState().personId !== personId) startCourse(personId);
  const own = courseMemory.getState().pending;
  editRecord((record) => applyCourseEdits(record, own));
  courseMemory.setState({
    isRead: true,
    isRefused: false,
    isOpen: true,
    pending: own,
    keepAtOnce,
  });
  if (own.length > 0) keepAtOnce(own);
  const show = () => {
    const { resume } = workingRecord.getState();
    if (!resume || courseMemory.getState().personId !== personId) return;
    const { answers, progress } = courseOf(resume);
    const shown = courseMemory.getState();
    if (shown.answers !== answers || shown.progress !== progress)
      courseMemory.setState({ answers, progress });
  };
  show();
  const stop = workingRecord.subscribe(show);
  return () => {
    stop();
    if (courseMemory.getState().personId === personId) courseMemory.setState(nothing, true);
  };
}

/** Call when the device holds this record, and the memory has newer texts. */
export function rebasePending(written: LearnerRecord): void {
  courseMemory.setState(({ pending }) => ({
    pending: pending.flatMap((edit) => {
      const before = textOf(courseOf(written)[edit.part], edit.id, edit.field);
      return before === edit.text ? [] : [{ ...edit, before }];
    }),
  }));
}

/** Call when the device holds everything that the memory does. */
export function dropPending(): void {
  const { pending, isLeaving, net } = courseMemory.getState();
  if (pending.length === 0) return;
  courseMemory.setState({ pending: [] });
  if (!isLeaving) net?.clear();
}

/** Notes a text that the device does not hold yet; `isUnseen`: the person did not see what it replaces. */
export function notePending(edit: CourseEdit, { isUnseen = false } = {}): void {
  const { isOpen, pending, keepAtOnce } = courseMemory.getState();
  const known = pending.find((one) => isSamePlace(one, edit));
  const before = isOpen && !isUnseen ? textIn(edit) : undefined;
  const first = known ?? (before === undefined ? edit : { ...edit, before });
  const next = [...pending.filter((one) => one !== known), { ...first, text: edit.text }];
  courseMemory.setState((state) => ({
    pending: next,
    ...(!isOpen && {
      [edit.part]: {
        ...state[edit.part],
        [edit.id]: { ...state[edit.part][edit.id], [edit.field]: edit.text },
      },
    }),
  }));
  keepAtOnce(next);
  const { isLeaving, net } = courseMemory.getState();
  // A last word while the page goes, after this one's own turn to put things by.
  if (isLeaving) putBy();
  else net?.follow(() => next);
}

function isSamePlace(one: CourseEdit, other: CourseEdit): boolean {
  return one.part === other.part && one.id === other.id && one.field === other.field;
}

function textIn({ part, id, field }: CourseEdit): string {
  return textOf(courseMemory.getState()[part], id, field);
}

/** Call when the page goes, and when it is back. */
export function noteLeaving(isLeaving: boolean): void {
  courseMemory.setState({ isLeaving });
  if (isLeaving) putBy();
  // Back from the browser's cache, with all of it in the memory.
  else courseMemory.getState().net?.clear();
}

/** What the device does not hold yet waits for the next page, which brings it in. */
function putBy(): void {
  const { pending, net } = courseMemory.getState();
  if (pending.length > 0) net?.write(pending);
}
