import { useEffect } from 'react';
import { useStore } from 'zustand';
import { applyCourseEdits, setCourseTexts, type CoursePart } from '@/domain/course/course-record';
import type { TextFields } from '@/domain/resume/record-schema';
import { mayHaveDb } from '@/workspace/persistence/existing-db';
import { courseMemory, type CourseState } from './course-memory';
import { hasStoredDrafts } from './draft-storage';
import { usePersonChange } from '@/workspace/session/person-change';
import { currentPersonId, sessionStore, useSession } from '@/workspace/session/session';
import { ensureWork } from './open-work';
import { editRecord } from './working-record';

const { store, start, noteLeaving, notePending } = courseMemory;
let isWatching = false;

/**
 * The course in the record of the current person. It is usable at once: what is typed before the record is open waits for
 * it, and never covers what was there. The record itself, and all that keeps it, loads only for a person who has one
 * here, or when the first text is set.
 */
export function useOpenCourse(): void {
  const personId = useSession()?.userId ?? 'guest';
  useEffect(() => openCourse(currentPersonId()), [personId]);
}

/** One value of the course, for React; it renders again only when that value is another one. */
export function useCourse<T>(select: (course: CourseState) => T): T {
  return useStore(store, select);
}

/** The course now, for handlers. */
export function courseNow(): CourseState {
  return store.getState();
}

/** Calls back after every change of the course. */
export const watchCourse = store.subscribe;

/** Sets some texts of one activity, module or game; the screen repaints at once, the device follows. */
export function setCourse(part: CoursePart, id: string, fields: TextFields): void {
  begin();
  const { isOpen } = store.getState();
  for (const [field, text] of Object.entries(fields)) notePending({ part, id, field, text });
  if (!isOpen) return void open();
  editRecord((record) => setCourseTexts(record, part, id, fields));
}

/** `setCourse` for words of whoever saw an empty field. */
export function typeUnseen(part: CoursePart, id: string, field: string, text: string): void {
  const { isOpen } = store.getState();
  const edit = { part, id, field, text };
  if (!isOpen) return setCourse(part, id, { [field]: text });
  notePending(edit, { isUnseen: true });
  editRecord((record) => applyCourseEdits(record, [edit]));
}

/** Resolves when the record is open, or cannot be opened; opens it where something typed waits. */
export async function courseSettled(): Promise<void> {
  const { isOpen, pending } = store.getState();
  if (!isOpen && pending.length > 0) await open();
}

/** For texts that come before any screen has opened the course. */
function begin(): void {
  watch();
  const personId = currentPersonId();
  if (store.getState().personId !== personId) start(personId);
}

/** Makes the course that of this person, for every screen that shows it. */
function openCourse(personId: string): void {
  watch();
  if (store.getState().personId !== personId) start(personId);
  void openIfThere();
}

/** For a guest of whom this device holds nothing there is nothing to open, and so nothing to load. */
async function openIfThere(): Promise<void> {
  const { personId, isOpen } = store.getState();
  if (personId === null || isOpen) return;
  if (personId !== 'guest' || hasStoredDrafts(personId) || (await mayHaveDb(personId)))
    return open();
  if (store.getState().personId === personId) store.setState({ isRead: true });
}

async function open(): Promise<void> {
  const personId = currentPersonId();
  try {
    await ensureWork(personId);
  } catch {
    // Its parts did not come over the line: the next text, or the next look at the page, asks again.
    if (store.getState().personId === personId) store.setState({ isRead: true, isRefused: true });
  }
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', () => noteLeaving(true));
  addEventListener('pageshow', () => noteLeaving(false));
  const lookAgain = () => {
    if (usePersonChange.getState().isOver) return;
    if (document.visibilityState === 'visible') void openIfThere();
  };
  document.addEventListener('visibilitychange', lookAgain);
  addEventListener('focus', lookAgain);
  sessionStore.onChange(() => {
    const { personId } = store.getState();
    if (usePersonChange.getState().isOver) return;
    if (personId !== null && personId !== currentPersonId()) openCourse(currentPersonId());
  });
}
