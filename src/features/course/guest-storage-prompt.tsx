import { Trans } from '@lingui/react/macro';
import { create } from 'zustand';
import { isGuestsOwnComputer, useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { currentPersonId } from '@/workspace/session/session';
import styles from './card-foot.module.css';
import { GuestQuestion } from './guest-answers';

/** The id of the card below which the question shows, or ''. It shows once per page load. */
const useStorageQuestion = create<{ at: string }>()(() => ({ at: '' }));

/**
 * Call after a card was checked. A guest who has not said whose computer this is gets the question below the card `at`: until
 * the answer, progress is lost with the tab. Returns true if the question shows now.
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

/** Asks a guest whether to store their progress on this computer, below the first card that they checked. */
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
