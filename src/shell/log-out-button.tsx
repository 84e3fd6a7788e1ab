import { Trans } from '@lingui/react/macro';
import { askBeforeLeaving } from '../shared-computer/leave-question';
import { useLogOut } from './use-log-out';

/** Ends the session on this device. With work that has not reached the account it asks first. */
export function LogOutButton() {
  const { logOutIfSent } = useLogOut();
  const handleClick = async () => {
    if (!(await logOutIfSent({ isPatient: false }))) askBeforeLeaving('unsent');
  };
  return (
    <button type="button" className="btn quiet small" onClick={() => void handleClick()}>
      <Trans>Log Out</Trans>
    </button>
  );
}
