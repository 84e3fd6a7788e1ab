import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { pagesOf, type Block, type Pages } from '../../domain/paper/printed-pages';
import { paperStyles } from '../../domain/paper/paper-style';
import type { ResumeTemplate } from '../../state/template';
import { useSettledResume } from '../../state/settled-resume';
import styles from './resume-preview.module.css';

const pixelsPerPoint = 96 / 72;
/** Up to so many lines are named: more than that is a page that somebody meant. */
const fewLines = 12;
/** Laying out a copy of more than this holds up the hand that types, and nobody prints it. */
const mostEntries = 40;

type PageCountProps = { template: ResumeTemplate; sheet: RefObject<HTMLElement | null> };

/** How long the resume is on paper, once nobody types: "1 page", or how much is over. */
export function PageCount({ template, sheet }: PageCountProps) {
  const resume = useSettledResume((one) => one);
  const [length, setLength] = useState<Pages | null>(null);
  useEffect(() => {
    const isLong = resume.experience.length + resume.education.length > mostEntries;
    // Behind the next frame: whoever types or taps comes first.
    const soon = setTimeout(() => {
      setLength(isLong || !sheet.current ? null : measure(sheet.current, template));
    });
    return () => clearTimeout(soon);
  }, [resume, template, sheet]);
  return <p className={`hint ${styles.length}`}>{length && <Length {...length} />}</p>;
}

function Length({ pages, lines }: Pages) {
  const isOver = pages > 1 && lines <= fewLines;
  return isOver ? (
    <Trans>
      Length: <Plural value={pages - 1} one="# page" other="# pages" /> and{' '}
      <Plural value={lines} one="# line" other="# lines" />
    </Trans>
  ) : (
    <Trans>
      Length: <Plural value={pages} one="# page" other="# pages" />
    </Trans>
  );
}

/** Lays a copy out as wide as on paper, which the room on the screen seldom is. Null when there is nothing on it. */
function measure(sheet: HTMLElement, template: ResumeTemplate): Pages | null {
  const paper = document.createElement('div');
  paper.className = 'sheet-on-paper';
  paper.append(sheet.cloneNode(true));
  document.body.append(paper);
  const blocks = blocksOf(paper);
  const lineHeight = Number.parseFloat(getComputedStyle(paper).lineHeight);
  paper.remove();
  const { page } = paperStyles[template];
  const pageHeight = (page.height - 2 * page.margin) * pixelsPerPoint;
  return blocks.length === 0 ? null : pagesOf(blocks, { pageHeight, lineHeight });
}

/** What print keeps together: a heading stays with what comes first below it. */
function blocksOf(paper: HTMLElement): Block[] {
  const parts = [...paper.querySelectorAll('header > *, section > h2, .sheet-entry, section > p')];
  return parts.flatMap((part, index) => {
    if (part.localName === 'h2') return [];
    const before = parts[index - 1];
    const first = before?.localName === 'h2' ? before : part;
    const { bottom } = part.getBoundingClientRect();
    return [{ top: first.getBoundingClientRect().top, bottom }];
  });
}
