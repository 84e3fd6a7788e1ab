import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentRecord, workingRecord } from './working-record';

/** Long enough that the coach corrects nobody while they type. */
const quietMs = 900;
/** One pause for all who wait for it: a timer of each would be set anew with every key. */
const settled = createStore<{ resume: LearnerRecord | null }>()(() => ({ resume: null }));
let pause: ReturnType<typeof setTimeout> | undefined;

function settle(): void {
  clearTimeout(pause);
  const { resume } = workingRecord.getState();
  if (resume !== settled.getState().resume) settled.setState({ resume });
}

workingRecord.subscribe(({ resume }) => {
  clearTimeout(pause);
  // One that closes or opens may be another person's.
  if (resume === null || settled.getState().resume === null) settle();
  else pause = setTimeout(settle, quietMs);
});

// Paper shows the words that were typed just now.
globalThis.addEventListener?.('beforeprint', settle);

/**
 * One value of the resume once nobody has typed for 900 ms. For views that read much of it, such as a comparison or the
 * coach: a keystroke costs them no more than a timer. Only below a screen that has waited for the resume.
 */
export function useDebouncedRecord<T>(select: (resume: LearnerRecord) => T): T {
  // What has just come to the page waits for nothing.
  useEffect(settle, []);
  return useStore(settled, ({ resume }) => select(resume ?? currentRecord()));
}
