import { create } from 'zustand';
import { mergeResume } from '../domain/merge/merge-resume';
import { deletePersonDb, hasGuestWork } from '../storage/person-dbs';
import { openPersonDb } from '../storage/person-db';
import { loadWork } from '../storage/resume-store';
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

/** Puts the question when there is something to ask about. Nothing is merged or deleted before the answer. */
export async function offerGuestWork(): Promise<void> {
  if (!(await hasGuestWork())) return;
  const db = openPersonDb('guest');
  const { doc } = await loadWork(db, { now: Date.now, newId: () => crypto.randomUUID() });
  db.close({ disableAutoOpen: true });
  if (!doc) return;
  const close = () => useGuestOffer.setState({ offer: null });
  useGuestOffer.setState({
    offer: {
      name: doc.personalInfo.name.trim(),
      keep: () => {
        close();
        editResume((mine) => mergeResume({ base: null, mine, theirs: doc }));
        void deletePersonDb('guest');
      },
      later: close,
      remove: () => {
        close();
        void deletePersonDb('guest');
      },
    },
  });
}
