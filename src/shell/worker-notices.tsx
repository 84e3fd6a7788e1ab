import { Trans } from '@lingui/react/macro';
import { languages } from '@/content/languages';
import { LanguageOffer } from './language-offer';
import { ownMegabytes } from './own-megabytes';
import { useAppNotices } from '@/platform/app-notices';
import { requestOffline } from '@/platform/service-worker';
import { takeUpdate } from '@/workspace/document/accept-update';
import { FullDeviceText } from '@/ui/full-device-text';
import { Notice } from './notice';

/** The notices about updates, offline use and language; a chunk of its own, because a first visit shows none of them. */
export function WorkerNotices() {
  const { notice, dismiss, otherLanguage } = useAppNotices();
  const isUpdating = notice === 'updating';
  const otherId = languages.find(({ name }) => name === otherLanguage)?.id;
  return (
    <>
      {(notice === 'update' || isUpdating) && (
        <Notice text={<Trans>A new version is ready.</Trans>}>
          <button
            type="button"
            className="btn small"
            aria-disabled={isUpdating}
            onClick={() => void (isUpdating || takeUpdate())}
          >
            {isUpdating ? <Trans>Updating…</Trans> : <Trans>Update now</Trans>}
          </button>
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>Later</Trans>
          </button>
        </Notice>
      )}
      {notice === 'device-full' && (
        <Notice text={<FullDeviceText />}>
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>OK</Trans>
          </button>
        </Notice>
      )}
      {(notice === 'asking-language' || notice === 'other-language') && (
        <Notice
          text={
            notice === 'asking-language' ? (
              <Trans>
                <span lang={otherId} translate="no">
                  {otherLanguage}
                </span>{' '}
                opens when the server answers. You can go on here meanwhile.
              </Trans>
            ) : (
              <Trans>
                <span lang={otherId} translate="no">
                  {otherLanguage}
                </span>{' '}
                is not on this device yet. It opens when you are back online.
              </Trans>
            )
          }
        >
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>Stay here</Trans>
          </button>
        </Notice>
      )}
      {notice === 'account-language' && <LanguageOffer />}
      {notice === 'ask-for-offline' && (
        <Notice
          text={
            <Trans>
              Your connection is slow or saves data. Get the whole workshop now, to use it offline?
              It takes less than {ownMegabytes} MB.
            </Trans>
          }
        >
          <button
            type="button"
            className="btn small"
            onClick={() => {
              dismiss();
              requestOffline();
            }}
          >
            <Trans>Get it now</Trans>
          </button>
          <button type="button" className="btn quiet small" onClick={dismiss}>
            <Trans>Not now</Trans>
          </button>
        </Notice>
      )}
    </>
  );
}
