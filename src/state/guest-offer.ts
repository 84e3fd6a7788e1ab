import { create } from 'zustand';
import { mergeResume } from '../domain/merge/merge-resume';
import type { Resume } from '../domain/resume/resume-schema';
import { deletePersonDb, hasGuestWork } from '../storage/person-dbs';
import { openPersonDb } from '../storage/person-db';
import { loadWork } from '../storage/resume-store';
import { useSaveFacts } from './save-facts';
import { editResume } from './working-resume';

/** The question whether a resume that was started here without an account belongs to the person who signed in. */
export type GuestOffer = {
  /** The name in the guest's resume; '' when none has been typed. */
  name: string;
  keep: () => void;
  later: () => void;
  remove: () => void;
};

export const useGuestOffer = create<{ offer: GuestOffer | null }>()(() => ({ offer: null }));

/**
 * Puts the question when there is something to ask about. Nothing is merged or deleted before the answer. `flush` writes
 * the memory to the device; call when the account's resume is in the memory, for what is there first is what shows.
 */
export async function offerGuestWork(flush: () => Promise<void>): Promise<void> {
  const doc = await readGuestWork();
  if (!doc) return;
  const close = () => useGuestOffer.setState({ offer: null });
  useGuestOffer.setState({
    offer: {
      name: doc.personalInfo.name.trim(),
      keep: () => {
        close();
        editResume((mine) => mergeResume({ base: null, mine, theirs: doc }));
        void flush().then(removeOnceKept);
      },
      later: close,
      remove: () => {
        close();
        void deletePersonDb('guest');
      },
    },
  });
}

async function readGuestWork(): Promise<Resume | null> {
  try {
    if (!(await hasGuestWork())) return null;
    const db = openPersonDb('guest');
    const { doc } = await loadWork(db, { now: Date.now, newId: () => crypto.randomUUID() });
    db.close({ disableAutoOpen: true });
    return doc;
  } catch {
    // A device that gives no database holds no guest's work either; the status line says the rest.
    return null;
  }
}

async function removeOnceKept(): Promise<void> {
  if (useSaveFacts.getState().deviceError === null) await deletePersonDb('guest');
}
