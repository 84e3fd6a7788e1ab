import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { askBeforeLeaving, useLeaveQuestion } from '@/workspace/shared-computer/leave-question';
import { Dialog } from '@/ui/dialog';
import { downloadCopy } from '@/resume-tools/backup-file/download-copy-button';
import { signedInUserId, createLogOut } from './log-out';

/** False once the person has chosen to stay. */
const isTrying = () => useLeaveQuestion.getState().question === 'trying';

/** Asks what to do with work that is not in the account, before a log out or after the person cancelled closing the window. */
export function LogOutQuestion() {
  const { t } = useLingui();
  const question = useLeaveQuestion((state) => state.question);
  const [personId] = useState(signedInUserId);
  const { logOut, logOutIfSent } = createLogOut(useNavigate());

  const stay = () => askBeforeLeaving('none');
  const discard = async () => {
    try {
      askBeforeLeaving((await logOut({ discard: true, personId })) ? 'none' : 'not-deleted');
    } catch {
      // Signed out already: only the deletion failed.
      askBeforeLeaving(signedInUserId() === personId ? 'failed' : 'not-deleted');
    }
  };
  const handleSend = async () => {
    if (question === 'trying') return;
    askBeforeLeaving('trying');
    const isSent = await logOutIfSent({ isPatient: true, isWanted: isTrying }).catch(() => false);
    if (isTrying()) askBeforeLeaving(isSent ? 'none' : 'still-unsent');
  };
  const handleDownload = async () => {
    const outcome = await downloadCopy();
    // The file could not be made: stay, because this page has the only copy of the work.
    if (outcome === 'failed') askBeforeLeaving('no-copy');
    // The page cannot know whether a download was saved: it may be forbidden or cancelled.
    else if (outcome === 'handed-over') askBeforeLeaving('copied');
    else if (outcome === 'shared') await discard();
  };
  if (question === 'not-deleted')
    return (
      <Dialog title={t`You are logged out.`} onClose={stay}>
        <p role="alert">
          <Trans>
            But we could not delete all of your work from this device. Close the other windows of
            this site. Then log in, and delete it on the page “Your data”.
          </Trans>
        </p>
        <button type="button" className="btn" onClick={stay}>
          <Trans>Close</Trans>
        </button>
      </Dialog>
    );
  return (
    <Dialog title={t`Some of your work is not in your account yet`} onClose={stay}>
      <p role="status">
        {question === 'still-unsent' ? (
          <Trans>We could not reach your account. Check the connection, or save a copy.</Trans>
        ) : question === 'no-copy' ? (
          <Trans>We could not make the file. Your work is still here.</Trans>
        ) : question === 'failed' ? (
          <Trans>That did not work. You are still logged in. Please try again.</Trans>
        ) : question === 'copied' ? (
          <Trans>
            Look for the file in your downloads. Is it there? If you log out now, this device
            forgets your work.
          </Trans>
        ) : (
          <Trans>If you log out now, this device forgets it. What do you want to do?</Trans>
        )}
      </p>
      <div className="row">
        <button
          type="button"
          className="btn"
          aria-disabled={question === 'trying'}
          onClick={() => void handleSend()}
        >
          {question === 'trying' ? (
            <Trans>Sending...</Trans>
          ) : (
            <Trans>Send it now and log out</Trans>
          )}
        </button>
        {question === 'copied' ? (
          <>
            {/* The second click of a double click on “Save a copy and log out” lands here, so this button must not log out. */}
            <button type="button" className="btn quiet" onClick={() => void handleDownload()}>
              <Trans>Save it again</Trans>
            </button>
            <button type="button" className="btn quiet" onClick={() => void discard()}>
              <Trans>The file is there: log out</Trans>
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn quiet" onClick={() => void handleDownload()}>
              <Trans>Save a copy and log out</Trans>
            </button>
            <button type="button" className="btn danger" onClick={() => void discard()}>
              <Trans>Throw it away and log out</Trans>
            </button>
          </>
        )}
        <button type="button" className="btn quiet" onClick={stay}>
          <Trans>Stay logged in</Trans>
        </button>
      </div>
    </Dialog>
  );
}
