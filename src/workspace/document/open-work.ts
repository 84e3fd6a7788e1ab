import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createWorkspace, type RecordSession } from '@/workspace/workspace';
import { currentPersonId, useSession } from '@/workspace/session/session';
import { courseMemory } from './course-memory';
import { useSaveFacts } from './save-facts';
import { workingRecord } from './working-record';

/** This page's workspace. Storage and sync load only with the first screen that asks for a record. */
export const workspace = createWorkspace({
  memory: { workingRecord, course: courseMemory, facts: useSaveFacts },
  openRecord: async (personId, memory) => {
    const { openBrowserRecord } = await import('./browser-record');
    return await openBrowserRecord(personId, memory);
  },
});

/** The open work, or null before the device has been read. */
export function getOpenWork(): RecordSession | null {
  return workspace.store.getState().work;
}

/** Opens the work of whoever is signed in (or the guest's) and keeps it open over navigations. */
export function useWork(): { state: 'loading' | 'ready' } {
  const personId = useSession()?.userId ?? 'guest';
  useEffect(() => void ensureWork(currentPersonId()), [personId]);
  const isReady = useStore(
    workspace.store,
    (state) => state.work !== null && state.personId === personId,
  );
  return { state: isReady ? 'ready' : 'loading' };
}

/** Opens a person's work, after closing that of anybody else, one switch at a time. */
export function ensureWork(personId: string): Promise<RecordSession> {
  return workspace.open(personId);
}

/** Closes whatever work is open and empties the memory. */
export function closeWork(): Promise<void> {
  return workspace.close();
}
