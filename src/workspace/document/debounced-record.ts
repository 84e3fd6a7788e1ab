import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentRecord, workingRecord } from './working-record';

/** Long enough that the coach corrects nobody while they type. */
const quietMs = 900;
/** One debounce timer for all subscribers: a timer for each would mean hundreds of resets at every keystroke. */
const settled = createStore<{ record: LearnerRecord | null }>()(() => ({ record: null }));
let pause: ReturnType<typeof setTimeout> | undefined;

function settle(): void {
  clearTimeout(pause);
  const { record } = workingRecord.getState();
  if (record !== settled.getState().record) settled.setState({ record });
}

workingRecord.subscribe(({ record }) => {
  clearTimeout(pause);
  // A record was opened or closed: it may be another person's, so it must not wait for the pause.
  if (record === null || settled.getState().record === null) settle();
  else pause = setTimeout(settle, quietMs);
});

// A print that starts within the pause must show the newest words.
globalThis.addEventListener?.('beforeprint', settle);

/**
 * One value of the record once nobody has typed for 900 ms. For views that read much of it, such as a comparison or the
 * coach: a keystroke costs them no more than a timer. Only below a screen that has waited for the record.
 */
export function useDebouncedRecord<T>(select: (record: LearnerRecord) => T): T {
  // A view that mounts within the pause starts with the newest record.
  useEffect(settle, []);
  return useStore(settled, ({ record }) => select(record ?? currentRecord()));
}
