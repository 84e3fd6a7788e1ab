import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState, type ClipboardEvent } from 'react';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import type { PlacedResume } from '@/domain/resume-text/line-targets';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';
import { hasPdfReader } from '@/workspace/persistence/pdf-reader-cache';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { SharedComputerQuestion } from '../guest-computer/shared-computer-question';
import { BringFile } from './bring-file';
import { CheckScreen } from './check-screen';
import { isPdf, readBroughtFile, type BroughtProblem } from './read-brought-file';
import type { PdfReader } from './read-pdf';
import { takeSharedFile } from './share-target';
import styles from './import-resume.module.css';

type ImportPanelProps = { onAdd: (after: LearnerRecord) => void; onClose: () => void };

type Step =
  | { kind: 'bring'; isLost?: boolean; refused?: { name: string; problem: BroughtProblem } }
  | { kind: 'reading'; name: string }
  | { kind: 'ask-pdf'; file: File }
  | { kind: 'check'; name: string; resume: PlacedResume };

const loadReader = async () => await (await import('./pdf-reader')).loadPdfReader();

/** From a file or pasted words to a resume to check. What is brought stands in this page's memory only. */
export function ImportPanel({ onAdd, onClose }: ImportPanelProps) {
  const { t } = useLingui();
  const isGuest = useSession() === null;
  const computer = useGuestComputer((guest) => guest.computer);
  const isOpening = useRecordInMemory() === null;
  const [step, setStep] = useState<Step>({ kind: 'bring' });
  const root = useRef<HTMLDivElement>(null);
  // The file that was brought last; what an earlier one gives is no longer asked for.
  const latest = useRef<File | null>(null);
  useEffect(() => () => void (latest.current = null), []);

  const read = useCallback(async (file: File, loadReader: (() => Promise<PdfReader>) | null) => {
    setStep({ kind: 'reading', name: file.name });
    const brought = await readBroughtFile(file, loadReader);
    if (latest.current !== file) return;
    if (brought.ok) setStep({ kind: 'check', name: file.name, resume: brought.resume });
    else setStep({ kind: 'bring', refused: { name: file.name, problem: brought.problem } });
  }, []);
  const takeFile = useCallback(
    async (file: File) => {
      latest.current = file;
      if (!(await isPdf(file))) await read(file, null);
      else if (await hasPdfReader()) await read(file, loadReader);
      else setStep({ kind: 'ask-pdf', file });
    },
    [read],
  );
  const handleFile = useCallback((file: File) => void takeFile(file), [takeFile]);
  useEffect(() => {
    const takeShared = async () => {
      const file = await takeSharedFile();
      // Another file was chosen while this one was read: drop this result.
      if (!file || latest.current) return;
      if (file === 'lost') setStep({ kind: 'bring', isLost: true });
      else handleFile(file);
    };
    void takeShared();
  }, [handleFile]);
  const handlePaste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    handleFile(file);
  };
  // Each step is news, and its first words are where the reading goes on.
  useEffect(() => {
    if (step.kind === 'check' || step.kind === 'ask-pdf')
      root.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [step]);

  if (isGuest && computer === 'unknown') return <SharedComputerQuestion isLater />;
  if (isOpening)
    return (
      <p role="status">
        <Trans>Loading…</Trans>
      </p>
    );
  return (
    <div ref={root} className={styles.panel} onPaste={handlePaste}>
      {step.kind === 'bring' && (
        <BringFile
          area={root}
          isLost={step.isLost === true}
          refused={step.refused ?? null}
          onFile={handleFile}
          onText={(text) => handleFile(new File([text], t`Your words`, { type: 'text/plain' }))}
          onClose={onClose}
        />
      )}
      <div role="status">
        {step.kind === 'reading' && (
          <p>
            <Trans>Reading {step.name}…</Trans>
          </p>
        )}
      </div>
      {step.kind === 'ask-pdf' && (
        <PdfQuestion
          onYes={() => void read(step.file, loadReader)}
          onNo={() => setStep({ kind: 'bring' })}
        />
      )}
      {step.kind === 'check' && (
        <CheckScreen
          name={step.name}
          resume={step.resume}
          onAdd={onAdd}
          onOther={() => setStep({ kind: 'bring' })}
          onClose={onClose}
        />
      )}
    </div>
  );
}

/** Asked once on a device: the reader is larger than all the rest of the workshop. */
function PdfQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <section aria-labelledby="ask-pdf-title">
      <h3 id="ask-pdf-title" tabIndex={-1}>
        <Trans>This needs half a megabyte once. OK?</Trans>
      </h3>
      <p>
        <Trans>
          To read a PDF, we get a reader from this site. It stays on this device for the next time.
          Your file stays here, too. We send it to no one.
        </Trans>
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={onYes}>
          <Trans>Yes, get it</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onNo}>
          <Trans>No, I will bring another file</Trans>
        </button>
      </div>
    </section>
  );
}
