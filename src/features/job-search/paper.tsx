import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { currentRecord } from '@/workspace/document/working-record';
import { Icon } from '@/ui/icon';
import { printWithFallback } from '@/resume-tools/preview/print-with-fallback';
import '@/resume-tools/preview/resume-document.css';
import { useAloneOnPaper } from '@/resume-tools/preview/use-alone-on-paper';
import { printName } from '@/resume-tools/preview/use-print-setup';
import './paper.css';

/** What prints: nothing else of the page comes to paper. */
export function PrintedPaper({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useAloneOnPaper(ref);
  return (
    <article ref={ref} className="paper" aria-label={label} translate="no">
      {children}
    </article>
  );
}

/** Opens the print window; where this browser has none, says so. */
export function PrintButton({ fileWord }: { fileWord: string }) {
  const [isSilent, setSilent] = useState(false);
  const [stopWaiting, setStopWaiting] = useState<(() => void) | null>(null);
  useEffect(() => () => stopWaiting?.(), [stopWaiting]);
  const handleClick = () => {
    setSilent(false);
    const restore = nameFile(fileWord);
    const stop = printWithFallback(() => setSilent(true));
    setStopWaiting(() => () => {
      stop();
      restore();
    });
  };
  return (
    <>
      <button type="button" className="btn" onClick={handleClick}>
        <Icon name="print" />
        <Trans>Print or save as PDF</Trans>
      </button>
      {isSilent && (
        <p role="status" className="message">
          <Trans>
            No print window? This browser may not have one. Open this page in Safari or Chrome, or
            log in on a computer. You can also copy from what stands here.
          </Trans>
        </p>
      )}
    </>
  );
}

/** A saved PDF is called after the person and the paper. Returns how to end that. */
function nameFile(fileWord: string): () => void {
  const title = document.title;
  const name = printName(currentRecord().personalInfo.name, fileWord);
  const rename = () => {
    document.title = name;
  };
  const restore = () => {
    if (document.title === name) document.title = title;
    window.removeEventListener('beforeprint', rename);
    window.removeEventListener('afterprint', restore);
  };
  window.addEventListener('beforeprint', rename);
  window.addEventListener('afterprint', restore);
  return restore;
}
