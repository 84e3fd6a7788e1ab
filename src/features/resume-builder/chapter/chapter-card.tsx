import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chapters } from '@/content/en/chapters';
import type { Chapter } from '@/content/types';
import { ChapterNav } from './chapter-nav';
import styles from './chapter.module.css';
import { Continue } from './continue';
import { ChapterGuide } from './guide-chat';

type ChapterCardProps = {
  chapter: Chapter;
  /** What stands under the guide's chat, such as the assistant. */
  assistant?: ReactNode;
};

/** The chapter's place, title, plain words and objective, and what the guide says about it. */
export function ChapterCard({ chapter, assistant }: ChapterCardProps) {
  const count = chapters.length;
  return (
    <section className="card card-accent" aria-labelledby="chapter-title">
      <div className={`row row-apart ${styles.place}`}>
        <p className="pill">
          <Trans>
            Chapter {chapter.id} of {count}
          </Trans>
        </p>
        <ChapterNav />
      </div>
      <h2 id="chapter-title" className={styles.title}>
        {chapter.title}
      </h2>
      <p className="lead">{chapter.plainTitle}</p>
      <p>{chapter.objective}</p>
      <div className={`row ${styles.ways}`}>
        <a href="#activity-title" className={styles.jump}>
          <Trans>Go straight to the activity</Trans>
        </a>
        <Continue chapterId={chapter.id} />
      </div>
      <ChapterGuide key={chapter.id} chapter={chapter} />
      {assistant}
    </section>
  );
}
