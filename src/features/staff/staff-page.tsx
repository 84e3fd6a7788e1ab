import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { staffSample } from '@/content/en/staff-sample';
import type { WorkshopRecord } from '@/domain/course/workshop-record';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { FilePicker } from '@/ui/file-picker';
import { Page } from '@/ui/page';
import { FileRefused } from '@/resume-tools/backup-file/file-refused';
import { readFile, type FileRefusal } from '@/resume-tools/backup-file/read-backup-file';
import { FunderReport } from './funder-report';
import { Review } from './review';
import { StaffPapers } from './staff-papers';
import styles from './staff.module.css';

type Opened = { record: LearnerRecord; fileName: string; workshop: WorkshopRecord | null };

/**
 * Where a counselor comments on somebody else's resume. The file is read into this page alone: it never becomes the
 * counselor's own record, and no storage hears of it.
 */
export function StaffPage() {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refusal, setRefusal] = useState<{ reason: FileRefusal | 'comments' } | null>(null);
  const handleFile = useCallback(async (file: File) => {
    const read = await readFile(file);
    setOpened(
      read.ok && 'content' in read
        ? {
            record: read.content.resume,
            fileName: file.name,
            workshop: read.workshop ?? null,
          }
        : null,
    );
    setRefusal(read.ok ? ('content' in read ? null : { reason: 'comments' }) : read);
  }, []);
  const close = useCallback(() => setOpened(null), []);
  const takeFile = useCallback((file: File) => void handleFile(file), [handleFile]);
  return (
    <Page
      title={t`For Staff`}
      lead={<Trans>Comment on a learner’s resume, line by line, and hand it back as a file.</Trans>}
    >
      <div ref={root} className={opened ? undefined : styles.page}>
        {!opened && (
          <div className="card card-accent">
            <FilePicker
              title={t`Choose the learner’s file`}
              hint={t`Or drop it here. Its name starts with “career-quest”.`}
              accept=".json,application/json"
              area={root}
              onFile={takeFile}
            />
            <p className={styles.try}>
              <button
                type="button"
                className="btn quiet"
                onClick={() => {
                  setRefusal(null);
                  setOpened({ record: staffSample, fileName: '', workshop: null });
                }}
              >
                <Trans>Try with a sample</Trans>
              </button>
            </p>
            <div role="alert">{refusal && <Refusal reason={refusal.reason} />}</div>
            <HowItWorks />
          </div>
        )}
        {!opened && <StaffPapers />}
        {opened && <Review key={opened.fileName} {...opened} onClose={close} />}
        {!opened && <FunderReport />}
      </div>
    </Page>
  );
}

function HowItWorks() {
  return (
    <>
      <p className="hint">
        <Trans>
          The file stays on this page. We keep nothing of it, and nothing is sent. When you leave
          the page, it is gone. Delete the learner’s file from your own computer when you are done.
        </Trans>
      </p>
      <details className={styles.how}>
        <summary>
          <Trans>How it works</Trans>
        </summary>
        <ol>
          <li>
            <Trans>
              The learner saves a file with “Save only my resume for staff” and gives it to you. It
              is on the page “Papers for Your Job Search”, under “Staff comments”.
            </Trans>
          </li>
          <li>
            <Trans>You open it here and write beside the lines.</Trans>
          </li>
          <li>
            <Trans>
              You save a file and hand it back. The learner brings it in on the page “Your data”.
            </Trans>
          </li>
        </ol>
      </details>
    </>
  );
}

/** 'comments': the file that staff hand back, in place of the one that they get. */
function Refusal({ reason }: { reason: FileRefusal | 'comments' }) {
  return (
    <p className="message error">
      {reason === 'comments' ? (
        <Trans>
          This file holds comments only. Choose the file that the learner got from “Save only my
          resume for staff”.
        </Trans>
      ) : (
        <FileRefused reason={reason} />
      )}
    </p>
  );
}
