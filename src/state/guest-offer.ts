import { create } from 'zustand';
import { mergeResume } from '../domain/merge/merge-resume';
import { isBlankResume, type Resume } from '../domain/resume/resume-schema';
import { deletePersonDb, hasPersonDb } from '../storage/person-dbs';
import { loadWork } from '../storage/resume-store';
import { useGuestComputer } from './guest-computer';
import { leaveSession } from './leave-session';
import { openDb } from './person-sealing';
import { useSaveFacts } from './save-facts';
import { removeEntry } from './sealed-entry';
import { sessionStore } from './session';
import { readTabKey } from './tab-key';
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
        void eraseGuest();
      },
    },
  });
}

async function readGuestWork(): Promise<Resume | null> {
  try {
    if (!mayBeTheirs() || !(await hasPersonDb('guest'))) return null;
    const db = await openDb('guest');
    const { doc } = await loadWork(db, { now: Date.now, newId: () => crypto.randomUUID() });
    db.close({ disableAutoOpen: true });
    return doc && isBlankResume(doc) ? null : doc;
  } catch {
    // A device that gives no database holds no guest's work either; the status line says the rest.
    return null;
  }
}

async function removeOnceKept(): Promise<void> {
  if (useSaveFacts.getState().deviceError === null) await eraseGuest();
}

/** On a shared computer nobody is asked about a resume that was not started in this very session. */
function mayBeTheirs(): boolean {
  if (!sessionStore.readMarker()?.shared) return true;
  return readTabKey('guest') !== null || useGuestComputer.getState().computer !== 'unknown';
}

async function eraseGuest(): Promise<void> {
  leaveSession('guest', { canComeBack: false });
  await deletePersonDb('guest');
  removeEntry('guest');
}
