import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useDeletesAfterAWeek } from '@/platform/storage-persistence';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';

/** Tells a guest whose browser does not keep for long, and how to keep the work. Nothing on a shared computer. */
export function WeekLimitNote() {
  const deletes = useDeletesAfterAWeek();
  const isShared = useGuestComputer(({ computer }) => computer === 'shared');
  if (!deletes || isShared) return null;
  return (
    <p className="message">
      <Trans>
        This browser deletes your work here if you stay away for seven days.{' '}
        <Link to="/auth">Log in</Link> to keep it in a free account. Or put Career Quest on your
        home screen: first use “Back up my work” on the page <Link to="/your-data">Your data</Link>,
        then bring the file back there.
      </Trans>
    </p>
  );
}
