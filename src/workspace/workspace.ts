import { createStore } from 'zustand/vanilla';

/** A person's record while it is open: typed text goes to the device, and for a signed-in person to the account. */
export type OpenWork = {
  /** Resolves when everything typed is on the device, or the device has refused it. */
  flush: () => Promise<void>;
  /** Sends what is unsent; resolves when this attempt has settled. A guest's work stays where it is. */
  sendNow: () => Promise<void>;
  /** Writes what is typed, then lets go of the device's database. */
  close: () => Promise<void>;
};

/** Whose record it is: a user id, or 'guest'. `ended`: the page is on its way out, and nothing opens in it any more. */
export type WorkspaceState =
  | { phase: 'closed'; personId: null; work: null }
  | { phase: 'opening' | 'closing'; personId: string; work: null }
  | { phase: 'open'; personId: string; work: OpenWork }
  | { phase: 'ended'; personId: string | null; work: OpenWork | null };

type WorkspaceDeps = {
  /** Reads a person's record into the memory and keeps the two together, until it is closed. */
  openRecord: (personId: string) => Promise<OpenWork>;
};

export type Workspace = ReturnType<typeof createWorkspace>;

const closed: WorkspaceState = { phase: 'closed', personId: null, work: null };

/** The one place of a page for a record: at most one is open, and a switch waits for the one before it. */
export function createWorkspace({ openRecord }: WorkspaceDeps) {
  const store = createStore<WorkspaceState>()(() => closed);
  let switching: Promise<unknown> = Promise.resolve();

  function enqueue<T>(step: () => Promise<T>): Promise<T> {
    const result = switching.then(step);
    switching = result.then(ignore, ignore);
    return result;
  }

  async function switchTo(personId: string): Promise<OpenWork> {
    const now = store.getState();
    if (now.work && now.personId === personId) return now.work;
    if (now.phase === 'ended') return await never();
    await closeNow();
    move({ phase: 'opening', personId, work: null });
    try {
      const work = await openRecord(personId);
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
    move({ phase: 'closing', personId, work: null });
    try {
      await work.close();
    } finally {
      move(closed);
    }
  }

  /** An end is for good: what was under way goes on behind it, and is still what this page has open. */
  function move(next: WorkspaceState): void {
    const isEnded = store.getState().phase === 'ended';
    store.setState(isEnded ? { ...next, phase: 'ended' } : next, true);
  }

  return {
    /** What is open, and what is being done about it; for React with `useStore`. */
    store,
    /** Opens a person's record, after closing that of anybody else, one switch at a time. */
    open: (personId: string): Promise<OpenWork> => enqueue(() => switchTo(personId)),
    /** Closes whatever record is open and empties the memory. */
    close: (): Promise<void> => enqueue(closeNow),
    /** The session is over and the page goes: who asks for a record from here on waits for ever. */
    end: (): void => {
      const { personId, work } = store.getState();
      store.setState({ phase: 'ended', personId, work }, true);
    },
  };
}

const ignore = () => undefined;

function never(): Promise<never> {
  return new Promise(() => undefined);
}
