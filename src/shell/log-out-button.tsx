import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { askBeforeLeaving } from '@/workspace/shared-computer/leave-question';

/** Ends the session on this device. With work that has not reached the account it asks first. */
export function LogOutButton() {
  const navigate = useNavigate();
  // The log out's code did not load. Say so: the person is about to walk away, still logged in.
  const [isStuck, setStuck] = useState(false);
  const handleClick = async () => {
    setStuck(false);
    try {
      const { createLogOut } = await import('./log-out');
      const { logOutIfSent } = createLogOut(navigate);
      if (!(await logOutIfSent({ isPatient: false }))) askBeforeLeaving('unsent');
    } catch {
      setStuck(true);
    }
  };
  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => void handleClick()}>
        <Trans>Log Out</Trans>
      </button>
      {isStuck && (
        <span role="alert">
          {' '}
          <Trans>You are still logged in. Check the connection and try again.</Trans>
        </span>
      )}
    </>
  );
}
