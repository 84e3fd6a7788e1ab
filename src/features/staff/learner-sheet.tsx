import { Trans, useLingui } from '@lingui/react/macro';
import {
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { CommentLine } from '@/domain/job-search/comment-lines';
import type { PaginatedDocument } from '@/domain/page-layout/paginate';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { PagesToRead } from '@/resume-tools/preview/pages-to-read';
import { ShownRecord } from '@/resume-tools/preview/shown-record';
import { usePaperOf } from '@/resume-tools/preview/use-paper';
import { useMediaQuery } from '@/ui/use-media-query';
import { linesOnSheet } from './sheet-lines';
import styles from './learner-sheet.module.css';

type LearnerSheetProps = {
  record: LearnerRecord;
  lines: readonly CommentLine[];
  /** Whether a line has a note. */
  isNoted: (index: number) => boolean;
  onOpen: (index: number) => void;
};

/** The learner's paper as it prints; a press on a line of it, or on its button for the keyboard, opens the note of the line. */
export function LearnerSheet({ record, lines, isNoted, onOpen }: LearnerSheetProps) {
  const { t } = useLingui();
  const { paper, style } = usePaperOf(record);
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 45rem)');
  const boxes = useBoxes(root, lines, paper, isPhone);
  /** The line under the pointer, and the one whose button has the focus. */
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const lineAt = ({ clientX, clientY }: { clientX: number; clientY: number }, known = boxes) => {
    const sheet = root.current?.querySelector('.resume-sheet')?.getBoundingClientRect();
    if (!sheet) return null;
    const scale = sheet.width / paperWidth;
    return nearest(known, (clientX - sheet.left) / scale, (clientY - sheet.top) / scale);
  };
  // Lines are lower than a fingertip, so the nearest line is taken. For the keyboard each line has a button.
  const byPointer = {
    onClick: (event: { clientX: number; clientY: number }) => {
      // A press may come before the marks, or while the fonts move the lines.
      const sheet = root.current?.querySelector('.resume-sheet');
      const index = sheet ? lineAt(event, boxesOn(sheet, lines)) : null;
      if (index !== null && getSelection()?.isCollapsed !== false) onOpen(index);
    },
    onPointerMove: (event: PointerEvent) => setPointed(lineAt(event)),
    onPointerLeave: () => setPointed(null),
  };
  return (
    <div>
      <div ref={root} data-on-line={pointed !== null} className={styles.sheet} {...byPointer}>
        <ShownRecord value={record}>
          <PagesToRead
            key={String(isPhone)}
            paper={paper}
            style={style}
            label={t`A resume`}
            isLargeFirst={isPhone}
          >
            {lines.map(({ text }, index) => {
              const box = boxes[index];
              return (
                box && (
                  <Fragment key={`line ${String(index)}`}>
                    <span
                      aria-hidden
                      className={styles.mark}
                      data-noted={isNoted(index)}
                      data-here={index === pointed || index === focused}
                      style={box}
                    />
                    <button
                      type="button"
                      className={styles.key}
                      style={{ left: box.left, top: box.top }}
                      onClick={() => onOpen(index)}
                      onFocus={() => setFocused(index)}
                      onBlur={() => setFocused(null)}
                    >
                      <LineName text={text} />
                    </button>
                  </Fragment>
                )
              );
            })}
          </PagesToRead>
        </ShownRecord>
      </div>
      {boxes.includes(null) && (
        <LinesNotOnSheet
          lines={lines}
          isOnSheet={(index) => boxes[index] !== null}
          onOpen={onOpen}
        />
      )}
    </div>
  );
}

type LinesNotOnSheetProps = Pick<LearnerSheetProps, 'lines' | 'onOpen'> & {
  isOnSheet: (index: number) => boolean;
};

function LinesNotOnSheet({ lines, isOnSheet, onOpen }: LinesNotOnSheetProps) {
  return (
    <>
      <p>
        <Trans>In the file, but not on the page:</Trans>
      </p>
      <ul className={styles.beside}>
        {lines.map(
          ({ text }, index) =>
            !isOnSheet(index) && (
              <li key={`line ${String(index)}`}>
                <button type="button" className="btn quiet small" onClick={() => onOpen(index)}>
                  <LineName text={text} />
                </button>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

function LineName({ text }: { text: string }) {
  return (
    <>
      <span className="visually-hidden">
        <Trans>Comment on:</Trans>{' '}
      </span>
      <span lang="en" translate="no">
        {text}
      </span>
    </>
  );
}

/** The width of US Letter (8.5 inches) in CSS pixels. */
const paperWidth = 816;

/** The box of a line, in CSS pixels of the sheet at its print size. */
type Box = { left: number; top: number; width: number; height: number };

/** Where the lines stand on the sheet; null for one that is not on it. Measured when the sheet is laid out again. */
function useBoxes(
  root: RefObject<HTMLElement | null>,
  lines: readonly CommentLine[],
  paper: PaginatedDocument | null,
  isPhone: boolean,
): readonly (Box | null)[] {
  const [boxes, setBoxes] = useState<readonly (Box | null)[]>([]);
  useLayoutEffect(() => {
    const sheet = root.current?.querySelector('.resume-sheet');
    if (!sheet) return;
    const measure = () => setBoxes(boxesOn(sheet, lines));
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [root, lines, paper, isPhone]);
  return boxes;
}

function boxesOn(sheet: Element, lines: readonly CommentLine[]): (Box | null)[] {
  const origin = sheet.getBoundingClientRect();
  const scale = origin.width / paperWidth;
  return linesOnSheet(sheet, lines).map((range) => {
    if (!range || scale === 0) return null;
    const { left, top, width, height } = range.getBoundingClientRect();
    return {
      left: (left - origin.left) / scale,
      top: (top - origin.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
}

/** How far above or below a line a press still counts as on it, in CSS pixels of the sheet at its print size. */
const reach = 14;
/** The weight of horizontal distance: a press after the end of a line means that line, however short it is. */
const aside = 0.02;

/** The line nearest to a point of the paper, if one is near. */
function nearest(boxes: readonly (Box | null)[], x: number, y: number): number | null {
  let best: { index: number; distance: number } | null = null;
  for (const [index, box] of boxes.entries()) {
    if (!box) continue;
    const distance = Math.hypot(
      aside * Math.max(box.left - x, 0, x - box.left - box.width),
      Math.max(box.top - y, 0, y - box.top - box.height),
    );
    if (distance <= reach && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { index, distance };
  }
  return best?.index ?? null;
}
