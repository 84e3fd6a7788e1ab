import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { chapters } from '@/content/en/chapters';
import { useWork } from '@/workspace/document/open-work';
import { useDocumentTitle } from '@/ui/page';
import { BuilderPanels } from './builder-panels';
import styles from './chapter-page.module.css';
import { ChapterNav } from './chapter/chapter-nav';
import { BuilderStatus, SaveButton } from './save-bar';
import { SkipLinks } from './skip-links';
import { usePanel } from './use-panel';
import { WorkNotices } from './work-notices';

type ChapterPageProps = {
  chapterId: string;
  /** What stands under the guide's chat when AI Mode is on; another feature, handed in by the route. */
  assistant?: ReactNode;
};

/** The resume builder at one chapter: guide and activity on one side, the editor and the live resume on the other. */
export function ChapterPage({ chapterId, assistant }: ChapterPageProps) {
  const { t } = useLingui();
  const isOpening = useWork().state === 'loading';
  const panel = usePanel(chapterId);
  const chapter = chapters.find(({ id }) => String(id) === chapterId);
  useDocumentTitle(chapter?.title ?? t`Chapter not found.`);
  useBuilderMark();
  const status = <BuilderStatus isOpening={isOpening} />;

  return (
    <div className={`wrap ${styles.page} chapter-${chapter?.id ?? 1}`}>
      <div className={styles.header}>
        <div className={styles.title}>
          {chapter && <SkipLinks onSelect={panel.select} />}
          <h1 tabIndex={-1} aria-describedby="chapter-title">
            The Great Recycler
          </h1>
          <p className={styles.lead}>
            <Trans>Your resume, chapter by chapter</Trans>
          </p>
        </div>
        <div className={styles.save}>
          <SaveButton isOpening={isOpening} />
        </div>
      </div>
      <div className={styles.notices}>{!isOpening && <WorkNotices />}</div>
      {chapter ? (
        <BuilderPanels
          chapter={chapter}
          assistant={assistant}
          isOpening={isOpening}
          status={status}
          {...panel}
        />
      ) : (
        <>
          <div className={styles.stick}>{status}</div>
          <div className={styles.none}>
            <h2>
              <Trans>Chapter not found.</Trans>
            </h2>
            <ChapterNav />
          </div>
        </>
      )}
    </div>
  );
}

/** Marks the document while the builder shows, for what only its scrolling box can be told (chapter-page.module.css). */
function useBuilderMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['builder'] = '';
    return () => {
      delete dataset['builder'];
    };
  }, []);
}
