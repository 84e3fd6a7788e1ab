import { create } from 'zustand';
import { mergeResume } from '../domain/merge/merge-resume';
import { hasWork } from '../domain/papers/has-work';
import { blankResume, isBlankResume, type Resume } from '../domain/resume/resume-schema';
import { deletePersonDb, hasPersonDb } from '../storage/person-dbs';
import { loadWork, type Edge } from '../storage/resume-store';
import { takeOverTables } from '../storage/take-over';
import { useGuestComputer } from '../shared-computer/guest-computer';
import { discardLastWords, hasLastWords } from './last-words';
import { leaveSession } from '../shared-computer/leave-session';
import { openDb } from '../shared-computer/person-sealing';
import { useSaveFacts } from './save-facts';
import { removeSealedEntry } from '../shared-computer/sealed-entry';
import { sessionStore } from '../session/session';
import { bringIn, createSpill } from './spill';
import { readTabKey } from '../shared-computer/tab-key';
import { editResume } from './working-resume';

/** The question whether work that was started here without an account belongs to the person who signed in. */
export type GuestOffer = {
  /** Without a resume there are answers in the course, parts of it that are done, or papers for forms. */
  hasResume: boolean;
  /** The name in the guest's resume; '' when none has been typed. */
  name: string;
  /** The account that it would go to; '' where nobody is logged in any more. */
  email: string;
  keep: () => void;
  later: () => void;
  remove: () => void;
};

const edge: Edge = { now: Date.now, newId: () => crypto.randomUUID() };

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
      hasResume: !isBlankResume(work),
      name: work.personalInfo.name.trim(),
      email: sessionStore.readMarker()?.email ?? '',
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

async function readGuestWork(): Promise<Resume | null> {
  try {
    if (!mayBeTheirs() || !(hasLastWords('guest') || (await hasPersonDb('guest')))) return null;
    const db = await openDb('guest');
    await takeOverTables(db, false, edge);
    const { doc } = await loadWork(db, edge);
    // The page that they came from may have gone before the device had its words.
    const left = await createSpill('guest', db).read();
    db.close({ disableAutoOpen: true });
    const work = bringIn(doc ?? blankResume(edge.newId), left);
    return hasWork(work) ? work : null;
  } catch {
    // A device that gives no database holds no guest's work either; the status line says the rest.
    return null;
  }
}

/**
 * The guest's database goes once the device has everything under the person's name. It is read anew, for another tab of
 * the guest's may have written since the question was put.
 */
async function keep(offered: Resume, flush: () => Promise<void>): Promise<void> {
  const guest = (await readGuestWork()) ?? offered;
  editResume((mine) => mergeResume({ base: null, mine, theirs: guest }));
  await flush();
  if (useSaveFacts.getState().deviceError === null) await eraseGuest();
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
  removeSealedEntry('guest');
}
