import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import { useCourseProgress } from './course-progress';
import styles from './part-end.module.css';

type Part = { id: string; title: string };

/** The end of a part: how many of its cards are open, and the way to the next part. Going on checks nothing. */
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
  const { isRead, cardsOf } = useCourseProgress(moduleId);
  const { done, total } = cardsOf(part.id);
  return (
    <>
      {/* Its room stays until the device has been read: the button below may not move under a press. */}
      <p className={`hint ${styles.cards}`}>
        {isRead &&
          (done < total ? (
            <Plural
              value={total - done}
              one="# card of this part is still open."
              other="# cards of this part are still open."
            />
          ) : (
            <Trans>All cards of this part are checked.</Trans>
          ))}
      </p>
      {next && (
        // A link, so that it leads on before the scripts have come, too.
        <div className="row">
          <a href={`#${next.id}`} className="btn small" aria-label={t`Next part: ${next.title}`}>
            <Trans>Next part</Trans>
            <Icon name="arrow" />
          </a>
        </div>
      )}
    </>
  );
}
