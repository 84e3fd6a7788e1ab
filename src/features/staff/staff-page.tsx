import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { commentFileName, commentsToText } from '@/domain/job-search/comment-file';
import { commentLines } from '@/domain/job-search/comment-lines';
import type { WorkshopRecord } from '@/domain/course/workshop-record';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { FieldForm } from '@/ui/fields/field-form';
import { PlainField } from '@/ui/fields/plain-field';
import { FilePicker } from '@/ui/file-picker';
import { Icon } from '@/ui/icon';
import { keepText, type FileOutcome } from '@/ui/keep-file';
import { today } from '@/ui/local-day';
import { Page } from '@/ui/page';
import { FileRefused } from '@/resume-tools/backup-file/file-refused';
import { readFile, type FileRefusal } from '@/resume-tools/backup-file/read-work-file';
import { CommentField } from './comment-field';
import { StaffHelp } from './staff-help';
import { FunderReport } from './funder-report';
import { UnsavedCommentsQuestion } from './leave-question';
import { useLeaving, type Leaving } from './use-leaving';
import { WorkshopOf } from './workshop-of';
import styles from './staff.module.css';

type Opened = { resume: LearnerRecord; fileName: string; workshop: WorkshopRecord | null };

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
            resume: read.content.resume,
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
      <div ref={root} className={styles.page}>
        {!opened && (
          <>
            <ol>
              <li>
                <Trans>
                  The learner saves a file with “Save only my resume for staff” and gives it to you.
                  It is on the page “Papers for Your Job Search”, under “Staff comments”.
                </Trans>
              </li>
              <li>
                <Trans>You open it here and write beside the lines.</Trans>
              </li>
              <li>
                <Trans>
                  You save a file and hand it back. The learner brings it in on the page “Your
                  data”.
                </Trans>
              </li>
            </ol>
            <p className="hint">
              <Trans>
                The file stays on this page. We keep nothing of it, and nothing is sent. When you
                leave the page, it is gone. Delete the learner’s file from your own computer when
                you are done.
              </Trans>
            </p>
            <FilePicker
              title={t`Choose the learner’s file`}
              hint={t`Or drop it here. Its name starts with “career-quest”.`}
              accept=".json,application/json"
              area={root}
              onFile={takeFile}
            />
          </>
        )}
        <div role="alert">
          {refusal && (
            <p className="message error">
              {refusal.reason === 'comments' ? (
                <Trans>
                  This file holds comments only. Choose the file that the learner got from “Save
                  only my resume for staff”.
                </Trans>
              ) : (
                <FileRefused reason={refusal.reason} />
              )}
            </p>
          )}
        </div>
        {!opened && <StaffHelp />}
        {opened && <Review key={opened.fileName} {...opened} onClose={close} />}
        {!opened && <FunderReport />}
      </div>
    </Page>
  );
}

/** The lines of the opened resume, each with room for a comment. */
function Review({ resume, workshop, onClose }: Opened & { onClose: () => void }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const lines = commentLines(resume);
  /** Texts by the place of the line; one id for each, so that a file handed over twice doubles nothing. */
  const [texts, setTexts] = useState<Record<number, { id: string; text: string }>>({});
  const [by, setBy] = useState('');
  const [saved, setSaved] = useState<FileOutcome | null>(null);
  const comments = lines.flatMap(({ path, text: quote }, index): StaffComment[] => {
    const text = texts[index]?.text.trim() ?? '';
    const id = texts[index]?.id ?? '';
    return text === '' ? [] : [{ id, path, quote, text, by: by.trim(), done: '' }];
  });
  const isUnsaved = comments.length > 0 && !isHandedOver(saved);

  useEffect(() => title.current?.focus(), []);
  const { leaving, close } = useLeaving(isUnsaved, onClose);

  const write = (index: number, text: string) => {
    setSaved(null);
    setTexts((before) => ({
      ...before,
      [index]: { id: before[index]?.id ?? crypto.randomUUID(), text },
    }));
  };
  const save = async (): Promise<boolean> => {
    const outcome = await saveComments(comments);
    setSaved(outcome);
    return isHandedOver(outcome);
  };
  const saveAndLeave = async ({ go, stay }: Leaving) => ((await save()) ? go() : stay());

  const { name } = resume.personalInfo;
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title" ref={title} tabIndex={-1}>
        {name.trim() === '' ? <Trans>A resume</Trans> : <Trans>The resume of {name}</Trans>}
      </h2>
      {workshop && <WorkshopOf record={workshop} />}
      <FieldForm>
        <PlainField
          label={t`Your first name`}
          hint={t`It shows beside your comments. You may leave it out.`}
          input={{
            value: by,
            maxLength: 80,
            onChange: (event) => {
              setSaved(null);
              setBy(event.currentTarget.value);
            },
          }}
        />
      </FieldForm>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <CommentField
            key={`${line.path.join(' ')} ${String(index)}`}
            line={line}
            text={texts[index]?.text ?? null}
            onWrite={(text) => write(index, text)}
          />
        ))}
      </ol>
      {lines.length === 0 && (
        <p>
          <Trans>There is no line in this resume yet.</Trans>
        </p>
      )}
      <div className={`row ${styles.foot}`}>
        <button
          type="button"
          className="btn"
          aria-disabled={comments.length === 0}
          onClick={() => comments.length > 0 && void save()}
        >
          <Icon name="download" />
          <Trans>Save the file to hand back</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={close}>
          <Trans>Close this resume</Trans>
        </button>
      </div>
      <p role={saved === 'failed' ? 'alert' : 'status'}>
        {isHandedOver(saved) && (
          <Trans>
            Look for the file in your downloads. Its name starts with “career-quest-comments”.
          </Trans>
        )}
        {saved === 'failed' && <Trans>We could not make the file. Try again.</Trans>}
      </p>
      {leaving && (
        <UnsavedCommentsQuestion
          onSave={() => void saveAndLeave(leaving)}
          onStay={leaving.stay}
          onLeave={leaving.go}
        />
      )}
    </section>
  );
}

function isHandedOver(outcome: FileOutcome | null): boolean {
  return outcome === 'handed-over' || outcome === 'shared';
}

/** Hands the comments over as a file, named after the day by this device's calendar. */
async function saveComments(comments: readonly StaffComment[]): Promise<FileOutcome> {
  const text = commentsToText(comments, Date.now());
  return await keepText(text, commentFileName(today()), 'application/json');
}
