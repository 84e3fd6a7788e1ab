import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chapters } from '@/content/en/chapters';
import type { Chapter } from '@/content/types';
import { isChapterDone, markChapter, useChapterProgress } from './chapter-progress';
import { Icon } from '@/ui/icon';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import styles from './chapter.module.css';

/** The end of a chapter: what the learner marks as done, and the ways on and back. */
export function ChapterEnd({ chapter }: { chapter: Chapter }) {
  const isDone = isChapterDone(useChapterProgress(), chapter.id);
  const index = chapters.indexOf(chapter);
  const previous = chapters[index - 1];
  const next = chapters[index + 1];
  return (
    <div className={styles.end} {...ignoreSecondClicks}>
      <button
        type="button"
        className={`btn quiet small ${styles.done}`}
        aria-pressed={isDone}
        onClick={() => markChapter(chapter.id, !isDone)}
      >
        <span className={styles.box}>{isDone && <Icon name="check" size={14} />}</span>
        <Trans>Mark this chapter as done</Trans>
      </button>
      <div className="row row-apart">
        {previous && (
          <Link
            to="/resume-builder/chapter/$chapterId"
            params={{ chapterId: String(previous.id) }}
            className="btn quiet"
          >
            <Icon name="back" />
            <span>
              <Trans>Previous chapter</Trans>
              <span className="visually-hidden">: {previous.title}</span>
            </span>
          </Link>
        )}
        {next ? (
          <Link
            to="/resume-builder/chapter/$chapterId"
            params={{ chapterId: String(next.id) }}
            className="btn"
          >
            <span>
              <Trans>Next chapter</Trans>
              <span className="visually-hidden">: {next.title}</span>
            </span>
            <Icon name="arrow" />
          </Link>
        ) : (
          <div className={styles.last}>
            <p>
              <Trans>
                This was the last chapter. Read your resume once more, then print it or save it as a
                PDF.
              </Trans>
            </p>
            <div className="row">
              <Link to="/modules/$moduleId" params={{ moduleId: '1' }} hash="final-assessment">
                <Trans>Score it in Module 1</Trans>
              </Link>
              <Link to="/papers">
                <Trans>Get your papers ready</Trans>
              </Link>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
