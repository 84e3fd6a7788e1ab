import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { Chapter } from '../../content/types';
import { currentPersonId } from '../../state/kept-fields';
import { ResumePreview } from '../../ui/resume-sheet/resume-preview';
import { TabList } from '../../ui/tab-list';
import { useMediaQuery } from '../../ui/use-media-query';
import { ActivityPlace } from './activities/activity-place';
import { wideActivities } from './activities/activity';
import { ChapterCard } from './chapter/chapter-card';
import { ChapterEnd } from './chapter/chapter-end';
import { ChapterLesson } from './chapter/chapter-lesson';
import styles from './chapter-page.module.css';
import { ResumeEditor } from './editor/resume-editor';

const phone = '(max-width: 56rem)';

type BuilderPanelsProps = {
  chapter: Chapter;
  assistant?: ReactNode;
  /** The resume is not open yet: what can be read or typed without it is there. The build writes the page like this. */
  isOpening: boolean;
};

/** Chapter, editor and preview: side by side on a desk, tabs on a phone. All stay mounted, so nothing typed is lost. */
export function BuilderPanels({ chapter, assistant, isOpening }: BuilderPanelsProps) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(phone);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOpening || dataset['work'] !== currentPersonId()) delete dataset['work'];
  }, [isOpening]);
  const [choice, setChoice] = useState({ chapterId: chapter.id, tab: 'chapter' });
  // Another chapter opens at its beginning.
  const selected = choice.chapterId === chapter.id ? choice.tab : 'chapter';
  const panels = [
    {
      id: 'chapter',
      label: t`Chapter`,
      content: <ChapterPanel chapter={chapter} assistant={assistant} isOpening={isOpening} />,
    },
    { id: 'edit', label: t`Edit`, content: <EditPanel isOpening={isOpening} /> },
    { id: 'preview', label: t`Preview`, content: !isOpening && <ResumePreview /> },
  ];
  return (
    <>
      <div className={styles.tabs} data-for="learner">
        <TabList
          label={t`Parts of the builder`}
          tabs={panels}
          selected={selected}
          onSelect={(tab) => setChoice({ chapterId: chapter.id, tab })}
        />
      </div>
      <div
        className={styles.work}
        data-for="learner"
        data-wide={wideActivities.has(chapter.activity)}
        data-opening={isOpening}
      >
        {panels.map(({ id, content }) => (
          <Panel key={id} id={id} isTab={isPhone} isHidden={isPhone && id !== selected}>
            {content}
          </Panel>
        ))}
      </div>
    </>
  );
}

type PanelProps = { id: string; isTab: boolean; isHidden: boolean; children: ReactNode };

function Panel({ id, isTab, isHidden, children }: PanelProps) {
  const role = isTab ? { role: 'tabpanel', 'aria-labelledby': `tab-${id}` } : {};
  return (
    <div id={`panel-${id}`} className={styles[id]} hidden={isHidden} {...role}>
      {children}
    </div>
  );
}

function ChapterPanel({ chapter, assistant, isOpening }: BuilderPanelsProps) {
  return (
    <div className={styles.chapterPanel}>
      <ChapterCard chapter={chapter} assistant={!isOpening && assistant} />
      {!isOpening && (
        <>
          <ChapterLesson chapter={chapter} />
          <ActivityPlace key={chapter.id} kind={chapter.activity} />
          <ChapterEnd chapter={chapter} />
        </>
      )}
    </div>
  );
}

function EditPanel({ isOpening }: { isOpening: boolean }) {
  return (
    <section className="card" aria-labelledby="edit-title">
      <h2 id="edit-title">
        <Trans>Your resume</Trans>
      </h2>
      <ResumeEditor isOpening={isOpening} />
    </section>
  );
}
