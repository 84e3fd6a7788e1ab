import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Measure } from '@/domain/page-layout/break-lines';
import { readTheme } from '@/domain/page-layout/resume-theme';
import { resumeBlocks, type PageBlock } from '@/domain/page-layout/resume-blocks';
import { fitToPages, type PaginatedDocument } from '@/domain/page-layout/paginate';
import { pageStyle, completeTheme } from '@/domain/page-layout/page-style';
import type { ResumeTheme, PageStyle } from '@/domain/page-layout/page-style';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { currentRecord } from '@/workspace/document/working-record';
import { useTheme } from './use-theme';
import { useMeasures } from './use-measures';

/** Laying out more than this holds up the hand that types, and nobody prints it. */
const maxEntries = 40;
const maxCharacters = 60_000;

/** What somebody came to read or to type comes first. */
const afterFirstPaintMs = 500;

/** Letters are about half as wide as they are high: near enough to choose the spacing before the fonts are there. */
const roughMeasure: Measure = (text, _face, size) => (text.length * size) / 2;

type LaidOut = {
  /** Null until the fonts are there, or when it is too long. */
  paper: PaginatedDocument | null;
  /** What stands on the paper; null when it is too long to be laid out here. */
  blocks: readonly PageBlock[] | null;
  measure: Measure | null;
  /** How it is set; until the fonts are there how it most likely will be, so that the page does not move when they come. */
  style: PageStyle;
};

/** The resume on its pages, as the print and the PDF have it, once nobody types and when it is printed. */
export function usePaper(): LaidOut {
  return useLaidOut(useBlocksOnPaper(), useTheme());
}

/** The same of the resume of an opened file. */
export function usePaperOf(record: LearnerRecord): LaidOut {
  const all = useMemo(() => resumeBlocks(record), [record]);
  const look = useMemo(() => readTheme(record), [record]);
  return useLaidOut(all, look);
}

function useLaidOut(all: readonly PageBlock[], look: ResumeTheme): LaidOut {
  const pair = completeTheme(look).fonts;
  const measure = useMeasures([pair], afterFirstPaintMs)[pair];
  const blocks = useMemo(() => {
    const entries = all.filter(({ kind }) => kind === 'entry').length;
    return entries > maxEntries || JSON.stringify(all).length > maxCharacters ? null : all;
  }, [all]);
  const paper = useMemo(
    () => (blocks && measure ? fitToPages(blocks, look, measure) : null),
    [blocks, look, measure],
  );
  const style = useMemo(
    () => paper?.style ?? (blocks ? fitToPages(blocks, look, roughMeasure).style : pageStyle(look)),
    [paper, blocks, look],
  );
  return { paper, blocks, measure: measure ?? null, style };
}

/**
 * The blocks of the paper once nobody types; at `beforeprint` those of this moment, because what was typed just before may
 * need a page more. Compared by value: an answer in the course changes nothing on paper.
 */
function useBlocksOnPaper(): readonly PageBlock[] {
  const settled = useDebouncedRecord(useSameValue(resumeBlocks));
  const [printed, setPrinted] = useState({ after: settled, blocks: settled });
  useEffect(() => {
    const note = () => {
      flushSync(() => setPrinted({ after: settled, blocks: resumeBlocks(currentRecord()) }));
    };
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, [settled]);
  return printed.after === settled ? printed.blocks : settled;
}
