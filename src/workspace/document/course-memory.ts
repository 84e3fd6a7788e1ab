import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionStore } from '@/backend/session-store';
import {
  applyCourseEdits,
  courseOf,
  courseText,
  type CourseEdit,
} from '@/domain/course/course-record';
import type { Course, LearnerRecord } from '@/domain/resume/record-schema';
import { createDraftStorage } from './draft-storage';
import { sessionStore } from '@/workspace/session/session';
import { changeRecord, workingRecord, type WorkingRecord } from './working-record';

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
  drafts: ReturnType<typeof createDraftStorage> | null;
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
  drafts: null,
  keepAtOnce: () => undefined,
};

export type CourseMemory = ReturnType<typeof createCourseMemory>;

type CourseMemoryDeps = { workingRecord: WorkingRecord; session: Pick<SessionStore, 'readMarker'> };

/** The course of the current person, as the screens show it: what is typed shows at once, whatever is open. */
export function createCourseMemory({ workingRecord, session }: CourseMemoryDeps) {
  const store = createStore<CourseState>()(() => nothing);
  /** Makes the memory that of a person whose record has still to come. */
  const start = (personId: string): void => {
    putBy(store);
    const drafts = createDraftStorage('course-draft', personId, session);
    store.setState({ ...nothing, personId, drafts }, true);
  };
  return {
    store,
    start,
    /**
     * Call when a person's record has come into the memory. What was typed before goes into it, beside what was there.
     *
     * @returns what to call when it leaves the memory
     */
    enter: (personId: string, keepAtOnce: CourseState['keepAtOnce']): (() => void) => {
      if (store.getState().personId !== personId) start(personId);
      return enterCourse(store, workingRecord, personId, keepAtOnce);
    },
    /** Call when the device holds this record, and the memory has newer texts. */
    rebasePending: (written: LearnerRecord) => rebasePending(store, written),
    /** Call when the device holds everything that the memory does. */
    dropPending: () => dropPending(store),
    /** Notes a text that the device does not hold yet; `isUnseen`: the person did not see what it replaces. */
    notePending: (edit: CourseEdit, { isUnseen = false } = {}) =>
      notePending(store, edit, isUnseen),
    /** Call when the page goes, and when it is back. */
    noteLeaving: (isLeaving: boolean) => noteLeaving(store, isLeaving),
  };
}

/** The course in this page's memory. */
export const courseMemory = createCourseMemory({ workingRecord, session: sessionStore });

type CourseStore = StoreApi<CourseState>;

function enterCourse(
  store: CourseStore,
  workingRecord: WorkingRecord,
  personId: string,
  keepAtOnce: CourseState['keepAtOnce'],
): () => void {
  const own = store.getState().pending;
  changeRecord(workingRecord, (before) => applyCourseEdits(before, own));
  store.setState({ isRead: true, isRefused: false, isOpen: true, pending: own, keepAtOnce });
  if (own.length > 0) keepAtOnce(own);
  const show = () => {
    const { record } = workingRecord.getState();
    if (!record || store.getState().personId !== personId) return;
    const { answers, progress } = courseOf(record);
    const shown = store.getState();
    if (shown.answers !== answers || shown.progress !== progress)
      store.setState({ answers, progress });
  };
  show();
  const stop = workingRecord.subscribe(show);
  return () => {
    stop();
    if (store.getState().personId === personId) store.setState(nothing, true);
  };
}

function rebasePending(store: CourseStore, written: LearnerRecord): void {
  store.setState(({ pending }) => ({
    pending: pending.flatMap((edit) => {
      const before = courseText(courseOf(written)[edit.part], edit.id, edit.field);
      return before === edit.text ? [] : [{ ...edit, before }];
    }),
  }));
}

function dropPending(store: CourseStore): void {
  const { pending, isLeaving, drafts } = store.getState();
  if (pending.length === 0) return;
  store.setState({ pending: [] });
  if (!isLeaving) drafts?.clear();
}

function notePending(store: CourseStore, edit: CourseEdit, isUnseen: boolean): void {
  const { isOpen, pending, keepAtOnce } = store.getState();
  const known = pending.find((one) => isSamePlace(one, edit));
  const hasSeen = !isUnseen && (isOpen || known !== undefined);
  const before = known?.before ?? (hasSeen ? textIn(store, edit) : undefined);
  const next = [
    ...pending.filter((one) => one !== known),
    before === undefined ? edit : { ...edit, before },
  ];
  store.setState((state) => ({
    pending: next,
    ...(!isOpen && {
      [edit.part]: {
        ...state[edit.part],
        [edit.id]: { ...state[edit.part][edit.id], [edit.field]: edit.text },
      },
    }),
  }));
  keepAtOnce(next);
  const { isLeaving, drafts } = store.getState();
  // This comes after `pagehide`, so no later event would store the text: do it now.
  if (isLeaving) putBy(store);
  else drafts?.follow(() => next);
}

function isSamePlace(one: CourseEdit, other: CourseEdit): boolean {
  return one.part === other.part && one.id === other.id && one.field === other.field;
}

function textIn(store: CourseStore, { part, id, field }: CourseEdit): string {
  return courseText(store.getState()[part], id, field);
}

function noteLeaving(store: CourseStore, isLeaving: boolean): void {
  store.setState({ isLeaving });
  if (isLeaving) putBy(store);
  // The page came back from the back/forward cache with its memory intact: the stored drafts are not needed.
  else store.getState().drafts?.clear();
}

/** What the device does not hold yet waits for the next page, which brings it in. */
function putBy(store: CourseStore): void {
  const { pending, drafts } = store.getState();
  if (pending.length > 0) drafts?.write(pending);
}
