import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Chapter } from '../../content/types';
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

type BuilderPanelsProps = { chapter: Chapter; assistant?: ReactNode };

/** Chapter, editor and preview: side by side on a desk, tabs on a phone. All stay mounted, so nothing typed is lost. */
export function BuilderPanels({ chapter, assistant }: BuilderPanelsProps) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(phone);
  const [choice, setChoice] = useState({ chapterId: chapter.id, tab: 'chapter' });
  // Another chapter opens at its beginning.
  const selected = choice.chapterId === chapter.id ? choice.tab : 'chapter';
  const panels = [
    {
      id: 'chapter',
      label: t`Chapter`,
      content: <ChapterPanel chapter={chapter} assistant={assistant} />,
    },
    { id: 'edit', label: t`Edit`, content: <EditPanel /> },
    { id: 'preview', label: t`Preview`, content: <ResumePreview /> },
  ];
  return (
    <>
      {isPhone && (
        <TabList
          label={t`Parts of the builder`}
          tabs={panels}
          selected={selected}
          onSelect={(tab) => setChoice({ chapterId: chapter.id, tab })}
        />
      )}
      <div className={styles.work} data-wide={wideActivities.has(chapter.activity)}>
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

function ChapterPanel({ chapter, assistant }: BuilderPanelsProps) {
  return (
    <div className={styles.chapterPanel}>
      <ChapterCard chapter={chapter} assistant={assistant} />
      <ChapterLesson chapter={chapter} />
      <ActivityPlace key={chapter.id} kind={chapter.activity} />
      <ChapterEnd chapter={chapter} />
    </div>
  );
}

function EditPanel() {
  return (
    <section className="card" aria-labelledby="edit-title">
      <h2 id="edit-title">
        <Trans>Your resume</Trans>
      </h2>
      <ResumeEditor />
    </section>
  );
}
