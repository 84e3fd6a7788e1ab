import { create } from 'zustand';
import { mergeResume } from '../domain/merge/merge-resume';
import { isBlankResume } from '../domain/resume/resume-schema';
import type { TakeAlong } from '../domain/take-along/take-along';
import { deletePersonDb, hasPersonDb } from '../storage/person-dbs';
import { loadWork } from '../storage/resume-store';
import { useGuestComputer } from './guest-computer';
import { currentPersonId } from './kept-fields';
import { bringInKept, flushKept, openKept } from './kept-records';
import { readKept } from './kept-rows';
import { discardLastWords } from './last-words';
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
  const work = await readGuestWork();
  if (!work) return;
  const close = () => useGuestOffer.setState({ offer: null });
  useGuestOffer.setState({
    offer: {
      name: work.resume.personalInfo.name.trim(),
      keep: () => {
        close();
        void keep(work, flush);
      },
      later: close,
      remove: () => {
        close();
        void eraseGuest();
      },
    },
  });
}

async function readGuestWork(): Promise<TakeAlong | null> {
  try {
    if (!mayBeTheirs() || !(await hasPersonDb('guest'))) return null;
    const db = await openDb('guest');
    const { doc } = await loadWork(db, { now: Date.now, newId: () => crypto.randomUUID() });
    const progress = await readKept(db, 'progress');
    const drafts = await readKept(db, 'drafts');
    db.close({ disableAutoOpen: true });
    return doc && !isBlankResume(doc) ? { resume: doc, progress, drafts } : null;
  } catch {
    // A device that gives no database holds no guest's work either; the status line says the rest.
    return null;
  }
}

/** The guest's database goes once the device has everything under the person's name. */
async function keep({ resume, ...kept }: TakeAlong, flush: () => Promise<void>): Promise<void> {
  editResume((mine) => mergeResume({ base: null, mine, theirs: resume }));
  openKept(currentPersonId());
  await flushKept();
  bringInKept(kept);
  const [areKept] = await Promise.all([flushKept(), flush()]);
  if (areKept && useSaveFacts.getState().deviceError === null) await eraseGuest();
}

/** On a shared computer nobody is asked about a resume that was not started in this very session. */
function mayBeTheirs(): boolean {
  if (!sessionStore.readMarker()?.shared) return true;
  return readTabKey('guest') !== null || useGuestComputer.getState().computer !== 'unknown';
}

async function eraseGuest(): Promise<void> {
  leaveSession('guest', { canComeBack: false });
  discardLastWords('guest');
  await deletePersonDb('guest');
  removeEntry('guest');
}
