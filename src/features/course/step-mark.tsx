import { Trans } from '@lingui/react/macro';
import type { StepMark } from '@/ui/prose/prose-context';
import { Icon } from '@/ui/icon';
import { useCourseProgress } from './course-progress';

/** How many cards of a step of this module are checked, and the check of the whole step. */
export function stepMarkOf(moduleId: number): StepMark {
  return function Mark({ cardIds }) {
    const { isRead, isCardDone } = useCourseProgress(moduleId);
    const cardCount = cardIds.length;
    const cardsDone = cardIds.filter(isCardDone).length;
    if (!isRead) return null;
    return (
      <>
        {cardsDone === cardCount && <Icon name="check" />}
        <span className="hint">
          <Trans>
            {cardsDone} of {cardCount} cards
          </Trans>
        </span>
      </>
    );
  };
}
