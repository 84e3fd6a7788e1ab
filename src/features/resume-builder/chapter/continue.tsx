import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { chapters } from '@/content/en/chapters';
import styles from './chapter.module.css';
import { rememberChapter, useChapterProgress } from './chapter-progress';

const first = '1';

/**
 * A link back to the chapter where the learner was last. Every sign-in opens the first chapter, so opening it does not change
 * the stored chapter; going there from another chapter does.
 */
export function Continue({ chapterId }: { chapterId: number }) {
  const { isRead, lastChapterId } = useChapterProgress();
  const arrival = useRef<number | null>(null);
  useEffect(() => {
    const isArrival = arrival.current === null || arrival.current === chapterId;
    arrival.current ??= chapterId;
    if (isArrival && String(chapterId) === first) return;
    arrival.current = 0;
    rememberChapter(chapterId);
  }, [chapterId]);

  const target = chapters.find(({ id }) => String(id) === lastChapterId);
  if (!isRead || String(chapterId) !== first || !target || lastChapterId === first) return null;
  return (
    <Link
      to="/resume-builder/chapter/$chapterId"
      params={{ chapterId: lastChapterId }}
      className={`btn quiet small ${styles.goOn}`}
    >
      <Trans>Continue where you were: {target.title}</Trans>
    </Link>
  );
}
