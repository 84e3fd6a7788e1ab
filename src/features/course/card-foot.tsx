import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { CardFoot } from '@/ui/prose/prose-context';
import { openStepOf } from '@/ui/prose/lesson-step';
import styles from './card-foot.module.css';
import { markCard, storeReadingPosition, useCourseProgress } from './course-progress';
import { askWhereToStore, GuestStoragePrompt } from './guest-storage-prompt';

/** The end of a card of this module: says that it is done, and leads on to the next one. */
export function cardFootOf(moduleId: number): CardFoot {
  return function Foot({ cardId, title }) {
    const { t } = useLingui();
    const button = useRef<HTMLButtonElement>(null);
    const isDone = useCourseProgress(moduleId).isCardDone(cardId);
    const handleGoOn = () => {
      const next = goOn(button.current);
      if (next) storeReadingPosition(moduleId, next);
    };
    const handlePress = () => {
      markCard(moduleId, cardId, !isDone);
      if (!isDone && !askWhereToStore(cardId)) handleGoOn();
    };
    return (
      <>
        <p className={styles.foot}>
          <button
            ref={button}
            type="button"
            className={`btn quiet small ${styles.done}`}
            aria-label={t`Got it: ${title}`}
            aria-pressed={isDone}
            onClick={handlePress}
          >
            <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" className="icon">
              <circle cx="9" cy="9" r="7.5" />
              <path d="m3 9 4 4 8-9" pathLength={1} />
            </svg>
            <Trans>Got it</Trans>
          </button>
        </p>
        <GuestStoragePrompt at={cardId} onAnswer={handleGoOn} />
      </>
    );
  };
}

/** To the card below, and its id; behind the last one of a part stands the part's own way on. */
function goOn(button: HTMLElement | null): string | undefined {
  const card = button?.closest('[data-card]');
  const cards = [...(card?.closest('[data-prose]')?.querySelectorAll('[data-card]') ?? [])];
  const next = cards[cards.findIndex((one) => one === card) + 1];
  const heading = next?.querySelector('h3');
  if (!(heading instanceof HTMLElement)) return undefined;
  openStepOf(heading);
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
  return heading.id;
}
