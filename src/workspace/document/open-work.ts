import { useEffect } from 'react';
import { create } from 'zustand';
import type { OpenWork } from './start-work';
import { currentPersonId, useSession } from '@/workspace/session/session';

type WorkState = {
  /** Whose work it is: a user id, or 'guest'. */
  personId: string | null;
  work: OpenWork | null;
};

const useWorkState = create<WorkState>()(() => ({ personId: null, work: null }));
let switching: Promise<unknown> = Promise.resolve();

/** The open work, or null before the device has been read. */
export function openWork(): OpenWork | null {
  return useWorkState.getState().work;
}

/**
 * Opens the work of whoever is signed in (or the guest's) and keeps it open over navigations. Storage and sync load
 * only with the first screen that asks for them.
 */
export function useWork(): { state: 'loading' | 'ready' } {
  const personId = useSession()?.userId ?? 'guest';
  useEffect(() => void ensureWork(currentPersonId()), [personId]);
  const isReady = useWorkState((state) => state.work !== null && state.personId === personId);
  return { state: isReady ? 'ready' : 'loading' };
}

/** Opens a person's work, after closing that of anybody else, one switch at a time. */
export function ensureWork(personId: string): Promise<OpenWork> {
  return enqueue(() => switchTo(personId));
}

/** Closes whatever work is open and empties the memory. */
export function forgetWork(): Promise<void> {
  return enqueue(closeWork);
}

function enqueue<T>(step: () => Promise<T>): Promise<T> {
  const result = switching.then(step);
  switching = result.then(ignore, ignore);
  return result;
}

const ignore = () => undefined;

async function switchTo(personId: string): Promise<OpenWork> {
  const open = useWorkState.getState();
  if (open.personId === personId && open.work) return open.work;
  await closeWork();
  const { startWork } = await import('./start-work');
  const work = await startWork(personId);
  useWorkState.setState({ personId, work });
  return work;
}

async function closeWork(): Promise<void> {
  const { work } = useWorkState.getState();
  useWorkState.setState({ personId: null, work: null });
  await work?.close();
}
