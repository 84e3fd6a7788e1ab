import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Resume } from '../domain/resume/resume-schema';

/** The resume in memory: what the screens show and edit. Null until the device has been read. */
export const workingResume = createStore<{ resume: Resume | null }>()(() => ({ resume: null }));

/** The resume in memory, for code that runs only below a screen that has waited for it. */
export function currentResume(): Resume {
  const { resume } = workingResume.getState();
  if (!resume) throw new Error('The resume is used before it has been read from the device.');
  return resume;
}

/**
 * Changes the resume in memory; the screens repaint at once and the writer takes it to the device. A command that
 * changes nothing returns the same object and wakes nobody.
 */
export function editResume(change: (resume: Resume) => Resume): void {
  workingResume.setState(({ resume }) => ({ resume: resume && change(resume) }));
}

/** One value of the resume, for React; it renders again only when that value is another one. */
export function useResume<T>(select: (resume: Resume) => T): T {
  return useStore(workingResume, ({ resume }) => select(resume ?? currentResume()));
}

/** The whole resume, or null when none has been read; for screens that must not wait for it. */
export function useResumeInMemory(): Resume | null {
  return useStore(workingResume, ({ resume }) => resume);
}
