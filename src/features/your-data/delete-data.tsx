import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DeleteAccountDialog } from './delete-account-dialog';
import { DeleteHereDialog } from './delete-here-dialog';
import styles from './your-data.module.css';

type DeleteDataProps = {
  isLearner: boolean;
  /** Deletes everything from this device and leaves the page. */
  onLeave: () => Promise<void>;
};

/** The ways to delete everything: a learner's account with all of its data, or what this device holds. */
export function DeleteData({ isLearner, onLeave }: DeleteDataProps) {
  const titleId = useId();
  const [question, setQuestion] = useState<'none' | 'account' | 'here'>('none');
  const close = () => setQuestion('none');
  return (
    <section className={`card ${styles.card}`} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Delete your data</Trans>
      </h2>
      <p>
        {isLearner ? (
          <Trans>
            You can delete your account with all that is in it, or only what is on this device.
          </Trans>
        ) : (
          <Trans>
            This deletes all that you typed on this device without an account: your resume, your
            answers and your place.
          </Trans>
        )}
      </p>
      <div className="row">
        {isLearner && (
          <button type="button" className="btn danger" onClick={() => setQuestion('account')}>
            <Trans>Delete my account and data</Trans>
          </button>
        )}
        <button type="button" className="btn danger" onClick={() => setQuestion('here')}>
          {isLearner ? (
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
      {question === 'here' && (
        <DeleteHereDialog isLearner={isLearner} onLeave={onLeave} onClose={close} />
      )}
    </section>
  );
}
