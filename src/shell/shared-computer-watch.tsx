import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { idleWarningMs } from '@/domain/shared-computer/idle';
import { endIdleSession, clearComputer } from '@/workspace/account/end-session';
import { stayHere, useIdleWarning, watchIdle } from '@/workspace/shared-computer/idle-timeout';
import { disableAutocomplete } from './disable-autocomplete';
import { watchDownloads } from './watch-downloads';
import { askBeforeLeaving, useLeaveQuestion } from '@/workspace/shared-computer/leave-question';
import { warnBeforeUnload } from './leave-warning';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { useSession } from '@/workspace/session/session';
import { Dialog } from '@/ui/dialog';
import { DownloadCopyButton } from '@/resume-tools/backup-file/download-copy-button';

/**
 * Guards a session on a shared computer: idle timeout, warning before the window closes, no autocomplete, notice of
 * downloads.
 */
export function SharedComputerWatch() {
  useEffect(() => watchIdle(() => void endIdleSession()), []);
  useEffect(warnBeforeUnload, []);
  useEffect(disableAutocomplete, []);
  useEffect(watchDownloads, []);
  return (
    <>
      <IdleWarning />
      <ClearGuestQuestion />
    </>
  );
}

function IdleWarning() {
  const { t } = useLingui();
  const isGuest = useSession() === null;
  const isLost = useSaveFacts((facts) => facts.isLostOnClose || facts.deviceError !== null);
  const { secondsLeft, jumpedMs } = useIdleWarning();
  const hasJumped = jumpedMs > 0;
  if (secondsLeft === null) return null;
  return (
    <Dialog title={t`Are you still there?`} isCovering={hasJumped}>
      <p>
        {hasJumped ? (
          <Trans>
            This computer was asleep, or its clock was set. To keep your words from the next person,
            we hide them. If nobody answers, we will clear them.
          </Trans>
        ) : isGuest ? (
          <Trans>
            Nobody has used this page for a while. To keep your words from the next person, we will
            clear them.
          </Trans>
        ) : isLost ? (
          <Trans>
            Nobody has used this page for a while. To keep your words from the next person, we will
            log you out. What is not in your account yet will be cleared.
          </Trans>
        ) : (
          <Trans>
            Nobody has used this page for a while. To keep your words from the next person, we will
            log you out. What is not in your account yet waits here for your next log in.
          </Trans>
        )}
      </p>
      <p aria-hidden="true">
        <Plural value={secondsLeft} one="# second left" other="# seconds left" />
      </p>
      {/* Announced once, not each second. Filled after the first render, because screen readers ignore a live region that is
          inserted with text. */}
      <p role="status" className="visually-hidden">
        {secondsLeft < idleWarningMs / 1000 && <Trans>Less than one minute left</Trans>}
      </p>
      <button type="button" className="btn" onClick={() => stayHere()}>
        <Trans>I am still here</Trans>
      </button>
    </Dialog>
  );
}

function ClearGuestQuestion() {
  const { t } = useLingui();
  const isAsking = useLeaveQuestion(({ question }) => question === 'clear-guest');
  const stay = () => askBeforeLeaving('none');
  if (!isAsking) return null;
  return (
    <Dialog title={t`Clear everything you typed here?`} onClose={stay}>
      <p>
        <Trans>
          Your answers and your resume are deleted from this computer. You cannot get them back
          here. Print your resume or save a copy first.
        </Trans>
      </p>
      <div className="row">
        <button type="button" className="btn danger" onClick={() => void clearComputer()}>
          <Trans>Clear it now</Trans>
        </button>
        <DownloadCopyButton />
        <button type="button" className="btn quiet" data-first-focus onClick={stay}>
          <Trans>Keep working</Trans>
        </button>
      </div>
    </Dialog>
  );
}
