import type { Base } from '@/domain/outbox/outbox';
import type { SessionStore } from '@/backend/session-store';
import type { PersonDb, PersonDbOptions } from '@/workspace/persistence/person-db';
import { loadWork, type Env, type Seen } from '@/workspace/persistence/record-store';
import { isTransient } from '@/workspace/persistence/storage-error';
import {
  readKeyRecoveryState,
  type KeyRecoveryState,
} from '@/workspace/shared-computer/key-recovery';
import type { createDraftJournal, DraftJournal } from './draft-journal';

export type OpenedDevice = {
  db: PersonDb;
  journal: DraftJournal;
  /** What the device holds; `doc` is null where it could not be read. */
  seen: Seen;
  /** What the account was last known to hold. */
  base: Base | null;
  lock: KeyRecoveryState;
  /** The device has this person's database and did not open it. */
  couldNotOpen: boolean;
};

/** The databases of a browser. */
export type Databases = {
  open: (personId: string, options?: PersonDbOptions) => Promise<PersonDb>;
  /** Whether there is a database of this person; neither opens nor creates one. */
  has: (personId: string) => Promise<boolean>;
  /** Deletes everything that is kept of a person; other pages that have it open let go of it. */
  delete: (personId: string) => Promise<void>;
};

type OpenDeviceDeps = {
  env: Env;
  session: SessionStore;
  databases: Databases;
  createDraftJournal: typeof createDraftJournal;
  /** Another version of the app takes the database; it stays open until this has settled. */
  onUpgrade: () => Promise<void>;
  /** Somebody has deleted it. */
  onDeleted: () => Promise<void>;
  onFailure: (error: unknown) => void;
};

/**
 * The waits before each new try to open, in ms. A killed browser's process keeps the files locked for a moment after the next one
 * has started; giving up at once would show a blank record although words are stored.
 */
const readAgainMs = [250, 500, 1000, 2000];

/** Opens a person's database and reads it. A device that refuses storage still lets the person work. */
export async function openDevice(personId: string, deps: OpenDeviceDeps): Promise<OpenedDevice> {
  const { databases, env, session, onUpgrade, onDeleted, onFailure } = deps;
  const db = await databases.open(personId, {
    onVersionChange: (change) => (change === 'upgrade' ? onUpgrade() : onDeleted()),
  });
  const journal = deps.createDraftJournal(personId, db, session);
  const read = await readPatiently(db, env, onFailure);
  // Once it has failed it opens by no other call, for as long as this page lives.
  const couldNotOpen = read === null && (await databases.has(personId).catch(() => false));
  const { seen, base } = read ?? { seen: { rev: 0, doc: null }, base: null };
  return { db, journal, seen, base, couldNotOpen, lock: await readLock(db, personId) };
}

/** What the device holds; null when it does not say. */
async function readPatiently(
  db: PersonDb,
  env: Env,
  onFailure: (error: unknown) => void,
): Promise<{ seen: Seen; base: Base | null } | null> {
  for (const waitMs of [...readAgainMs, null])
    try {
      // Once it has failed it opens by no other call.
      await db.open();
      return await loadWork(db, env);
    } catch (error) {
      if (waitMs === null || !isTransient(error)) {
        onFailure(error);
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  return null;
}

/** What waits here locked. Where the device cannot be read, nothing counts as locked. */
async function readLock(db: PersonDb, personId: string): Promise<KeyRecoveryState> {
  const unknown = { hasLockedWork: false, opensLater: false };
  return await readKeyRecoveryState(db, personId).catch(() => unknown);
}
