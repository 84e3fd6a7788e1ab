import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { hasWork } from '@/domain/job-search/has-work';
import type { NotSavedReason, SyncStatus } from '@/domain/sync-status/sync-status';
import { useSession } from '@/workspace/session/session';
import { useSyncStatus } from '@/workspace/document/save-facts';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { LazyCopyButton } from './session-overlays';
import { LazyPart } from '@/resume-tools/lazy-part';
import { Icon, type IconName } from '@/ui/icon';
import styles from './status-line.module.css';

const loadAccountSpace = async () =>
  (await import('@/resume-tools/account-space/account-space')).AccountSpace;

/**
 * The status of the save in one line, announced when it changes; empty until the work is open. `chapterId`: the builder's
 * chapter, when it shows there. In the builder 'Save to Cloud' and the conflicts are on the same screen, and
 * {@link SpaceInAccount} shows in another place.
 */
export function StatusLine({ chapterId }: { chapterId?: number }) {
  const isInBuilder = chapterId !== undefined;
  const { i18n } = useLingui();
  const known = useSyncStatus();
  const record = useRecordInMemory();
  const isOpen = record !== null;
  // Without any work "Saved to your account" would be false.
  const isNothing = known.kind === 'in-account' && isOpen && !hasWork(record);
  const status: SyncStatus = isNothing ? { kind: 'nothing-yet' } : known;
  const text = () => {
    switch (status.kind) {
      case 'nothing-yet':
        return isOpen && <Trans>Nothing to save yet</Trans>;
      case 'opening':
        return <Trans>Opening your resume…</Trans>;
      case 'account-unheard':
        return (
          <Trans>Your account does not answer yet. If your work is there, it comes later.</Trans>
        );
      case 'saving':
        return <Trans>Saving…</Trans>;
      case 'on-device':
        return <Trans>Saved on this device</Trans>;
      case 'on-device-offline':
        return <Trans>Saved on this device. We'll send it when you're back online.</Trans>;
      case 'in-window':
        return <Trans>Saved on this device until you close this window</Trans>;
      case 'in-window-offline':
        return (
          <Trans>
            Saved on this device until you close this window. We'll send it when you're back online.
          </Trans>
        );
      case 'in-account': {
        const time = i18n.date(new Date(status.at), { timeStyle: 'short' });
        return <Trans>Saved to your account, {time}</Trans>;
      }
      case 'sign-in-needed':
        return (
          <Link to="/auth" {...(isInBuilder && { state: { wantedChapter: String(chapterId) } })}>
            <Trans>Log in to finish saving</Trans>
          </Link>
        );
      case 'locked-work':
        return <Trans>Not all is here: some of your work waits, locked</Trans>;
      case 'two-versions':
        return isInBuilder ? (
          <a href="#two-versions">
            <Trans>Two versions: review</Trans>
          </a>
        ) : (
          <Link to="/resume-builder">
            <Trans>Two versions: review</Trans>
          </Link>
        );
      case 'not-saved':
        return <NotSaved reason={status.reason} isInBuilder={isInBuilder} />;
    }
  };
  const icon = iconByKind[status.kind];
  return (
    <>
      <div className={styles.status} data-kind={isOpen ? status.kind : 'not-open'}>
        {icon && <Icon name={icon} />}
        <span role="status">{text()}</span>
        {status.kind === 'not-saved' && <LazyCopyButton />}
      </div>
      {!isInBuilder && <SpaceInAccount />}
    </>
  );
}

/** Says how much space the account has left, when it is little. */
export function SpaceInAccount() {
  const isOpen = useRecordInMemory() !== null;
  const isSignedIn = useSession() !== null;
  if (!isOpen || !isSignedIn) return null;
  return (
    <LazyPart isOptional load={loadAccountSpace}>
      {(AccountSpace) => <AccountSpace />}
    </LazyPart>
  );
}

const iconByKind: Record<SyncStatus['kind'], IconName | null> = {
  'nothing-yet': null,
  opening: null,
  'account-unheard': 'alert',
  saving: 'cloud',
  'on-device': 'check',
  'on-device-offline': 'check',
  'in-window': 'check',
  'in-window-offline': 'check',
  'in-account': 'check',
  'sign-in-needed': 'alert',
  'locked-work': 'alert',
  'two-versions': 'alert',
  'not-saved': 'alert',
};

type NotSavedProps = { reason: NotSavedReason; isInBuilder: boolean };

function NotSaved({ reason, isInBuilder }: NotSavedProps) {
  switch (reason) {
    case 'full':
      return (
        <>
          <Trans>Not saved: this device is full.</Trans> <SaveCopyHint isInBuilder={isInBuilder} />
        </>
      );
    case 'refused':
      return (
        <>
          <Trans>Not saved: this browser does not let us keep anything (private window?).</Trans>{' '}
          <SaveCopyHint isInBuilder={isInBuilder} />
        </>
      );
    case 'gone':
      return (
        <>
          <Trans>Not saved: the data of this site was deleted while you typed.</Trans>{' '}
          <SaveCopyHint isInBuilder={isInBuilder} />
        </>
      );
    case 'too-large':
      return (
        <Trans>
          Not saved to your account: your work is too large for it. It is saved on this device.
        </Trans>
      );
    case 'too-old':
      return (
        <Trans>
          Not saved to your account: a newer version of this site has saved there. Your work is
          saved on this device. Load the page again.
        </Trans>
      );
    case 'bad-data':
      return (
        <Trans>
          Not saved to your account: it cannot take this text. Your work is saved on this device.
        </Trans>
      );
    case 'forbidden':
      return (
        <Trans>
          Not saved to your account: it did not let us in. Your work is saved on this device. Log
          out and in again.
        </Trans>
      );
    case 'unreadable':
      return (
        <Trans>
          Not saved to your account: we cannot read the resume that is there, so we leave it as it
          is. Your work is saved on this device.
        </Trans>
      );
    default:
      return <Trans>Not saved: something went wrong on this device. Save a copy now.</Trans>;
  }
}

function SaveCopyHint({ isInBuilder }: { isInBuilder: boolean }) {
  return isInBuilder ? (
    <Trans>Press “Save to Cloud”, or save a copy now.</Trans>
  ) : (
    <Trans>Save a copy now.</Trans>
  );
}
