import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Chapter } from '../../content/types';
import { useMediaQuery } from '../../ui/use-media-query';
import { TabList } from '../../ui/tab-list';
import { ChapterCard } from './chapter-card';
import styles from './chapter-page.module.css';
import { ResumeEditor } from './editor/resume-editor';
import { ResumePreview } from '../../ui/resume-sheet/resume-preview';

const phone = '(max-width: 56rem)';

type BuilderPanelsProps = { chapter: Chapter; assistant?: ReactNode };

/** Chapter, editor and preview: side by side on a desk, tabs on a phone. All stay mounted, so nothing typed is lost. */
export function BuilderPanels({ chapter, assistant }: BuilderPanelsProps) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(phone);
  const [selected, setSelected] = useState('edit');
  const panels = [
    {
      id: 'chapter',
      label: t`Chapter`,
      content: (
        <>
          <ChapterCard chapter={chapter} />
          {assistant}
        </>
      ),
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
          onSelect={setSelected}
        />
      )}
      <div className={styles.work}>
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
