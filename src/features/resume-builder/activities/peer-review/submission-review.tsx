import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChapterActivities, PeerSubmission } from '@/content/chapter-activity-types';
import { setAnswers, useAnswers, useAnswerInput } from '@/workspace/document/activity-answers';
import { OtherAnswersNote } from '@/resume-tools/answers/other-answers-note';
import { PlainField } from '@/ui/fields/plain-field';
import { EnglishText } from '@/ui/english-text';
import frame from '../activity-frame.module.css';
import styles from './peer-review.module.css';

type Questions = ChapterActivities['peerReview']['questions'];

/** One sample resume with its three questions. The feedback is kept with the learner's own work and sent to nobody. */
export function SubmissionReview({
  submission: { id, target, text, noticed },
  questions,
}: {
  submission: PeerSubmission;
  questions: Questions;
}) {
  const { t } = useLingui();
  const [thanks, setThanks] = useState(0);
  const titleId = `submission-${String(id)}`;
  const draftId = `peer-review-${String(id)}`;
  const isCompared = useAnswers(draftId)['compared'] === 'yes';
  return (
    <section className={styles.submission} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Trans>Submission #{id}</Trans>
      </h3>
      <p className="hint">
        <Trans>A practice sample about a made-up person.</Trans> {target}
      </p>
      <p className={`${frame.panel} ${styles.text}`}>
        {text.split('\n').map((line, index) => (
          <span key={line}>
            {index > 0 && '\n'}
            <EnglishText text={line} />
          </span>
        ))}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setThanks((count) => count + 1);
          setAnswers(draftId, { compared: 'yes' });
        }}
      >
        <FeedbackField
          draftId={draftId}
          name="clarity"
          label={t`Clarity`}
          hint={questions.clarity}
        />
        <FeedbackField draftId={draftId} name="impact" label={t`Impact`} hint={questions.impact} />
        <FeedbackField
          draftId={draftId}
          name="relevance"
          label={t`Relevance`}
          hint={questions.relevance}
        />
        <OtherAnswersNote draftId={draftId} />
        <button type="submit" className="btn" aria-describedby={titleId}>
          <Trans>Submit Feedback</Trans>
        </button>
        <div role="alert" className={styles.thanks}>
          {thanks > 0 && (
            <div key={thanks} className="message">
              <p>
                <Trans>Thank you for your feedback on submission #{id}!</Trans>
              </p>
              <p className={styles.truth}>
                <Trans>
                  It was not sent to anyone. Your words are kept with your own work, so you can read
                  them again.
                </Trans>
              </p>
            </div>
          )}
        </div>
      </form>
      {isCompared && (
        <div className={frame.note}>
          <h4>
            <Trans>What a coach noticed</Trans>
          </h4>
          <ul>
            {noticed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="hint">
            <Trans>Did you see the same? There is more than one good answer.</Trans>
          </p>
        </div>
      )}
    </section>
  );
}

type FeedbackFieldProps = { draftId: string; name: string; label: string; hint: string };

function FeedbackField({ draftId, name, label, hint }: FeedbackFieldProps) {
  const input = useAnswerInput(draftId, name);
  return <PlainField label={label} hint={hint} isMultiline input={{ ...input, name }} />;
}
