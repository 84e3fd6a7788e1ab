import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chapters } from '../../content/en/chapters';
import { useWork } from '../../state/use-work';
import { useDocumentTitle } from '../../ui/page';
import { BuilderPanels } from './builder-panels';
import styles from './chapter-page.module.css';
import { ChapterNav } from './chapter/chapter-nav';
import { SaveBar } from './save-bar';
import { WorkNotices } from './work-notices';

type ChapterPageProps = {
  chapterId: string;
  /** What stands under the guide's chat when AI Mode is on; another feature, handed in by the route. */
  assistant?: ReactNode;
};

/** The resume builder at one chapter: the chapter and the editor on one side, the live resume on the other. */
export function ChapterPage({ chapterId, assistant }: ChapterPageProps) {
  const { t } = useLingui();
  const isOpening = useWork().state === 'loading';
  const chapter = chapters.find(({ id }) => String(id) === chapterId);
  useDocumentTitle(chapter?.title ?? t`Chapter not found.`);

  return (
    <div className={`wrap ${styles.page} chapter-${chapter?.id ?? 1}`}>
      <div className={`row row-apart ${styles.header}`}>
        <h1 tabIndex={-1} aria-describedby="chapter-title">
          The Great Recycler
        </h1>
        <SaveBar isOpening={isOpening} />
      </div>
      {!isOpening && <WorkNotices />}
      {!chapter && (
        <>
          <h2>
            <Trans>Chapter not found.</Trans>
          </h2>
          <ChapterNav />
        </>
      )}
      {chapter && <BuilderPanels chapter={chapter} assistant={assistant} isOpening={isOpening} />}
    </div>
  );
}
