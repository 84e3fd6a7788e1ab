import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useHasAnswers } from '@/workspace/document/activity-answers';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';
import { LeaveNotice } from '@/resume-tools/guest-computer/leave-notice';
import { SharedComputerQuestion } from '@/resume-tools/guest-computer/shared-computer-question';

/** What becomes of a guest's answers on this computer: asked beside the first of them, then said. */
export function GuestAnswers({ draftId }: { draftId: string }) {
  const isGuest = useSession() === null;
  const computer = useGuestComputer((guest) => guest.computer);
  const hasAnswers = useHasAnswers(draftId);
  const frame = useRef<HTMLDivElement>(null);
  const [isJustAnswered, setIsJustAnswered] = useState(false);
  const handleAnswer = () => {
    setIsJustAnswered(true);
    frame.current?.focus();
  };
  if (!isGuest || !(hasAnswers || isJustAnswered)) return null;
  return (
    <div ref={frame} tabIndex={-1}>
      {computer === 'unknown' && (
        <SharedComputerQuestion heading="h5" isLater={false} onAnswer={handleAnswer}>
          <Trans>Until you tell us, they are kept in this tab only.</Trans>
        </SharedComputerQuestion>
      )}
      {computer === 'shared' && <LeaveNotice />}
      {computer === 'own' && isJustAnswered && (
        <p className="hint">
          <Trans>Your answers are kept on this device.</Trans>
        </p>
      )}
    </div>
  );
}
