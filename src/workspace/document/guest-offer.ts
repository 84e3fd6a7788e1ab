import { create } from 'zustand';
import { mergeRecords } from '@/domain/merge/merge-records';
import { hasWork } from '@/domain/job-search/has-work';
import { blankRecord, isBlankResume, type LearnerRecord } from '@/domain/resume/record-schema';
import { deletePersonDb, hasPersonDb } from '@/workspace/persistence/person-db-admin';
import { loadWork, type Env } from '@/workspace/persistence/record-store';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { discardStoredDrafts, hasStoredDrafts } from './draft-storage';
import { leaveSession } from '@/workspace/shared-computer/leave-session';
import { openDb } from '@/workspace/shared-computer/open-db';
import { useSaveFacts } from './save-facts';
import { removeSessionEntry } from '@/workspace/shared-computer/session-entry';
import { sessionStore } from '@/workspace/session/session';
import { mergeRecoveredDrafts, createDraftJournal } from './draft-journal';
import { readTabKey } from '@/workspace/shared-computer/tab-key';
import { editRecord } from './working-record';

/** The question whether work that was started here without an account belongs to the person who signed in. */
export type GuestOffer = {
  /** Without a resume there are answers in the course, parts of it that are done, or papers for forms. */
  hasResume: boolean;
  /** The name in the guest's resume; '' when none has been typed. */
  name: string;
  /** The account that it would go to; '' where nobody is logged in any more. */
  email: string;
  /** Resolves once the device has it under the person's name. */
  keep: () => Promise<void>;
  later: () => void;
  remove: () => void;
};

const env: Env = { now: Date.now, newId: () => crypto.randomUUID() };

/** The question that is open now; null when none is. */
export const useGuestOffer = create<{ offer: GuestOffer | null }>()(() => ({ offer: null }));

/**
 * Puts the question when there is something to ask about. Nothing is merged or deleted before the answer. `flush` writes
 * the memory to the device; call when the account's record is in the memory, for what is there first is what shows.
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
        return keep(work, flush);
      },
      later: close,
      remove: () => {
        close();
        void eraseGuest();
      },
    },
  });
}

async function readGuestWork(): Promise<LearnerRecord | null> {
  try {
    if (!mayBeTheirs() || !(hasStoredDrafts('guest') || (await hasPersonDb('guest')))) return null;
    const db = await openDb('guest');
    const { doc } = await loadWork(db, env);
    // The page that they came from may have gone before the device had its words.
    const left = await createDraftJournal('guest', db, sessionStore).read();
    db.close({ disableAutoOpen: true });
    const work = mergeRecoveredDrafts(doc ?? blankRecord(env.newId), left);
    return hasWork(work) ? work : null;
  } catch {
    // A device that gives no database holds no guest's work either; the status line says the rest.
    return null;
  }
}

/**
 * The guest's database goes once the device has everything under the person's name. It is read again, for another tab of
 * the guest's may have written since the question was put.
 */
async function keep(offered: LearnerRecord, flush: () => Promise<void>): Promise<void> {
  const guest = (await readGuestWork()) ?? offered;
  editRecord((mine) => mergeRecords({ base: null, mine, theirs: guest }));
  await flush();
  if (useSaveFacts.getState().deviceError === null) await eraseGuest();
}

/** On a shared computer nobody is asked about a record that was not started in this very session. */
function mayBeTheirs(): boolean {
  if (!sessionStore.readMarker()?.shared) return true;
  return readTabKey('guest') !== null || useGuestComputer.getState().computer !== 'unknown';
}

async function eraseGuest(): Promise<void> {
  leaveSession('guest', { canComeBack: false });
  discardStoredDrafts('guest');
  await deletePersonDb('guest');
  removeSessionEntry('guest');
}
