import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '@/workspace/session/session';
import { Dialog } from '@/ui/dialog';

/** Replaces the screen when another person has logged in in another tab. */
export function PersonChange() {
  const { t } = useLingui();
  const email = useSession()?.email ?? null;
  const reload = () => window.location.reload();
  return (
    <Dialog title={t`This page has stopped`} onClose={reload}>
      {email !== null && (
        <div>
          <p>
            <Trans>In another window of this browser somebody else has logged in:</Trans>
          </p>
          <p>
            <strong translate="no">{email}</strong>
          </p>
        </div>
      )}
      <p>
        <Trans>What was typed in this window is kept apart. None of it went to this account.</Trans>
      </p>
      <button type="button" className="btn" onClick={reload}>
        <Trans>Continue</Trans>
      </button>
    </Dialog>
  );
}
