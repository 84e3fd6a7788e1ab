import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Chapter } from '@/content/types';
import { currentPersonId } from '@/workspace/session/session';
import { useEditorOpener } from '@/resume-tools/fields/go-to-field';
import { ResumePreview, type PreviewHandle } from '@/resume-tools/preview/resume-preview';
import { TabList } from '@/ui/tab-list';
import { useMediaQuery } from '@/ui/use-media-query';
import { ActivitySlot } from './activities/activity-place';
import { ChapterCard } from './chapter/chapter-card';
import { ChapterEnd } from './chapter/chapter-end';
import { ChapterLesson } from './chapter/chapter-lesson';
import styles from './chapter-page.module.css';
import { ResumeEditor } from './editor/resume-editor';
import { FormEnd } from './form-end';
import { StepByStep } from './step-by-step';
import { PaperPeek } from './paper-peek';
import { SpaceInAccount } from '@/shell/status-line';
import { useMovablePart } from './use-moving-part';
import type { PanelId } from './use-panel';
import { useScrollPositions } from './use-scroll-places';

const phone = '(max-width: 56rem)';

type BuilderPanelsProps = {
  chapter: Chapter;
  assistant?: ReactNode;
  /** The resume is not open yet: what can be read or typed without it is there. The build writes the page like this. */
  isOpening: boolean;
  /** The line that says where the work is. */
  status: ReactNode;
  selected: PanelId;
  select: (panel: PanelId) => void;
};

/**
 * Two panes: chapter and form take turns on the left, with the AI assistant on either, and the paper stays beside them. On a phone all three are tabs. All
 * stay mounted, so nothing typed is lost; the assistant is one, and moves to the one that shows.
 */
export function BuilderPanels({
  chapter,
  assistant,
  isOpening,
  status,
  selected,
  select,
}: BuilderPanelsProps) {
  const { t } = useLingui();
  const isPhone = useMediaQuery(phone);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOpening || dataset['work'] !== currentPersonId()) delete dataset['work'];
    if (!isOpening) delete dataset['panel'];
  }, [isOpening]);
  const [isLookOpen, setLookOpen] = useState(false);
  const [lookElement, setLookElement] = useState<HTMLElement | null>(null);
  const lookPlace = {
    isOpen: isLookOpen,
    setOpen: setLookOpen,
    element: isPhone ? null : lookElement,
  };
  useEditorOpener(
    useCallback(() => {
      setLookOpen(false);
      select('edit');
    }, [select]),
  );
  // Where the preview has a place of its own, the form is what belongs beside it.
  const shown = selected === 'preview' && !isPhone ? 'edit' : selected;
  const preview = useRef<PreviewHandle>(null);
  const { part: assistantPart, place } = useMovablePart(assistant, !isOpening);
  const assistantOn = (panel: PanelId) => shown === panel && place;
  const work = useRef<HTMLDivElement>(null);
  const { leave } = useScrollPositions(work, shown, chapter.id.toString());
  const showResume = () => {
    if (!isPhone) return preview.current?.enterWholeScreen();
    leave();
    flushSync(() => select('preview'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('preview-title')?.focus({ preventScroll: true });
  };
  const panels: { id: PanelId; label: string; isTab: boolean; content: ReactNode }[] = [
    {
      id: 'chapter',
      label: t`Chapter`,
      isTab: true,
      content: (
        <ChapterPanel chapter={chapter} assistant={assistantOn('chapter')} isOpening={isOpening} />
      ),
    },
    {
      id: 'edit',
      label: t`My resume`,
      isTab: true,
      content: (
        <EditPanel
          assistant={assistantOn('edit')}
          isOpening={isOpening}
          onChapter={() => select('chapter')}
          onDone={showResume}
        />
      ),
    },
    {
      id: 'preview',
      label: t`Preview`,
      isTab: isPhone,
      content: !isOpening && (
        <ResumePreview ref={preview} status={isPhone ? null : status} lookPlace={lookPlace} />
      ),
    },
  ];
  return (
    <>
      <div className={styles.stick}>
        <div className={styles.tabs} data-for="learner">
          <TabList
            label={t`Parts of the builder`}
            // Before it is known how wide the window is, the styles take the third one away.
            tabs={isPhone || isOpening ? panels : panels.slice(0, 2)}
            selected={shown}
            onSelect={(tab) => {
              leave();
              setLookOpen(false);
              select(tab as PanelId);
            }}
          />
        </div>
        {/* On a desk it stands in the bar of the paper, once there is one. */}
        {(isPhone || isOpening) && status}
        <SpaceInAccount />
      </div>
      <div
        ref={work}
        className={styles.work}
        data-for="learner"
        data-opening={isOpening}
        data-look={isLookOpen && !isPhone}
      >
        {/* On a desk the choices of the look take the place of what one does, and the paper stays whole beside them. */}
        <div ref={setLookElement} className={styles.look} />
        {panels.map(({ id, isTab, content }) => (
          <Panel key={id} id={id} isTab={isTab} isHidden={!isOpening && isTab && id !== shown}>
            {content}
          </Panel>
        ))}
      </div>
      {assistantPart}
      {isPhone && !isOpening && shown !== 'preview' && (
        <PaperPeek
          onOpen={() => {
            leave();
            select('preview');
          }}
        />
      )}
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

type ChapterPanelProps = Pick<BuilderPanelsProps, 'chapter' | 'assistant' | 'isOpening'>;

function ChapterPanel({ chapter, assistant, isOpening }: ChapterPanelProps) {
  return (
    <div className={styles.chapterPanel}>
      <ChapterCard chapter={chapter} assistant={assistant} />
      {!isOpening && (
        <>
          <ChapterLesson key={`lesson ${String(chapter.id)}`} chapter={chapter} />
          <ActivitySlot key={chapter.id} kind={chapter.activity} />
          <ChapterEnd chapter={chapter} />
        </>
      )}
    </div>
  );
}

type EditPanelProps = Pick<BuilderPanelsProps, 'assistant' | 'isOpening'> & {
  onChapter: () => void;
  onDone: () => void;
};

function EditPanel({ assistant, isOpening, onChapter, onDone }: EditPanelProps) {
  return (
    <>
      {assistant}
      <section className={`card ${styles.form}`} aria-labelledby="edit-title">
        <h2 id="edit-title" tabIndex={-1}>
          <Trans>Your resume</Trans>
        </h2>
        <StepByStep onOpen={onChapter} />
        <ResumeEditor isOpening={isOpening} />
        {!isOpening && <FormEnd onDone={onDone} />}
      </section>
    </>
  );
}
