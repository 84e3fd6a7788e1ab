import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EarlierVersion } from '@/workspace/account/earlier-versions';
import { SiteLink } from '@/ui/site-link';
import { UndoNote } from '@/ui/undo-note';
import styles from './your-data.module.css';

type Problem = 'signed-out' | 'unreachable' | 'gone' | 'too-large';

type Step =
  | { kind: 'closed' }
  | { kind: 'busy' }
  | { kind: 'list'; versions: EarlierVersion[] }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'added'; undo: () => Promise<void> }
  | { kind: 'undone' };

/** What the account held before, for words that were overwritten or taken out by mistake. */
export function EarlierVersions() {
  const { t, i18n } = useLingui();
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const dayOf = ({ savedAt }: EarlierVersion) =>
    i18n.date(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' });

  const show = async () => {
    if (step.kind === 'busy') return;
    setStep({ kind: 'busy' });
    try {
      const { listEarlierVersions } = await import('@/workspace/account/earlier-versions');
      const found = await listEarlierVersions();
      if (typeof found === 'string') setStep({ kind: 'problem', problem: found });
      else setStep({ kind: 'list', versions: found });
    } catch {
      setStep({ kind: 'problem', problem: 'unreachable' });
    }
  };
  const bringBack = async ({ revision }: EarlierVersion) => {
    setStep({ kind: 'busy' });
    try {
      const { bringBackVersion } = await import('@/workspace/account/earlier-versions');
      const brought = await bringBackVersion(revision);
      if (typeof brought === 'string') setStep({ kind: 'problem', problem: brought });
      else if ('tooLarge' in brought) setStep({ kind: 'problem', problem: 'too-large' });
      else setStep({ kind: 'added', undo: brought.undo });
    } catch {
      setStep({ kind: 'problem', problem: 'unreachable' });
    }
  };
  const takeBack = async (undo: () => Promise<void>) => {
    await undo();
    setStep({ kind: 'undone' });
  };

  return (
    <section className={`card ${styles.card}`} aria-labelledby="earlier-title">
      <h2 id="earlier-title">
        <Trans>Bring back an earlier version</Trans>
      </h2>
      <p>
        <Trans>
          Your account keeps up to ten earlier versions of your work. We add one to what is here.
          Nothing that is here is replaced. Where both have different words, you choose.
        </Trans>
      </p>
      <button
        type="button"
        className="btn quiet"
        aria-disabled={step.kind === 'busy'}
        onClick={() => void show()}
      >
        <Trans>Show earlier versions</Trans>
      </button>
      <div role="alert">
        {step.kind === 'problem' && (
          <p className="message error">
            <VersionProblem problem={step.problem} />
          </p>
        )}
      </div>
      <div role="status">
        {step.kind === 'busy' && (
          <p>
            <Trans>One moment…</Trans>
          </p>
        )}
        {step.kind === 'list' && step.versions.length === 0 && (
          <p>
            <Trans>There is no earlier version yet.</Trans>
          </p>
        )}
        {step.kind === 'undone' && (
          <p>
            <Trans>The earlier version is taken out again. What was here before is here.</Trans>
          </p>
        )}
      </div>
      {step.kind === 'list' && step.versions.length > 0 && (
        <ul className={styles.versions}>
          {step.versions.map((version) => (
            <li key={version.revision}>
              <button
                type="button"
                className="btn quiet small"
                onClick={() => void bringBack(version)}
              >
                <Trans>Add the version from {dayOf(version)}</Trans>
              </button>
            </li>
          ))}
        </ul>
      )}
      {step.kind === 'added' && (
        <UndoNote of={t`add an earlier version`} onUndo={() => void takeBack(step.undo)}>
          <Trans>The earlier version is in your work now.</Trans>
        </UndoNote>
      )}
    </section>
  );
}

function VersionProblem({ problem }: { problem: Problem }) {
  switch (problem) {
    case 'signed-out':
      return (
        <Trans>
          Your log in on this device has run out. <SiteLink href="/auth">Log in again</SiteLink>,
          then come back to this page.
        </Trans>
      );
    case 'unreachable':
      return (
        <Trans>
          We could not reach your account. This needs the internet. Nothing here has changed.
        </Trans>
      );
    case 'gone':
      return <Trans>That version is not there any more. Nothing here has changed.</Trans>;
    case 'too-large':
      return (
        <Trans>
          Together with what is here it would be too large for your account. Nothing here has
          changed.
        </Trans>
      );
  }
}
