import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { paperOf, type PaperBlock } from '@/domain/paper/paper';
import { fitPaper, type Paper } from '@/domain/paper/paper-pages';
import { paperStyle, type PaperStyle, type PaperTemplate } from '@/domain/paper/paper-style';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { currentRecord } from '@/workspace/document/working-record';
import type { PaperFonts } from '../export/pdf-font';
import { usePaperLook } from './paper-look';

/** Laying out more than this holds up the hand that types, and nobody prints it. */
const maxEntries = 40;
const maxLetters = 60_000;

/** What somebody came to read or to type comes first. */
const afterFirstPaintMs = 500;

type Measure = ReturnType<typeof import('../export/pdf-font').measureBy>;

/**
 * The resume on its pages, as the print and the PDF have it, once nobody types and when it is printed: null until the
 * fonts are there, or when it is too long. `style`: how it is set, or will be on the first page.
 */
export function usePaper(): { paper: Paper | null; style: PaperStyle } {
  const look = usePaperLook((state) => state.look);
  const text = useTextOnPaper();
  const measure = useMeasure(look.template);
  const paper = useMemo(() => {
    const blocks = JSON.parse(text) as PaperBlock[];
    const entries = blocks.filter(({ kind }) => kind === 'entry').length;
    const isLong = entries > maxEntries || text.length > maxLetters;
    return isLong || !measure ? null : fitPaper(blocks, look, measure);
  }, [text, look, measure]);
  return { paper, style: paper?.style ?? paperStyle(look) };
}

/** Settled, or of this moment while it is printed: what was typed just before may need a page more. */
function useTextOnPaper(): string {
  // As text it compares by value: an answer in the course is no change on paper.
  const settled = useDebouncedRecord(textOnPaper);
  const [printed, setPrinted] = useState({ after: settled, text: settled });
  useEffect(() => {
    const note = () => {
      flushSync(() => setPrinted({ after: settled, text: textOnPaper(currentRecord()) }));
    };
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, [settled]);
  return printed.after === settled ? printed.text : settled;
}

function textOnPaper(resume: LearnerRecord): string {
  return JSON.stringify(paperOf(resume));
}

/** How wide letters are in a template's fonts, which come behind the first paint. */
function useMeasure(template: PaperTemplate): Measure | null {
  const [found, setFound] = useState<{ of: PaperTemplate; measure: Measure } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const bring = async () => {
      const [{ loadPaperFonts }, { measureBy }] = await Promise.all([
        import('../export/paper-fonts'),
        import('../export/pdf-font'),
      ]);
      const fonts: PaperFonts = await loadPaperFonts(template);
      if (isCurrent) setFound({ of: template, measure: measureBy(fonts) });
    };
    // Without them the sheet shows in the fonts of the device.
    const timer = setTimeout(() => void bring().catch(() => undefined), afterFirstPaintMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [template]);
  return found?.of === template ? found.measure : null;
}
