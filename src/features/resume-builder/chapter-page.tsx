import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { Chapter } from '@/content/types';
import { useWork } from '@/workspace/document/open-work';
import { useScreen } from '@/ui/page';
import { BuilderPanels } from './builder-panels';
import styles from './chapter-page.module.css';
import { ChapterNav } from './chapter/chapter-nav';
import { BuilderStatus, SaveButton } from './save-bar';
import { SkipLinks } from './skip-links';
import { SpaceInAccount } from '@/shell/status-line';
import { useFormFirst, usePanel } from './use-panel';
import { WorkNotices } from './work-notices';

type ChapterPageProps = {
  chapter: Chapter;
  /** What stands under the guide's chat when AI Mode is on; another feature, handed in by the route. */
  assistant?: ReactNode;
};

/** The resume builder at one chapter: guide and activity on one side, the editor and the live resume on the other. */
export function ChapterPage({ chapter, assistant }: ChapterPageProps) {
  const isOpening = useWork().state === 'loading';
  const panel = usePanel(String(chapter.id));
  useFormFirst(isOpening);
  return (
    <BuilderFrame
      title={chapter.title}
      chapterId={chapter.id}
      isOpening={isOpening}
      skipLinks={<SkipLinks onSelect={panel.select} />}
      // On a desk the paper always shows, and the form comes beside it.
      onKept={() => panel.select('preview')}
    >
      <BuilderPanels
        chapter={chapter}
        assistant={assistant}
        isOpening={isOpening}
        status={<BuilderStatus chapterId={chapter.id} isOpening={isOpening} />}
        {...panel}
      />
    </BuilderFrame>
  );
}

/** The builder at a chapter that does not exist, with the way to those that do. */
export function ChapterNotFound() {
  const { t } = useLingui();
  const isOpening = useWork().state === 'loading';
  return (
    <BuilderFrame title={t`Chapter not found.`} chapterId={1} isOpening={isOpening}>
      <div className={styles.stick}>
        <BuilderStatus chapterId={1} isOpening={isOpening} />
        <SpaceInAccount />
      </div>
      <div className={styles.none}>
        <h2>
          <Trans>Chapter not found.</Trans>
        </h2>
        <ChapterNav />
      </div>
    </BuilderFrame>
  );
}

type BuilderFrameProps = {
  /** What the browser tab says before the product's name. */
  title: string;
  /** Gives the page its color. */
  chapterId: number;
  isOpening: boolean;
  skipLinks?: ReactNode;
  /** Shows the resume, where the page has it. */
  onKept?: () => void;
  children: ReactNode;
};

function BuilderFrame({
  title,
  chapterId,
  isOpening,
  skipLinks,
  onKept,
  children,
}: BuilderFrameProps) {
  useScreen(title);
  useBuilderMark();
  return (
    <div className={`wrap ${styles.page} chapter-${chapterId}`}>
      <div className={styles.header}>
        <div className={styles.title}>
          {skipLinks}
          <h1 tabIndex={-1} aria-describedby="chapter-title">
            <Trans>The Great Recycler</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Your resume, chapter by chapter</Trans>
          </p>
        </div>
        <div className={styles.save}>
          <SaveButton chapterId={chapterId} isOpening={isOpening} />
        </div>
      </div>
      <div className={styles.notices}>{!isOpening && <WorkNotices onKept={onKept} />}</div>
      {children}
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
