import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { DownloadCopyButton } from '../download-copy-button';

type Question = 'none' | 'unsent' | 'trying' | 'still-unsent';

/** Ends the session on this device. With work that has not reached the account it asks first. */
export function LogOutButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>('none');

  const leave = async ({ discard }: { discard: boolean }) => {
    const { endSession } = await import('../../state/end-session');
    await navigate({ to: '/' });
    await endSession({ discard });
  };
  const handleClick = async () => {
    const { sendUnsentWork } = await import('../../state/end-session');
    if (await sendUnsentWork({ isPatient: false })) await leave({ discard: false });
    else setQuestion('unsent');
  };
  const handleSend = async () => {
    setQuestion('trying');
    const { sendUnsentWork } = await import('../../state/end-session');
    if (await sendUnsentWork({ isPatient: true })) await leave({ discard: false });
    else setQuestion('still-unsent');
  };

  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => void handleClick()}>
        <Trans>Log Out</Trans>
      </button>
      {question !== 'none' && (
        <Dialog
          title={t`Some of your work is not in your account yet`}
          onClose={() => setQuestion('none')}
        >
          <p role="status">
            {question === 'still-unsent' ? (
              <Trans>
                We could not reach your account. Check the connection, or download a copy.
              </Trans>
            ) : (
              <Trans>If you log out now, this device forgets it. What do you want to do?</Trans>
            )}
          </p>
          <div className="row">
            <button
              type="button"
              className="btn"
              disabled={question === 'trying'}
              onClick={() => void handleSend()}
            >
              {question === 'trying' ? (
                <Trans>Sending...</Trans>
              ) : (
                <Trans>Send it now and log out</Trans>
              )}
            </button>
            <DownloadCopyButton />
            <button
              type="button"
              className="btn danger"
              onClick={() => void leave({ discard: true })}
            >
              <Trans>Throw it away and log out</Trans>
            </button>
            <button type="button" className="btn quiet" onClick={() => setQuestion('none')}>
              <Trans>Stay logged in</Trans>
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
