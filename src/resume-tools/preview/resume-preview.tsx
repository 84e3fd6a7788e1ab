import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import { areMainPartsBlank } from '@/domain/resume/record-schema';
import { currentRecord, useRecord } from '@/workspace/document/working-record';
import { Icon } from '@/ui/icon';
import { useMediaQuery } from '@/ui/use-media-query';
import { goToField } from '../fields/go-to-field';
import { LazyPart } from '../lazy-part';
import { MachineCheck } from '../machine-check/machine-check';
import { FitOnePage } from './fit-one-page';
import { useThemeChoice, type ThemePanelSlot } from './theme-choice';
import { PageCount } from './page-count';
import { PagesToRead } from './pages-to-read';
import { ResumePlaceholder } from './resume-placeholder';
import ghostStyles from './resume-placeholder.module.css';
import { fieldAtPoint } from './field-at-point';
import footStyles from './preview-foot.module.css';
import styles from './resume-preview.module.css';
import { PrintAndDownload } from './print-and-download';
import { RoomForMore } from './room-for-more';
import { useEditedPart } from './use-edited-part';
import { usePaper } from './use-paper';
import { useWholeScreen } from './use-whole-screen';
import { ZoomButtons, type Zoom } from './zoom-buttons';

const loadMarginNotes = async () => (await import('../comments/margin-notes')).MarginNotes;

/** Where the pages scroll in a pane of their own (resume-preview.module.css). */
const desk = '(min-width: 56.01rem)';

/** The width of a page at its print size, in CSS pixels. */
const paperWidth = 816;

/** How large the pages are at first: beside the form to be read, else to be looked at as they are. */
const firstZooms: Readonly<Record<'form' | 'look' | 'whole', Zoom>> = {
  form: 'fit',
  look: 'page',
  whole: 'page',
};

/** What the page around a preview can ask of it. */
export type PreviewHandle = { enterWholeScreen: () => void };

type ResumePreviewProps = {
  ref?: Ref<PreviewHandle>;
  /** What its bar says first, where it says so. */
  status?: ReactNode;
  /** Where the choices of its look show, if not in it. */
  lookPlace?: ThemePanelSlot;
};

/** The live resume with the choice of its look and the way to paper or PDF. A line of it leads to its field. */
export function ResumePreview({ ref, status = null, lookPlace }: ResumePreviewProps) {
  const { t } = useLingui();
  const { paper, blocks, measure, style } = usePaper();
  const root = useRef<HTMLElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const isDesk = useMediaQuery(desk);
  const look = useThemeChoice(blocks, lookPlace, true);
  const whole = useWholeScreen(root);
  const enterWholeScreen = () => {
    look.close();
    whole.enter();
  };
  useImperativeHandle(ref, () => ({ enterWholeScreen }));
  const { closeButton, wholeButton } = useFocusOfWholeScreen(whole.isOn);
  const [zooms, setZooms] = useState(firstZooms);
  const shownFor = whole.isOn ? 'whole' : look.isOpen ? 'look' : 'form';
  const zoom = zooms[shownFor];
  const isEmpty = useRecord(areMainPartsBlank);
  const isOver = (paper?.pages.length ?? 1) > 1;
  useEditedPart(pages);
  const shown = () =>
    (pages.current?.querySelector('.resume-sheet')?.getBoundingClientRect().width ?? 0) /
    paperWidth;
  const handleClick = ({ target, clientX, clientY }: MouseEvent) => {
    // A click that ends a text selection must not jump to a field.
    if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return;
    const fieldRef = fieldAtPoint(target, { x: clientX, y: clientY }, currentRecord());
    if (!fieldRef) return;
    whole.leave();
    goToField(fieldRef);
  };
  // An element that scrolls must be focusable, so that it can be scrolled by keys.
  const reach = { role: 'region', tabIndex: 0, 'aria-label': t`Pages of your resume` };
  // Mouse only: keyboard users reach the same fields by Tab in the form.
  const lines = { onClick: handleClick };

  const foot = (
    <div className={styles.foot}>
      <div className={footStyles.said}>
        <PageCount paper={paper} />
        <FitOnePage paper={paper} blocks={blocks} measure={measure} />
      </div>
      <ZoomButtons
        zoom={zoom}
        shown={shown}
        onZoom={(next) => setZooms({ ...zooms, [shownFor]: next })}
      />
      {!whole.isOn && <WholeScreenButton ref={wholeButton} onPress={enterWholeScreen} />}
    </div>
  );

  return (
    <section
      ref={root}
      aria-labelledby="preview-title"
      className={styles.preview}
      data-whole-screen={whole.isOn}
    >
      <h2 id="preview-title" tabIndex={-1} className={styles.title}>
        <Trans>Preview</Trans>
      </h2>
      <div className={styles.bar} data-foot-bar={isDesk ? undefined : ''}>
        {status && <div className={styles.status}>{status}</div>}
        <div className={styles.ways}>
          <PrintAndDownload />
          {whole.isOn ? <CloseButton ref={closeButton} onPress={whole.leave} /> : look.button}
        </div>
      </div>
      {look.panel}
      <div
        ref={pages}
        className={styles.pages}
        data-zoom={typeof zoom === 'string' ? zoom : 'share'}
        style={
          typeof zoom === 'string'
            ? {}
            : ({ '--zoom': `${String(zoom * paperWidth)}px` } as CSSProperties)
        }
        {...lines}
        {...(isDesk && reach)}
      >
        {/* On a phone it is read before one has scrolled to where the resume runs over. */}
        {!isDesk && isOver && foot}
        <div className={styles.paper} data-margin-frame="">
          {isEmpty && <EmptySheet />}
          <PagesToRead paper={paper} style={style} label={t`Your resume`} />
          {/* In full screen the pages are looked at as they print. */}
          {!isEmpty && !whole.isOn && (
            <LazyPart load={loadMarginNotes} isOptional>
              {(MarginNotes) => <MarginNotes pages={pages} paper={paper} />}
            </LazyPart>
          )}
        </div>
        {!isDesk && !isOver && foot}
        {!isEmpty && <RoomForMore paper={paper} />}
        {!isEmpty && <MachineCheck />}
      </div>
      {isDesk && foot}
    </section>
  );
}

type PressProps = { ref: Ref<HTMLButtonElement>; onPress: () => void };

function WholeScreenButton({ ref, onPress }: PressProps) {
  return (
    <button ref={ref} type="button" className={footStyles.wholeScreen} onClick={onPress}>
      <Icon name="whole" />
      <Trans>Full screen</Trans>
    </button>
  );
}

function CloseButton({ ref, onPress }: PressProps) {
  return (
    <button ref={ref} type="button" className="btn quiet small" onClick={onPress}>
      <Icon name="close" />
      <Trans>Close full screen</Trans>
    </button>
  );
}

/** Gray lines in place of a resume, until something is typed. */
function EmptySheet() {
  return (
    <>
      <ResumePlaceholder />
      <p className={ghostStyles.said}>
        <Trans>Your resume shows here as you write it.</Trans>
      </p>
    </>
  );
}

/** The focus goes from the button that opens to the one that closes, and back unless it has gone elsewhere. */
function useFocusOfWholeScreen(isOn: boolean) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const wholeButton = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    const isBack = wasOn.current && !isOn && document.activeElement === document.body;
    wasOn.current = isOn;
    if (isOn) closeButton.current?.focus();
    else if (isBack) wholeButton.current?.focus({ preventScroll: true });
  }, [isOn]);
  return { closeButton, wholeButton };
}
