import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppNotices } from '@/platform/app-notices';
import { useWork } from '@/workspace/document/open-work';
import { useSession, useWho } from '@/workspace/session/session';
import { LazyPart } from '@/resume-tools/lazy-part';
import { WeekLimitNote } from '@/resume-tools/guest-computer/week-limit-note';
import { FullDeviceText } from '@/ui/full-device-text';
import { Page } from '@/ui/page';
import { RestoreBackup } from './restore-backup';
import { DeleteData } from './delete-data';
import { WhatIsSaved } from './en/what-is-saved';
import { EarlierVersions } from './earlier-versions';
import { SignOutEverywhere } from './sign-out-everywhere';
import { BackUpSection } from './back-up-work';
import styles from './your-data.module.css';

// Needed only beside work that has been read: its styles stay out of the written page.
const loadStatusLine = async () => (await import('@/shell/status-line')).StatusLine;

/** The page "Your data": back up, restore and delete all of the person's work, and see where it is stored. */
export function YourDataPage() {
  const { t } = useLingui();
  const who = useWho();
  // The person who asked: when the deletion is done, another person may have signed in in another tab.
  const personId = useSession()?.userId ?? 'guest';
  const { isReadyOffline, isDeviceFull } = useAppNotices();
  const [leaving, setLeaving] = useState<'no' | 'yes' | 'failed'>('no');

  // The rest of the page is gone before the data is: a screen that shows work would open it again.
  const leave = async () => {
    flushSync(() => setLeaving('yes'));
    try {
      const { deleteFromDevice } = await import('@/workspace/account/account-end');
      await deleteFromDevice(personId);
    } catch {
      setLeaving('failed');
    }
  };

  if (leaving !== 'no') return <Leaving hasFailed={leaving === 'failed'} />;
  return (
    <Page
      title={t`Your data`}
      lead={
        <Trans>Save a copy of your work, bring it back, or delete it. It belongs to you.</Trans>
      }
    >
      <Standing />
      <div className={styles.cards}>
        {who === 'guest' && <WeekLimitNote />}
        <BackUpSection />
        <RestoreBackup />
        {who !== 'guest' && (
          <div className={styles.cards} data-for="learner">
            <EarlierVersions />
            <SignOutEverywhere />
            <DeleteData isLearner onLeave={leave} />
          </div>
        )}
        {who !== 'learner' && (
          <div data-for="guest">
            <DeleteData isLearner={false} onLeave={leave} />
          </div>
        )}
      </div>
      {isReadyOffline && (
        <p className="hint">
          <Trans>This site is ready to work without the internet.</Trans>
        </p>
      )}
      {isDeviceFull && (
        <p className="hint">
          <FullDeviceText />
        </p>
      )}
      <WhatIsSaved />
    </Page>
  );
}

/** Says where the work is stored. */
function Standing() {
  const isReady = useWork().state === 'ready';
  return (
    <div className={styles.standing}>
      {isReady && (
        <LazyPart load={loadStatusLine} isOptional>
          {(StatusLine) => <StatusLine />}
        </LazyPart>
      )}
    </div>
  );
}

function Leaving({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useLingui();
  return (
    <Page title={t`Your data`}>
      {hasFailed ? (
        <p role="alert" className="message error">
          <Trans>
            We could not delete all of it from this device. Close the other windows of this site,
            load this page again, and try once more.
          </Trans>
        </p>
      ) : (
        <p role="status">
          <Trans>Deleting…</Trans>
        </p>
      )}
    </Page>
  );
}
