import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { RemovablePart, TooLarge } from '@/domain/account-size/record-parts';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import { summarize } from '@/domain/backup/summarize';
import type { Backup } from '@/domain/backup/backup';
import { useWork } from '@/workspace/document/open-work';
import { FilePicker } from '@/ui/file-picker';
import { SiteLink } from '@/ui/site-link';
import { UndoNote } from '@/ui/undo-note';
import { LazyPart } from '@/resume-tools/lazy-part';
import { FileRefused } from '@/resume-tools/backup-file/file-refused';
import { FoundComments } from './found-comments';
import { FoundFile } from './found-file';
import { TooLargeFile } from './too-large-file';
import { readFile, type FileRefusal } from '@/resume-tools/backup-file/read-backup-file';
import styles from './your-data.module.css';

type Step =
  | { kind: 'none' }
  | { kind: 'refused'; name: string; reason: FileRefusal }
  | { kind: 'found'; content: Backup; savedAt: number; isBusy: boolean }
  | { kind: 'too-large'; content: Backup; tooLarge: TooLarge }
  | { kind: 'found-comments'; comments: StaffComment[]; fitting: number }
  | { kind: 'added'; what: 'work' | 'comments'; undo: () => Promise<void> }
  | { kind: 'undone' }
  | { kind: 'failed' };

// Needed only beside work that has been read: its styles stay out of the written page.
const loadTwoVersions = async () => (await import('@/shell/two-versions-notice')).TwoVersionsNotice;

/** A file from another computer, merged into the work that is here. */
export function RestoreBackup() {
  const { t } = useLingui();
  const root = useRef<HTMLElement>(null);
  const work = useWork();
  const [step, setStep] = useState<Step>({ kind: 'none' });

  const handleFile = useCallback(async (file: File) => {
    const read = await readFile(file);
    if (!read.ok) setStep({ kind: 'refused', name: file.name, reason: read.reason });
    else if ('comments' in read) {
      const { comments } = read;
      setStep({ kind: 'found-comments', comments, fitting: await fittingOf(comments) });
    } else if (summarize(read.content).isEmpty)
      setStep({ kind: 'refused', name: file.name, reason: 'empty' });
    else setStep({ ...read, kind: 'found', isBusy: false });
  }, []);
  const takeFile = useCallback((file: File) => void handleFile(file), [handleFile]);

  const add = async (content: Backup, without: readonly RemovablePart[] = []) => {
    try {
      const { restoreWork } = await import('@/workspace/account/backup');
      const restored = await restoreWork(content, without);
      if ('tooLarge' in restored) setStep({ kind: 'too-large', content, ...restored });
      else setStep({ kind: 'added', what: 'work', ...restored });
    } catch {
      setStep({ kind: 'failed' });
    }
  };
  const addComments = async (comments: StaffComment[]) => {
    try {
      const { restoreComments } = await import('@/workspace/account/backup');
      const { undo } = await restoreComments(comments);
      setStep({ kind: 'added', what: 'comments', undo });
    } catch {
      setStep({ kind: 'failed' });
    }
  };
  const takeBack = async (undo: () => Promise<void>) => {
    await undo();
    setStep({ kind: 'undone' });
  };

  return (
    <section
      ref={root}
      className={`card ${styles.card} ${styles.bring}`}
      aria-labelledby="bring-back-title"
    >
      <h2 id="bring-back-title">
        <Trans>Bring your work to this computer</Trans>
      </h2>
      <FilePicker
        title={t`Choose your file`}
        hint={t`Or drop it here. Its name starts with “career-quest”.`}
        accept=".json,application/json"
        area={root}
        onFile={takeFile}
      />
      <div role="alert">
        {step.kind === 'refused' && (
          <p className="message error">
            {step.name}: <FileRefused reason={step.reason} />{' '}
            <Trans>Nothing here has changed.</Trans>
          </p>
        )}
        {step.kind === 'failed' && (
          <p className="message error">
            <Trans>
              We could not add all of it. Load this page again and choose the file once more.
              Nothing gets doubled.
            </Trans>
          </p>
        )}
      </div>
      {step.kind === 'found' && (
        <FoundFile
          content={step.content}
          savedAt={step.savedAt}
          isBusy={step.isBusy}
          onAdd={() => {
            setStep({ ...step, isBusy: true });
            void add(step.content);
          }}
          onLeaveOut={() => setStep({ kind: 'none' })}
        />
      )}
      {step.kind === 'too-large' && (
        <TooLargeFile
          tooLarge={step.tooLarge}
          onAddWithout={(parts) => void add(step.content, parts)}
          onLeaveOut={() => setStep({ kind: 'none' })}
        />
      )}
      {step.kind === 'found-comments' && (
        <FoundComments
          comments={step.comments}
          fitting={step.fitting}
          onAdd={() => void addComments(step.comments)}
          onLeaveOut={() => setStep({ kind: 'none' })}
        />
      )}
      {step.kind === 'added' && (
        <UndoNote of={t`add the file to my work`} onUndo={() => void takeBack(step.undo)}>
          {step.what === 'work' ? (
            <Trans>The work from your file is here now.</Trans>
          ) : (
            <Trans>
              The comments are here now. They show beside your fields in the resume builder, and{' '}
              <SiteLink href="/papers#comments">in one list</SiteLink>.
            </Trans>
          )}
        </UndoNote>
      )}
      <p role="status">
        {step.kind === 'undone' && (
          <Trans>What came from your file is taken out again. What was here before is here.</Trans>
        )}
      </p>
      {work.state === 'ready' && (
        <LazyPart load={loadTwoVersions} isOptional>
          {(TwoVersionsNotice) => <TwoVersionsNotice />}
        </LazyPart>
      )}
    </section>
  );
}

/** How many of a file's comments fit; all, where that cannot be found out: adding them says what is wrong then. */
async function fittingOf(comments: readonly StaffComment[]): Promise<number> {
  try {
    const { countFittingComments } = await import('@/workspace/account/backup');
    return await countFittingComments(comments);
  } catch {
    return comments.length;
  }
}
