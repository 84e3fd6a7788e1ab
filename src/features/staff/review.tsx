import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { commentFileName, commentsToText } from '@/domain/job-search/comment-file';
import { commentLines } from '@/domain/job-search/comment-lines';
import type { WorkshopRecord } from '@/domain/course/workshop-record';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { FieldForm } from '@/ui/fields/field-form';
import { PlainField } from '@/ui/fields/plain-field';
import { Icon } from '@/ui/icon';
import { downloadOrShareText, type DownloadOutcome } from '@/ui/download-or-share';
import { localToday } from '@/ui/local-day';
import { UnsavedCommentsQuestion } from './leave-question';
import { LearnerSheet } from './learner-sheet';
import { LineNote } from './line-note';
import { useLeaving, type Leaving } from './use-leaving';
import { LearnerWorkshop } from './learner-workshop';
import pageStyles from './staff.module.css';
import styles from './line-notes.module.css';

type ReviewProps = {
  record: LearnerRecord;
  workshop: WorkshopRecord | null;
  onClose: () => void;
};

/** The opened resume as its paper: a press on a line opens a note beside the page, and the notes are handed back as a file. */
export function Review({ record, workshop, onClose }: ReviewProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const lines = useMemo(() => commentLines(record), [record]);
  /** Texts by the index of the line. Each keeps its id, so that a file handed over twice doubles nothing. */
  const [texts, setTexts] = useState<Record<number, { id: string; text: string }>>({});
  const [openLine, setOpenLine] = useState<number | null>(null);
  const [by, setBy] = useState('');
  const [saved, setSaved] = useState<DownloadOutcome | null>(null);
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
  const open = (index: number) => {
    if (texts[index] === undefined) write(index, '');
    setOpenLine(index);
  };
  const isNoted = (index: number) => texts[index] !== undefined;
  const save = async (): Promise<boolean> => {
    const outcome = await saveComments(comments);
    setSaved(outcome);
    return isHandedOver(outcome);
  };
  const saveAndLeave = async ({ go, stay }: Leaving) => ((await save()) ? go() : stay());

  const { name } = record.personalInfo;
  return (
    <section aria-labelledby="review-title">
      <div className={styles.head}>
        <div>
          <h2 id="review-title" ref={title} tabIndex={-1}>
            {name.trim() === '' ? <Trans>A resume</Trans> : <Trans>The resume of {name}</Trans>}
          </h2>
          {workshop && <LearnerWorkshop record={workshop} />}
          <p>
            <Trans>Press a line to write beside it.</Trans>
          </p>
        </div>
        <FieldForm>
          <div className={styles.by}>
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
          </div>
        </FieldForm>
      </div>
      <div className={styles.desk}>
        <LearnerSheet record={record} lines={lines} isNoted={isNoted} onOpen={open} />
        <div
          role="group"
          aria-label={t`Your comments`}
          className={styles.notes}
          data-open={openLine !== null}
        >
          {lines.map(
            ({ text: quote }, index) =>
              isNoted(index) && (
                <LineNote
                  key={texts[index]?.id}
                  quote={quote}
                  text={texts[index]?.text ?? ''}
                  isOpen={index === openLine}
                  onWrite={(text) => write(index, text)}
                  onDone={() => setOpenLine(null)}
                />
              ),
          )}
        </div>
      </div>
      {lines.length === 0 && (
        <p>
          <Trans>There is no line in this resume yet.</Trans>
        </p>
      )}
      <ReviewFoot
        count={comments.length}
        saved={saved}
        onSave={() => void save()}
        onClose={close}
      />
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

type ReviewFootProps = {
  /** How many comments there are. */
  count: number;
  saved: DownloadOutcome | null;
  onSave: () => void;
  onClose: () => void;
};

/** The ways out of a review, and whether the last file was saved. */
function ReviewFoot({ count, saved, onSave, onClose }: ReviewFootProps) {
  return (
    <>
      <div className={`row ${pageStyles.foot}`}>
        <button
          type="button"
          className="btn"
          aria-disabled={count === 0}
          onClick={() => count > 0 && onSave()}
        >
          <Icon name="download" />
          <Trans>Save the file to hand back</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          <Trans>Close this resume</Trans>
        </button>
        {count > 0 && (
          <span className="hint">
            <Plural
              value={count}
              one="Kept on this page: # comment"
              other="Kept on this page: # comments"
            />
          </span>
        )}
      </div>
      <p role={saved === 'failed' ? 'alert' : 'status'}>
        {isHandedOver(saved) && (
          <Trans>
            Look for the file in your downloads. Its name starts with “career-quest-comments”.
          </Trans>
        )}
        {saved === 'failed' && <Trans>We could not make the file. Try again.</Trans>}
      </p>
    </>
  );
}

function isHandedOver(outcome: DownloadOutcome | null): boolean {
  return outcome === 'handed-over' || outcome === 'shared';
}

/** Hands the comments over as a file, named after the day by this device's calendar. */
async function saveComments(comments: readonly StaffComment[]): Promise<DownloadOutcome> {
  const text = commentsToText(comments, Date.now());
  return await downloadOrShareText(text, commentFileName(localToday()), 'application/json');
}
