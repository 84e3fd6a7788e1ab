import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chapters } from '@/content/en/chapters';
import { isChapterDone, useChapterProgress } from './chapter-progress';
import { Icon } from '@/ui/icon';
import styles from './chapter.module.css';

/** The way between the five chapters; those marked as done carry a tick. */
export function ChapterNav() {
  const { t } = useLingui();
  const progress = useChapterProgress();
  return (
    <nav aria-label={t`Chapters`} className={styles.chapters}>
      {chapters.map(({ id, title }) => {
        const isDone = isChapterDone(progress, id);
        return (
          <Link
            key={id}
            to="/resume-builder/chapter/$chapterId"
            params={{ chapterId: String(id) }}
            title={title}
            className={`chapter-${String(id)}`}
          >
            <span aria-hidden="true">{id}</span>
            <span className="visually-hidden">
              {title}
              {isDone && <Trans>, done</Trans>}
            </span>
            {isDone && (
              <span className={styles.tick}>
                <Icon name="check" size={12} />
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
