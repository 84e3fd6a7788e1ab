import { Trans, useLingui } from '@lingui/react/macro';
import { useGuestOffer } from '@/workspace/document/guest-offer';
import { Dialog } from '@/ui/dialog';

/** At the first log in with work that was started as a guest: asks before anything is merged. */
export function AdoptGuestNotice() {
  const { t } = useLingui();
  const offer = useGuestOffer((state) => state.offer);
  if (!offer) return null;
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
        <button type="button" className="btn" onClick={offer.keep}>
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
