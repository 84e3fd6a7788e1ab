import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { isBlankEntry } from '@/domain/resume/record-schema';
import { currentRecord, useRecord } from '@/workspace/document/working-record';
import { Icon } from '@/ui/icon';
import { useMediaQuery } from '@/ui/use-media-query';
import { goToField } from '../fields/go-to-field';
import { LazyPart } from '../lazy-part';
import { MachineCheck } from '../machine-check/machine-check';
import { FitOnePage } from './fit-one-page';
import { useLookChoice } from './look-choice';
import { PageCount } from './page-count';
import { PagesToRead } from './pages-to-read';
import { PaperGhost } from './paper-ghost';
import { placeOnSheet } from './place-on-sheet';
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

/** Of a page in the size in which it prints, in CSS pixels. */
const paperWidth = 816;

/**
 * The live resume with the choice of its look and the way to paper or PDF. A line of it leads to its field. `status`: what
 * its bar says first, where it says so.
 */
export function ResumePreview({ status = null }: { status?: ReactNode }) {
  const { t } = useLingui();
  const { paper, blocks, measure, style } = usePaper();
  const root = useRef<HTMLElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const look = useLookChoice(blocks);
  const whole = useWholeScreen(root);
  const isEmpty = useRecord(({ personalInfo, experience, education, skills }) =>
    isBlankEntry({ personalInfo, experience, education, skills }),
  );
  const isDesk = useMediaQuery(desk);
  useEditedPart(pages);
  const shown = () =>
    (pages.current?.querySelector('.resume-sheet')?.getBoundingClientRect().width ?? 0) /
    paperWidth;
  const handleClick = ({ target, clientX, clientY }: MouseEvent) => {
    // Whoever marks words to copy them goes nowhere.
    if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return;
    const place = placeOnSheet(target, { x: clientX, y: clientY }, currentRecord());
    if (!place) return;
    whole.leave();
    goToField(place);
  };
  // What scrolls by itself must be in reach of the keys.
  const reach = { role: 'region', tabIndex: 0, 'aria-label': t`Pages of your resume` };
  // The form has the same way for the keyboard: each of its fields is in reach of Tab.
  const lines = { onClick: handleClick };

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
      <div className={styles.bar}>
        {status && <div className={styles.status}>{status}</div>}
        <PrintAndDownload isQuiet />
        {look.button}
      </div>
      {look.panel}
      <div
        ref={pages}
        className={styles.pages}
        data-zoom={zoom === 'fit' ? 'fit' : 'share'}
        style={
          zoom === 'fit' ? {} : ({ '--zoom': `${String(zoom * paperWidth)}px` } as CSSProperties)
        }
        {...lines}
        {...(isDesk && reach)}
      >
        <div className={styles.paper} data-margin-frame="">
          {isEmpty && (
            <>
              <PaperGhost />
              <p className={styles.empty}>
                <Trans>Your resume shows here as you write it.</Trans>
              </p>
            </>
          )}
          <PagesToRead paper={paper} style={style} label={t`Your resume`} />
          {!isEmpty && (
            <LazyPart load={loadMarginNotes} isOptional>
              {(MarginNotes) => <MarginNotes pages={pages} paper={paper} />}
            </LazyPart>
          )}
        </div>
        {!isEmpty && <RoomForMore paper={paper} />}
        {!isEmpty && <MachineCheck />}
      </div>
      <div className={styles.foot}>
        <PageCount paper={paper} />
        <FitOnePage paper={paper} blocks={blocks} measure={measure} />
        <ZoomButtons zoom={zoom} shown={shown} onZoom={setZoom} />
        <button
          type="button"
          className={styles.wholeScreen}
          aria-pressed={whole.isOn}
          onClick={whole.toggle}
        >
          <Icon name={whole.isOn ? 'close' : 'whole'} />
          {whole.isOn ? <Trans>Close</Trans> : <Trans>Full screen</Trans>}
        </button>
      </div>
    </section>
  );
}
