import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { pagesOf, type Block, type Pages } from '../../domain/resume/pages';
import type { ResumeTemplate } from '../../state/template';
import { useSettledResume } from '../../state/settled-resume';
import styles from './resume-preview.module.css';

/** A Letter page less its margins (`@page` in resume-sheet.css), in CSS pixels. */
const pageHeight = (11 - 2 * 0.7) * 96;
/** Up to so many lines are named: more than that is a page that somebody meant. */
const fewLines = 12;
/** Laying out a copy of more than this holds up the hand that types, and nobody prints it. */
const mostEntries = 40;

/** How long the resume is on paper, once nobody types: "1 page", or how much is over. */
export function PageCount({ template }: { template: ResumeTemplate }) {
  const resume = useSettledResume((one) => one);
  const [length, setLength] = useState<Pages | null>(null);
  useEffect(() => {
    const isLong = resume.experience.length + resume.education.length > mostEntries;
    // Behind the next frame: whoever types or taps comes first.
    const soon = setTimeout(() => {
      const sheet = isLong ? null : document.querySelector<HTMLElement>('.resume-sheet');
      setLength(sheet && measure(sheet));
    });
    return () => clearTimeout(soon);
  }, [resume, template]);
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
function measure(sheet: HTMLElement): Pages | null {
  const paper = document.createElement('div');
  paper.className = 'sheet-on-paper';
  paper.append(sheet.cloneNode(true));
  document.body.append(paper);
  const blocks = blocksOf(paper);
  const lineHeight = Number.parseFloat(getComputedStyle(paper).lineHeight);
  paper.remove();
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
