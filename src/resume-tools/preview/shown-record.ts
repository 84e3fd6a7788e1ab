import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import type { TextSource } from '@/workspace/document/text-lens';
import { currentRecord, workingRecord } from '@/workspace/document/working-record';

/** Whose resume a sheet shows: null is the one in this page's memory, live; staff look at the one of an opened file. */
export const ShownRecord = createContext<LearnerRecord | null>(null);

/** One value of the record that the sheet shows, for React; it renders again only when that value is another one. */
export function useShownRecord<T>(select: (record: LearnerRecord) => T): T {
  const shown = useContext(ShownRecord);
  return useStore(workingRecord, ({ record }) => select(shown ?? record ?? currentRecord()));
}

/** Hands over a text now, and each time that it is another one until it is ended; of an opened file (`shown`) once. */
export function followShownText(
  shown: LearnerRecord | null,
  text: TextSource,
  show: (text: string) => void,
): (() => void) | undefined {
  const showNow = () => {
    const record = shown ?? workingRecord.getState().record;
    show(record ? text.read(record) : '');
  };
  showNow();
  return shown ? undefined : text.watch(showNow);
}
