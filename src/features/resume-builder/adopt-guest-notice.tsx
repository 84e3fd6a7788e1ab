import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { joinSameEntries } from '@/domain/merge/join-same-entries';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import { useGuestOffer } from '@/workspace/document/guest-offer';
import { getOpenWork } from '@/workspace/document/open-work';
import { useSyncStatus } from '@/workspace/document/save-facts';
import { Dialog } from '@/ui/dialog';

/**
 * At the first log in with work that was started as a guest: asks before anything is merged. `onKept`: a resume is to be
 * added, and the person wants to see it.
 */
export function AdoptGuestNotice({ onKept }: { onKept: (() => void) | undefined }) {
  const { t } = useLingui();
  const offer = useGuestOffer((state) => state.offer);
  const [isKept, setKept] = useState(false);
  if (!offer) return isKept && <InYourAccount />;
  const handleKeep = async () => {
    if (offer.hasResume) onKept?.();
    const before = currentRecord();
    await offer.keep();
    // Somebody who has written the same job in both places wants it once.
    editRecord((now) => joinSameEntries(before, now));
    setKept(offer.hasResume);
    await getOpenWork()?.sendNow();
  };
  return (
    <Dialog
      title={
        offer.hasResume ? t`Keep the resume you started here?` : t`Keep the answers you gave here?`
      }
      onClose={offer.later}
    >
      <p>
        {!offer.hasResume ? (
          <Trans>There are answers on this device that were given without an account.</Trans>
        ) : offer.name === '' ? (
          <Trans>There is a resume on this device that was started without an account.</Trans>
        ) : (
          <Trans>
            There is a resume for {offer.name} on this device. It was started without an account.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          If it is yours, we add it to the account <strong translate="no">{offer.email}</strong>.
          Nothing in that account is replaced.
        </Trans>
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => void handleKeep()}>
          <Trans>Keep it</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={offer.later}>
          <Trans>Not now</Trans>
        </button>
        <button type="button" className="btn danger" onClick={offer.remove}>
          <Trans>It is not mine: delete it</Trans>
        </button>
      </div>
    </Dialog>
  );
}

/** Where the resume is now, once it is there; until then the status line says how far it is. */
function InYourAccount() {
  const isThere = useSyncStatus().kind === 'in-account';
  return (
    <div role="status">
      {isThere && (
        <p className="message">
          <Trans>Your resume is in your account. You can open it on any computer.</Trans>
        </p>
      )}
    </div>
  );
}
