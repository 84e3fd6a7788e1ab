import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TwoVersionsNotice } from '@/shell/two-versions-notice';
import { dueSteps } from '@/domain/job-search/search-log';
import { ensureWork } from '@/workspace/document/open-work';
import { jobSearchOf } from '@/domain/job-search/edit-job-search';
import { localToday } from '@/ui/local-day';
import { offerGuestWork } from '@/workspace/document/guest-offer';
import { useRecord } from '@/workspace/document/working-record';
import { useSession } from '@/workspace/session/session';
import { AdoptGuestNotice } from './adopt-guest-notice';
import { LockedWorkNotice } from './locked-work-notice';
import pageStyles from './chapter-page.module.css';
import styles from './work-notices.module.css';

/**
 * Notices above the builder about what the person should know or decide; usually none. `onKept`: called when a guest's resume
 * is added.
 */
export function WorkNotices({ onKept }: { onKept: (() => void) | undefined }) {
  return (
    <>
      <AdoptGuestNotice onKept={onKept} />
      <LockedWorkNotice />
      <TwoVersionsNotice />
      <DueNotice />
      <SharedComputerNotice />
    </>
  );
}

/** Says how many next steps of the work-search log are due; nothing while none is. */
function DueNotice() {
  const count = useRecord(
    (record) => dueSteps(jobSearchOf(record).applications, localToday()).length,
  );
  if (count === 0) return null;
  return (
    <p className={`message row ${pageStyles.due}`}>
      <Plural
        value={count}
        one="Your work-search log: # step is due."
        other="Your work-search log: # steps are due."
      />
      <Link to="/papers" hash="log" className="btn quiet small">
        <Trans>Open the log</Trans>
      </Link>
    </p>
  );
}

/** Says that the sign-in ends with the window, and lets the owner of the device change that. */
function SharedComputerNotice() {
  const session = useSession();
  if (!session?.shared) return null;
  return (
    <p className={`hint ${styles.note}`}>
      <Trans>Shared computer: you are logged out one minute after you close this window.</Trans>{' '}
      <button type="button" onClick={() => void makeOwn(session.userId)}>
        <Trans>This is my own device</Trans>
      </button>
    </p>
  );
}

async function makeOwn(personId: string): Promise<void> {
  const { makeOwnDevice } = await import('@/workspace/shared-computer/reencrypt');
  await makeOwnDevice();
  // On a shared computer nobody is asked about a guest's work, so ask now. The work may still be loading.
  const { flush } = await ensureWork(personId);
  await offerGuestWork(flush);
}
