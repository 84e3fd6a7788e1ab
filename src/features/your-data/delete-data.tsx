import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../state/session';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeleteHereDialog } from './delete-here-dialog';
import styles from './your-data.module.css';

type DeleteDataProps = {
  /** Deletes everything from this device and leaves the page. */
  onLeave: () => Promise<void>;
};

/** The ways to delete everything: a learner's account with all of its data, or what this device holds. */
export function DeleteData({ onLeave }: DeleteDataProps) {
  const session = useSession();
  const [question, setQuestion] = useState<'none' | 'account' | 'here'>('none');
  const close = () => setQuestion('none');
  return (
    <section className={`card ${styles.card}`} aria-labelledby="delete-title">
      <h2 id="delete-title">
        <Trans>Delete your data</Trans>
      </h2>
      <p>
        {session ? (
          <Trans>
            You can delete your account with all that is in it, or only what is on this device.
          </Trans>
        ) : (
          <Trans>
            This deletes all that you typed on this device without an account: your resume, your
            answers and how far you are.
          </Trans>
        )}
      </p>
      <div className="row">
        {session && (
          <button type="button" className="btn danger" onClick={() => setQuestion('account')}>
            <Trans>Delete my account and data</Trans>
          </button>
        )}
        <button type="button" className="btn danger" onClick={() => setQuestion('here')}>
          {session ? (
            <Trans>Delete only what is on this device</Trans>
          ) : (
            <Trans>Delete everything on this device</Trans>
          )}
        </button>
      </div>
      {question === 'account' && (
        <DeleteAccountDialog
          onLeave={onLeave}
          onClose={close}
          onOnlyHere={() => setQuestion('here')}
        />
      )}
      {question === 'here' && <DeleteHereDialog onLeave={onLeave} onClose={close} />}
    </section>
  );
}
