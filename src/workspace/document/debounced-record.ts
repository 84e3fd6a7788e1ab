import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentRecord, workingRecord } from './working-record';

/** Long enough that the coach corrects nobody while they type. */
const quietMs = 900;
/** One pause for all who wait for it: a timer of each would be set anew with every key. */
const settled = createStore<{ record: LearnerRecord | null }>()(() => ({ record: null }));
let pause: ReturnType<typeof setTimeout> | undefined;

function settle(): void {
  clearTimeout(pause);
  const { record } = workingRecord.getState();
  if (record !== settled.getState().record) settled.setState({ record });
}

workingRecord.subscribe(({ record }) => {
  clearTimeout(pause);
  // One that closes or opens may be another person's.
  if (record === null || settled.getState().record === null) settle();
  else pause = setTimeout(settle, quietMs);
});

// Paper shows the words that were typed just now.
globalThis.addEventListener?.('beforeprint', settle);

/**
 * One value of the record once nobody has typed for 900 ms. For views that read much of it, such as a comparison or the
 * coach: a keystroke costs them no more than a timer. Only below a screen that has waited for the record.
 */
export function useDebouncedRecord<T>(select: (record: LearnerRecord) => T): T {
  // What has just come to the page waits for nothing.
  useEffect(settle, []);
  return useStore(settled, ({ record }) => select(record ?? currentRecord()));
}
