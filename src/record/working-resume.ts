import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Resume } from '../domain/resume/resume-schema';

/** The resume in memory: what the screens show and edit. Null until the device has been read. */
export const workingResume = createStore<WorkingResume>()(() => ({ resume: null }));

type WorkingResume = { resume: Resume | null };

/** The resume in memory, for code that runs only below a screen that has waited for it. */
export function currentResume(): Resume {
  const { resume } = workingResume.getState();
  if (!resume) throw new Error('The resume is used before it has been read from the device.');
  return resume;
}

/**
 * Changes the resume in memory; the screens repaint at once and the writer takes it to the device. A command that
 * changes nothing returns the same object and tells nobody.
 */
export function editResume(change: (resume: Resume) => Resume): void {
  workingResume.setState((state) => withResume(state, state.resume && change(state.resume)));
}

function withResume(state: WorkingResume, resume: Resume | null): WorkingResume {
  return resume === state.resume ? state : { resume };
}

/** One value of the resume, for React; it renders again only when that value is another one. */
export function useResume<T>(select: (resume: Resume) => T): T {
  return useStore(workingResume, ({ resume }) => select(resume ?? currentResume()));
}

/** The whole resume, or null when none has been read; for screens that must not wait for it. */
export function useResumeInMemory(): Resume | null {
  return useStore(workingResume, ({ resume }) => resume);
}

/** A field of the resume as a whole: commands leave the others the objects that they were. */
export type ResumePart = keyof Resume;

/**
 * Calls back whenever this part of the resume is another one; returns the function that ends it. A long resume has some
 * two hundred texts on the screen: a key has to be read only by those that show its part.
 */
export function watchPart(part: ResumePart, listener: () => void): () => void {
  return workingResume.subscribe(({ resume }, { resume: before }) => {
    if (resume?.[part] !== before?.[part]) listener();
  });
}
