import { Trans } from '@lingui/react/macro';
import { chapters } from '../../content/en/chapters';
import type { Chapter } from '../../content/types';
import { ChapterNav } from './chapter-nav';

/** The chapter's place, title, plain words and objective. */
export function ChapterCard({ chapter }: { chapter: Chapter }) {
  const count = chapters.length;
  return (
    <section className="card card-accent" aria-labelledby="chapter-title">
      <p className="pill">
        <Trans>
          Chapter {chapter.id} of {count}
        </Trans>
      </p>
      <h2 id="chapter-title">{chapter.title}</h2>
      <p className="lead">{chapter.plainTitle}</p>
      <p>{chapter.objective}</p>
      <ChapterNav />
    </section>
  );
}
