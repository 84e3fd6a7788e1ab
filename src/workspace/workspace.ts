import { createStore } from 'zustand/vanilla';

/** A person's record while it is open: typed text goes to the device, and for a signed-in person to the account. */
export type RecordSession = {
  /** Resolves when everything typed is on the device, or the device has refused it. */
  flush: () => Promise<void>;
  /** Sends what is unsent; resolves when this attempt has settled. A guest's work stays where it is. */
  sendNow: () => Promise<void>;
  /** Asks the account once more for what opens the work of an earlier visit that waits here locked. */
  tryLocked: () => Promise<void>;
  /** Writes what is typed, then lets go of the device's database. */
  close: () => Promise<void>;
};

/**
 * Whose record it is (a user id, or 'guest'), and what can be done with it.
 * `closed`: none is in the memory. `opening`: the device is being read. `open`: it can be edited.
 * `locking`: nobody edits it any more; it is written, and at the end of a session sent.
 * `ended`: the page is on its way out; nothing is written and nothing opens.
 */
export type WorkspaceState =
  | { phase: 'closed'; personId: null; work: null }
  | { phase: 'opening'; personId: string; work: null }
  | { phase: 'open'; personId: string; work: RecordSession }
  | { phase: 'locking' | 'ended'; personId: string | null; work: RecordSession | null };

type WorkspaceDeps<Memory> = {
  /** What the screens show and edit; see `document/memory.ts`. */
  memory: Memory;
  /** Reads a person's record into the memory and keeps the two together, until it is closed. */
  openRecord: (personId: string, memory: Memory) => Promise<RecordSession>;
};

export type Workspace<Memory> = ReturnType<typeof createWorkspace<Memory>>;

const closed: WorkspaceState = { phase: 'closed', personId: null, work: null };

/**
 * The one place of a page for a record: at most one is open, and a switch waits for the one before it. The states go
 * `closed → opening → open → locking → closed` for each person, and once `locking → ended` when the session ends.
 */
export function createWorkspace<Memory>({ memory, openRecord }: WorkspaceDeps<Memory>) {
  const store = createStore<WorkspaceState>()(() => closed);
  let switching: Promise<unknown> = Promise.resolve();
  /** Set once the session ends: no other phase follows. */
  let lastPhase: 'locking' | 'ended' | null = null;

  /** What was under way when the session ended goes on, and is still what this page has open. */
  function move(next: WorkspaceState): void {
    store.setState(lastPhase ? { ...next, phase: lastPhase } : next, true);
  }

  function enqueue<T>(step: () => Promise<T>): Promise<T> {
    const result = switching.then(step);
    switching = result.then(ignore, ignore);
    return result;
  }

  async function switchTo(personId: string): Promise<RecordSession> {
    const now = store.getState();
    if (now.work && now.personId === personId) return now.work;
    if (lastPhase) return await never();
    await closeNow();
    // The session may have ended while the work before was written.
    if (lastPhase) return await never();
    move({ phase: 'opening', personId, work: null });
    try {
      const work = await openRecord(personId, memory);
      move({ phase: 'open', personId, work });
      return work;
    } catch (error) {
      move(closed);
      throw error;
    }
  }

  async function closeNow(): Promise<void> {
    const { work, personId } = store.getState();
    if (!work || personId === null) return;
    move({ phase: 'locking', personId, work: null });
    try {
      await work.close();
    } finally {
      move(closed);
    }
  }

  function leave(phase: 'locking' | 'ended'): void {
    lastPhase = phase;
    move(store.getState());
  }

  return {
    memory,
    /** What is open, and what is being done about it; for React with `useStore`. */
    store,
    /** Opens a person's record, after closing that of anybody else, one switch at a time. */
    open: (personId: string): Promise<RecordSession> => enqueue(() => switchTo(personId)),
    /** Closes whatever record is open and empties the memory. */
    close: (): Promise<void> => enqueue(closeNow),
    /** Begins the end of the session: the open record can still be written and sent; `open` never resolves any more. */
    lock: (): void => leave('locking'),
    /** Call last, before the page is replaced: nothing is written any more. */
    end: (): void => leave('ended'),
  };
}

const ignore = () => undefined;

function never(): Promise<never> {
  return new Promise(() => undefined);
}
