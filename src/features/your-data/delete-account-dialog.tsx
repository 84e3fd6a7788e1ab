import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { Deletion } from '@/workspace/account/account-end';
import { useSession } from '@/workspace/session/session';
import { Dialog } from '@/ui/dialog';
import { PlainField } from '@/ui/fields/plain-field';
import { DownloadCopyButton } from '@/resume-tools/backup-file/download-copy-button';
import { AccountEndProblem } from './account-end-problem';

type DeleteAccountDialogProps = {
  onLeave: () => Promise<void>;
  onClose: () => void;
  /** The way out when the account cannot be reached. */
  onOnlyHere: () => void;
};

/** Asks before the account is deleted, and says whether the server has deleted it. */
export function DeleteAccountDialog({ onLeave, onClose, onOnlyHere }: DeleteAccountDialogProps) {
  const { t } = useLingui();
  const who = useSession();
  const email = who?.email ?? '';
  const [outcome, setOutcome] = useState<Deletion | 'asking' | null>(null);
  const isAsking = outcome === 'asking';

  const handleDelete = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('password');
    if (isAsking || !(field instanceof HTMLInputElement)) return;
    setOutcome('asking');
    const told = await askServer(field.value);
    if (told === 'wrong-password') field.focus();
    setOutcome(told);
    if (told === 'done') await onLeave();
  };

  // A running deletion cannot be cancelled, and its result must be shown.
  const handleClose = () => {
    if (!isAsking) onClose();
  };
  return (
    <Dialog title={t`Delete your account and all of your data?`} onClose={handleClose}>
      <p>
        <Trans>
          This deletes the account <span translate="no">{email}</span>, the resume in it, and all of
          your work on this device. You cannot get it back. Save a copy first if you want to keep
          your work.
        </Trans>
      </p>
      <div role="alert">
        {outcome && outcome !== 'asking' && outcome !== 'done' && (
          <p className="message error">
            <AccountEndProblem outcome={outcome} />{' '}
            <Trans>Nothing on this device has changed.</Trans>
          </p>
        )}
      </div>
      <form method="post" id="delete-account" onSubmit={(event) => void handleDelete(event)}>
        <PlainField
          label={<Trans>Your password</Trans>}
          hint={<Trans>So that nobody else can delete your work.</Trans>}
          input={{
            name: 'password',
            type: 'password',
            required: true,
            // On a shared computer the browser must not offer to keep it.
            autoComplete: who?.shared ? 'off' : 'current-password',
          }}
        />
      </form>
      <div className="row">
        <button type="submit" form="delete-account" className="btn danger" aria-disabled={isAsking}>
          {isAsking ? <Trans>Deleting…</Trans> : <Trans>Yes, delete everything</Trans>}
        </button>
        <DownloadCopyButton />
        {outcome === 'unreachable' && (
          <button type="button" className="btn quiet" onClick={onOnlyHere}>
            <Trans>Delete only what is on this device</Trans>
          </button>
        )}
        <button
          type="button"
          className="btn quiet"
          data-first-focus
          aria-disabled={isAsking}
          onClick={handleClose}
        >
          <Trans>Keep my account</Trans>
        </button>
      </div>
    </Dialog>
  );
}

async function askServer(password: string): Promise<Deletion> {
  try {
    const { deleteAccount } = await import('@/workspace/account/account-end');
    return await deleteAccount(password);
  } catch {
    // A failed import means that the connection is down.
    return 'unreachable';
  }
}
