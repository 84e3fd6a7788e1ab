import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { markPart, useCourseProgress } from './course-progress';
import { askWhereMarked, GuestPlace } from './guest-place';
import { Icon } from '@/ui/icon';
import { MarkDone } from './mark-done';
import styles from './mark-done.module.css';

type Part = { id: string; title: string };

/**
 * The end of a part, with one button that says it is done: the way to the next part. Where there is none, and to take it
 * back, the toggle.
 */
export function PartEnd({
  moduleId,
  part,
  next,
}: {
  moduleId: number;
  part: Part;
  next: Part | undefined;
}) {
  const { t } = useLingui();
  const way = useRef<HTMLAnchorElement>(null);
  const progress = useCourseProgress(moduleId);
  const isDone = progress.isDone(part.id);
  const { done: cardsDone, total: cardCount } = progress.cardsOf(part.id);
  const handleGoOn = () => {
    if (isDone || !next) return;
    markPart(moduleId, part.id, true);
    // This part folds: the question stands at the head of the next one (`GuestPlace` there).
    askWhereMarked(next.id);
  };
  return (
    <>
      {/* Its room stays until the device has been read: the button below may not move under a press. */}
      <p className={`hint ${styles.cards}`}>
        {progress.isRead && (
          <Trans>
            {cardsDone} of {cardCount} cards of this part have your check.
          </Trans>
        )}
      </p>
      <div className="row">
        {next && (
          // A link, so that it leads on before the scripts have come, too.
          <a
            ref={way}
            href={`#${next.id}`}
            data-marks
            className="btn small"
            aria-label={isDone ? t`Next part: ${next.title}` : t`Done, next part: ${next.title}`}
            onClick={handleGoOn}
          >
            {isDone ? <Trans>Next part</Trans> : <Trans>Done, next part</Trans>}
            <Icon name="arrow" />
          </a>
        )}
        {(isDone || !next) && (
          // Taken back, it goes: the focus stays beside it.
          <MarkDone moduleId={moduleId} part={part} onUndone={() => way.current?.focus()} />
        )}
      </div>
      {!next && <GuestPlace at={`${part.id}-end`} />}
    </>
  );
}
