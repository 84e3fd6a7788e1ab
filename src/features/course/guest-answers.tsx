import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { useHasAnswers } from '@/workspace/document/activity-answers';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';
import { LeaveNotice } from '@/resume-tools/guest-computer/leave-notice';
import { SharedComputerQuestion } from '@/resume-tools/guest-computer/shared-computer-question';

/** What becomes of a guest's answers on this computer: asked beside the first of them, then said. */
export function GuestAnswers({ draftId }: { draftId: string }) {
  const hasAnswers = useHasAnswers(draftId);
  return (
    <GuestQuestion heading="h5" isDue={hasAnswers}>
      <Trans>Until you tell us, they are kept in this tab only.</Trans>
    </GuestQuestion>
  );
}

type GuestQuestionProps = {
  heading: 'h3' | 'h5';
  /** There is something to keep here. */
  isDue?: boolean;
  /** Moves the focus on; without it the focus stays here. */
  onAnswer?: (() => void) | undefined;
  /** What happens to it until then. */
  children: ReactNode;
};

/** Asks a guest whose computer this is, and says what follows. */
export function GuestQuestion({ heading, isDue = true, onAnswer, children }: GuestQuestionProps) {
  const isGuest = useSession() === null;
  const computer = useGuestComputer((guest) => guest.computer);
  const frame = useRef<HTMLDivElement>(null);
  const [isJustAnswered, setIsJustAnswered] = useState(false);
  const handleAnswer = () => {
    setIsJustAnswered(true);
    if (onAnswer) onAnswer();
    else frame.current?.focus();
  };
  if (!isGuest || !(isDue || isJustAnswered)) return null;
  return (
    <div ref={frame} tabIndex={-1}>
      {computer === 'unknown' && (
        <SharedComputerQuestion heading={heading} isLater={false} onAnswer={handleAnswer}>
          {children}
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
