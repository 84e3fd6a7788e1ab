import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { placesOfLetters } from '@/domain/machine-check/places-of-words';
import { characterName } from '@/domain/paper/missing-characters';
import { currentRecord } from '@/workspace/document/working-record';
import { PlaceName } from '../fields/place-name';
import { usePaperLook } from '../preview/paper-look';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import styles from './download-dialog.module.css';
import { canShare, saveFile, share } from './save-file';
import { makeResumeFile, type FileFormat, type ResumeFile } from './make-resume-file';
import { ReadBackLine } from './read-back-line';

type Outcome =
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'missing'; characters: string[] }
  | ({ kind: 'made'; isHandedOver: boolean } & ResumeFile);

type DownloadDialogProps = { onClose: () => void; onPrint: () => void };

/** The resume as a file, in the form that the person needs: made on the device, and read again to see that all is in it. */
export function DownloadDialog({ onClose, onPrint }: DownloadDialogProps) {
  const { t } = useLingui();
  const look = usePaperLook();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const make = async (format: FileFormat) => {
    setOutcome({ kind: 'working' });
    try {
      const made = await makeResumeFile(format, currentRecord(), look);
      setOutcome(
        'missing' in made
          ? { kind: 'missing', characters: made.missing }
          : { kind: 'made', ...made, isHandedOver: saveFile(made.file) },
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
        {outcome && (
          <OutcomeText outcome={outcome} onWord={() => void make('docx')} onPrint={onPrint} />
        )}
      </div>
      <button type="button" className="btn quiet small" onClick={onClose}>
        <Trans>Close</Trans>
      </button>
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

type OutcomeTextProps = { outcome: Outcome; onWord: () => void; onPrint: () => void };

function OutcomeText({ outcome, onWord, onPrint }: OutcomeTextProps) {
  if (outcome.kind === 'made') return <MadeText {...outcome} />;
  if (outcome.kind === 'working') return <Trans>Making your file…</Trans>;
  if (outcome.kind === 'failed')
    return (
      <p className="message error">
        <Trans>
          We could not make this file. A part of this page did not load. Connect to the internet and
          try again. Your resume is still here.
        </Trans>
      </p>
    );
  return <MissingText {...{ ...outcome, onWord, onPrint }} />;
}

type MissingTextProps = { characters: string[]; onWord: () => void; onPrint: () => void };

function MissingText({ characters, onWord, onPrint }: MissingTextProps) {
  const [found] = useState(() => placesOfLetters(currentRecord(), characters.slice(0, 12)));
  return (
    <div className="message error">
      <p>
        <Trans>
          We did not make the PDF. It can show letters of English, Spanish, Vietnamese and other
          languages in Latin letters. It cannot show these:
        </Trans>
      </p>
      <ul>
        {found.map(({ place, letters }) => (
          <li key={letters.join('')}>
            <span translate="no">{letters.map(characterName).join(' ')}</span>
            {place && (
              <>
                {' '}
                <span>
                  (<PlaceName place={place} />)
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Trans>A Word file and the print window can show them.</Trans>
      </p>
      <div className="row">
        <button type="button" className="btn small" onClick={onWord}>
          <Trans>Make the Word file</Trans>
        </button>
        <button type="button" className="btn quiet small" onClick={onPrint}>
          <Trans>Open the print window</Trans>
        </button>
      </div>
    </div>
  );
}

function MadeText({ file, readBack, isHandedOver }: ResumeFile & { isHandedOver: boolean }) {
  const [isFailed, setFailed] = useState(false);
  const { name } = file;
  const handleShare = async () => {
    setFailed(false);
    setFailed((await share(file)) === 'failed');
  };
  return (
    <>
      <p>
        <strong>
          <Trans>Your file is ready: {name}</Trans>
        </strong>
      </p>
      <p>
        {isHandedOver && (
          <span>
            <Trans>Look for it in your downloads.</Trans>
          </span>
        )}
      </p>
      <ReadBackLine {...readBack} />
      {canShare(file) && (
        <button type="button" className="btn small" onClick={() => void handleShare()}>
          <Icon name="outside" />
          <Trans>Share or save the file</Trans>
        </button>
      )}
      {isFailed && (
        <p className="message error">
          <Trans>The file could not be shared. Your resume is still here.</Trans>
        </p>
      )}
    </>
  );
}
