import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChapterActivities } from '@/content/chapter-activity-types';
import { setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { ActivityFrame } from '../activity-frame';
import { SubmissionReview } from './submission-review';

const draftId = 'peer-review';

/** A practice round: after "submitting", two sample resumes to give feedback on. Nothing leaves the device. */
export function PeerReview({ content }: { content: ChapterActivities }) {
  const { t } = useLingui();
  const { communityNote, submissions, questions } = content.peerReview;
  const isSubmitted = useAnswers(draftId)['submitted'] === 'yes';
  const [isJustSubmitted, setIsJustSubmitted] = useState(false);

  const handleSubmit = () => {
    setAnswers(draftId, { submitted: 'yes' });
    setIsJustSubmitted(true);
  };

  return (
    <ActivityFrame title={t`Collaborative Peer Review`}>
      <p>{communityNote}</p>
      <button type="button" className="btn" aria-disabled={isSubmitted} onClick={handleSubmit}>
        <Trans>Submit My Work & Begin Reviewing</Trans>
      </button>
      <div role="alert">
        {isJustSubmitted && (
          <p className="message">
            <Trans>
              Your work was submitted for anonymous review. Two peer submissions are unlocked. This
              is practice: nothing was sent to anyone. What you write is kept with your own work.
            </Trans>
          </p>
        )}
      </div>
      {isSubmitted &&
        submissions.map((submission) => (
          <SubmissionReview key={submission.id} submission={submission} questions={questions} />
        ))}
    </ActivityFrame>
  );
}
