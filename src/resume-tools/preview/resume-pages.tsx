import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { pageGap } from '@/domain/page-layout/preview-breaks';
import { pageHeader } from '@/domain/page-layout/page-header';
import type { PaginatedDocument } from '@/domain/page-layout/paginate';
import type { PageStyle } from '@/domain/page-layout/page-style';
import styles from './resume-pages.module.css';
import { ResumeDocument } from './resume-document';
import { previewStyle } from './preview-style';
import { useShownRecord } from './shown-record';

type ResumePagesProps = {
  /** Null until it is known where the pages end: then all stands on one. */
  paper: PaginatedDocument | null;
  style: PageStyle;
  label: string;
  /** What lies on them on the screen, in the measure of the paper. */
  children?: ReactNode;
};

/**
 * The live resume on the pages that leave the printer, as large as their room allows. The words are one sheet that lies
 * over them, so that they are read in one go and print by themselves.
 */
export function ResumePages({ paper, style, label, children }: ResumePagesProps) {
  const desk = useRef<HTMLDivElement>(null);
  useScale(desk);
  const pageStep = style.page.height + pageGap;
  const count = paper?.pages.length ?? 1;
  return (
    <div className={styles.room}>
      <div
        ref={desk}
        className={styles.desk}
        data-paged={paper !== null}
        style={
          {
            ...previewStyle(style),
            '--least': inPoints(count * pageStep - pageGap),
          } as CSSProperties
        }
      >
        {Array.from({ length: count }, (_, index) => (
          <PageOfPaper key={index} index={index} count={count} top={inPoints(index * pageStep)} />
        ))}
        <ResumeDocument paper={paper} style={style} label={label} />
        {children}
      </div>
    </div>
  );
}

type PageOfPaperProps = { index: number; count: number; top: string };

/** The white of a page; from the second on with whose it is. */
function PageOfPaper({ index, count, top }: PageOfPaperProps) {
  const head = useShownRecord(({ personalInfo }) =>
    index > 0 ? pageHeader(personalInfo, index + 1, count) : undefined,
  );
  return <div aria-hidden className={styles.page} style={{ top }} data-head={head} />;
}

function inPoints(length: number): string {
  return `${String(length)}pt`;
}

/**
 * Lays the pages out in their own size, in which alone lines end where they do on paper, and makes them smaller as one. By
 * an observer, so that a key measures nothing.
 */
function useScale(desk: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = desk.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const observer = new ResizeObserver(() => {
      // In a tab that is not shown the width is 0.
      if (element.offsetWidth === 0) return;
      const scale = element.offsetWidth / paperWidthPx;
      room.style.setProperty('--scale', String(scale));
      room.style.setProperty('--room-height', `${String(scale * element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [desk]);
}

/** 8.5 inches. */
const paperWidthPx = 816;
