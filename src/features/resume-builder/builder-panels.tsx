import { Trans, useLingui } from '@lingui/react/macro';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Chapter, ChapterActivityKind } from '@/content/types';
import { LazyPart } from '@/resume-tools/lazy-part';
import { currentPersonId } from '@/workspace/session/session';
import { useEditorOpener } from '@/resume-tools/fields/go-to-field';
import { ResumePreview, type PreviewHandle } from '@/resume-tools/preview/resume-preview';
import { TabList } from '@/ui/tab-list';
import { useMediaQuery } from '@/ui/use-media-query';
import { activityLoaders } from './activities/activity';
import { ChapterCard } from './chapter/chapter-card';
import { ChapterEnd } from './chapter/chapter-end';
import { ChapterLesson } from './chapter/chapter-lesson';
import { FormEnd, PaperPeek, StepByStep } from './builder-panel-parts';
import styles from './chapter-page.module.css';
import { ResumeEditor } from './editor/resume-editor';
import { SpaceInAccount } from '@/shell/status-line';
import type { PanelId } from './use-panel';
import { useSteadyPresses } from './use-steady-presses';

const phone = '(max-width: 56rem)';

type BuilderPanelsProps = {
  chapter: Chapter;
  assistant?: ReactNode;
  /** The resume has not loaded: only what can be read or typed without it shows. The build writes the page in this state. */
  isOpening: boolean;
  /** The status line of the save. */
  status: ReactNode;
  selected: PanelId;
  select: (panel: PanelId) => void;
};

/**
 * Two panes: chapter or form on the left, the preview on the right. On a phone all three are tabs. All panels stay mounted,
 * so that nothing typed is lost. The one AI assistant moves to the panel on the left that shows.
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
  // Beside the preview of a wide window the left pane shows the form.
  const shown = selected === 'preview' && !isPhone ? 'edit' : selected;
  const preview = useRef<PreviewHandle>(null);
  const { part: assistantPart, slot } = useMovablePart(assistant, !isOpening);
  const assistantOn = (panel: PanelId) => shown === panel && slot;
  const work = useRef<HTMLDivElement>(null);
  useSteadyPresses(work);
  const { storePosition } = useScrollPositions(work, shown, chapter.id.toString());
  const showResume = () => {
    if (!isPhone) return preview.current?.enterWholeScreen();
    storePosition();
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
            // While the window's width is unknown, the style sheet hides the third tab.
            tabs={isPhone || isOpening ? panels : panels.slice(0, 2)}
            selected={shown}
            onSelect={(tab) => {
              storePosition();
              setLookOpen(false);
              select(tab as PanelId);
            }}
          />
        </div>
        {/* In a wide window the preview's own bar shows it, once there is one. */}
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
        {/* In a wide window the theme panel replaces the left pane, so that the preview stays whole. */}
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
            storePosition();
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

/** Shows the activity of a chapter once its chunk has loaded. */
function ActivitySlot({ kind }: { kind: ChapterActivityKind }) {
  return (
    <LazyPart load={activityLoaders[kind]}>
      {({ Activity, content }) => <Activity content={content} />}
    </LazyPart>
  );
}

/**
 * Keeps `content` mounted while it moves between panels: it renders into an element of its own. Render `part` once, and
 * `slot` where the content should show; without a slot it stays mounted and out of sight. Null until `isReady`.
 */
function useMovablePart(
  content: ReactNode,
  isReady: boolean,
): { part: ReactNode; slot: ReactNode } {
  const element = useMemo(() => (isReady ? document.createElement('div') : null), [isReady]);
  return {
    part: element && createPortal(content, element),
    slot: element && <Slot element={element} />,
  };
}

function Slot({ element }: { element: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => slot.current?.append(element), [element]);
  return <div ref={slot} />;
}

/**
 * Restores the scroll position of each panel. A panel that opens for the first time shows its top, else a short one would
 * open above the window, out of sight. Call `storePosition` before another panel is selected, while the old one is still
 * laid out. The positions are dropped when `chapterId` changes.
 */
function useScrollPositions(
  panels: RefObject<HTMLElement | null>,
  shown: string,
  chapterId: string,
): { storePosition: () => void } {
  const positions = useRef(new Map<string, number>());
  const last = useRef({ shown, chapterId });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { shown, chapterId };
    if (before.chapterId !== chapterId) positions.current.clear();
    else if (before.shown !== shown)
      scrollToPanel(
        panels.current?.querySelector(`#panel-${shown}`) ?? null,
        positions.current.get(shown),
      );
  }, [panels, shown, chapterId]);
  return { storePosition: () => positions.current.set(shown, window.scrollY) };
}

function scrollToPanel(panel: Element | null, position: number | undefined): void {
  if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
  else if (panel && panel.getBoundingClientRect().top < 0)
    panel.scrollIntoView({ behavior: 'instant' });
}
