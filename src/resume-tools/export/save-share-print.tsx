import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { resumeBlocks, type PageBlock } from '@/domain/page-layout/resume-blocks';
import type { ResumeTheme } from '@/domain/page-layout/page-style';
import { isSameValue } from '@/domain/resume/json-value';
import { Icon } from '@/ui/icon';
import { currentRecord, useRecord } from '@/workspace/document/working-record';
import { useTheme } from '../preview/use-theme';
import { usePrint } from '../preview/use-print';
import { ChangedSince } from './changed-since';
import { FileOutcomeText, type ExportOutcome } from './file-outcome';
import { makeResumeFile } from './make-resume-file';
import { canShare, saveFile, share } from './save-file';
import styles from './save-share-print.module.css';

/** In ms: how long the full message about a file shows, because it covers a part of the resume. */
const wholeMessageMs = 6000;

/** How many characters at the end of a file's name are never cut off: they tell the kind of file. */
const endOfName = 10;

/** The ways to take a finished resume away, the commonest first: a PDF, the share sheet of a phone, paper. */
export function SaveSharePrint() {
  const look = useTheme();
  const print = usePrint();
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const [madeFrom, setMadeFrom] = useState<{ blocks: PageBlock[]; look: ResumeTheme } | null>(null);
  const isChanged = useRecord(
    (record) => madeFrom !== null && !isSameValue(madeFrom, { blocks: resumeBlocks(record), look }),
  );
  const [briefFor, setBriefFor] = useState<ExportOutcome | null>(null);
  const isSaved = outcome?.kind === 'made' && outcome.isHandedOver && !isChanged;
  const isBrief = isSaved && briefFor === outcome;
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setBriefFor(outcome), wholeMessageMs);
    return () => clearTimeout(timer);
  }, [isSaved, outcome]);
  const [canShareFiles] = useState(() =>
    canShare(new File([''], 'resume.pdf', { type: 'application/pdf' })),
  );
  const take = async (way: 'save' | 'share', format: 'pdf' | 'docx' = 'pdf') => {
    setOutcome({ kind: 'working' });
    setMadeFrom(null);
    try {
      const record = currentRecord();
      const result = await makeResumeFile(format, record, look);
      if ('missing' in result) return setOutcome({ kind: 'missing', characters: result.missing });
      // Sharing needs a recent tap, and making the file took too long: the message offers a button for a new one.
      const isShared = way === 'share' && (await share(result.file)) !== 'failed';
      if (isShared) return setOutcome(null);
      setMadeFrom({ blocks: resumeBlocks(record), look });
      setOutcome({
        kind: 'made',
        ...result,
        isHandedOver: way === 'save' && saveFile(result.file),
      });
    } catch {
      setOutcome({ kind: 'failed' });
    }
  };
  return (
    <>
      <div className="row">
        <button type="button" className="btn small" onClick={() => void take('save')}>
          <Icon name="download" />
          <Trans>Save PDF</Trans>
        </button>
        {canShareFiles && (
          <button type="button" className="btn quiet small" onClick={() => void take('share')}>
            <Icon name="outside" />
            <Trans>Share</Trans>
          </button>
        )}
        <button type="button" className="btn quiet small" onClick={print.start}>
          <Icon name="print" />
          <Trans>Print</Trans>
        </button>
      </div>
      <div role="status" className={styles.outcome} data-brief={isBrief}>
        {outcome &&
          (isChanged ? (
            <ChangedSince />
          ) : (
            <FileOutcomeText
              outcome={outcome}
              onWord={() => void take('save', 'docx')}
              onPrint={print.start}
            />
          ))}
      </div>
      {isBrief && <BriefOutcome fileName={outcome.file.name} />}
      {print.isSilent && (
        <p role="status" className="message">
          <Trans>If no print window opened, press “Save PDF”.</Trans>
        </p>
      )}
    </>
  );
}

/** The short message that follows the full one; `aria-hidden`, because the full one was read out. */
function BriefOutcome({ fileName }: { fileName: string }) {
  return (
    <p className={styles.brief} aria-hidden="true">
      <Icon name="check" />
      <span className={styles.where}>
        <span>
          <Trans>Look in downloads: {fileName.slice(0, -endOfName)}</Trans>
        </span>
        <span>{fileName.slice(-endOfName)}</span>
      </span>
    </p>
  );
}
