import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { currentRecord } from '@/workspace/document/working-record';
import { Dialog } from '@/ui/dialog';
import { useTheme } from '../preview/use-theme';
import styles from './download-dialog.module.css';
import { FileOutcomeText, type ExportOutcome } from './file-outcome';
import { makeResumeFile, type FileFormat } from './make-resume-file';
import { saveFile } from './save-file';

type DownloadDialogProps = { onClose: () => void; onPrint: () => void };

/** The resume as a file, in the form that the person needs: made on the device, and read again to see that all is in it. */
export function DownloadDialog({ onClose, onPrint }: DownloadDialogProps) {
  const { t } = useLingui();
  const look = useTheme();
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const make = async (format: FileFormat) => {
    setOutcome({ kind: 'working' });
    try {
      const result = await makeResumeFile(format, currentRecord(), look);
      setOutcome(
        'missing' in result
          ? { kind: 'missing', characters: result.missing }
          : { kind: 'made', ...result, isHandedOver: saveFile(result.file) },
      );
    } catch {
      setOutcome({ kind: 'failed' });
    }
  };
  return (
    <Dialog title={t`Download your resume`} onClose={onClose}>
      <ul className={styles.formats}>
        <Format label="PDF" onChoose={() => void make('pdf')}>
          <Trans>Looks the same everywhere. To send or to print.</Trans>
        </Format>
        <Format label={t`Word (.docx)`} onChoose={() => void make('docx')}>
          <Trans>To change in Word or Google Docs.</Trans>
        </Format>
        <Format label={t`Plain text (.txt)`} onChoose={() => void make('txt')}>
          <Trans>To paste into online forms.</Trans>
        </Format>
      </ul>
      <details className={styles.more}>
        <summary>
          <Trans>More</Trans>
        </summary>
        <ul className={styles.formats}>
          <Format label="JSON Resume" onChoose={() => void make('json')}>
            <Trans>For other resume programs.</Trans>
          </Format>
        </ul>
      </details>
      <div role="status" className={styles.outcome}>
        {outcome === null ? (
          <p className="hint">
            <Trans>Your device makes the file. It goes to your downloads.</Trans>
          </p>
        ) : (
          <FileOutcomeText outcome={outcome} onWord={() => void make('docx')} onPrint={onPrint} />
        )}
      </div>
      <div className={styles.foot}>
        <button type="button" className="btn quiet small" onClick={onClose}>
          <Trans>Close</Trans>
        </button>
      </div>
    </Dialog>
  );
}

type FormatProps = { label: string; onChoose: () => void; children: ReactNode };

function Format({ label, onChoose, children }: FormatProps) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <strong>{label}</strong>
        <span>{children}</span>
      </button>
    </li>
  );
}
