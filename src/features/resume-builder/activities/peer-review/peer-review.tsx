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
              Practice: nothing was sent to anyone. In this practice round your work was submitted
              for anonymous review, and two peer submissions are unlocked. What you write is kept
              with your own work.
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
