import { Trans } from '@lingui/react/macro';
import { create } from 'zustand';
import { isGuestsOwnComputer, useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { currentPersonId } from '@/workspace/session/session';
import styles from './card-foot.module.css';
import { GuestQuestion } from './guest-answers';

/** The id of the card where the question stands, or '': it is asked once while the page is open. */
const useStorageQuestion = create<{ at: string }>()(() => ({ at: '' }));

/**
 * Call when a card was checked: a guest who has not said whose computer this is is asked at `at`, as
 * their progress goes with the tab until then. Returns true when the question has just come up.
 */
export function askWhereToStore(at: string): boolean {
  const isKnown =
    useGuestComputer.getState().computer !== 'unknown' ||
    isGuestsOwnComputer() ||
    currentPersonId() !== 'guest';
  if (isKnown || useStorageQuestion.getState().at !== '') return false;
  useStorageQuestion.setState({ at });
  return true;
}

/** What becomes of a guest's progress on this computer: asked where the first card was checked. */
export function GuestStoragePrompt({ at, onAnswer }: { at: string; onAnswer?: () => void }) {
  const isHere = useStorageQuestion((question) => question.at === at);
  if (!isHere) return null;
  return (
    <div className={styles.place}>
      <GuestQuestion heading="h3" onAnswer={onAnswer}>
        <Trans>Until you tell us, your place is kept only until you close this tab.</Trans>
      </GuestQuestion>
    </div>
  );
}
