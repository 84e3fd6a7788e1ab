import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { summarize } from '@/domain/backup/summarize';
import { gatherBackup, saveBackup } from '@/resume-tools/backup-file/download-backup';
import { Icon } from '@/ui/icon';
import type { DownloadOutcome } from '@/ui/download-or-share';
import styles from './your-data.module.css';

type Outcome = DownloadOutcome | 'nothing';

/** All of the person's work as one file. */
export function BackUpSection() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const handleClick = async () => {
    setOutcome(null);
    setOutcome(await download());
  };
  return (
    <section className={`card ${styles.card}`} aria-labelledby="take-along-title">
      <h2 id="take-along-title">
        <Trans>Save a copy of your work</Trans>
      </h2>
      <p>
        <Trans>
          You get one file. It holds your resume, your PAR statements, your papers, your answers in
          the course and your place. Bring it back on any computer, with or without an account.
        </Trans>
      </p>
      <p className="hint">
        <Trans>
          Anyone who has the file can read it. Send it to yourself by email, or put it on a USB
          stick. On a shared computer, delete it from the Downloads folder before you go.
        </Trans>
      </p>
      <button type="button" className="btn" onClick={() => void handleClick()}>
        <Icon name="download" />
        <Trans>Back up my work</Trans>
      </button>
      <div role={outcome === 'failed' ? 'alert' : 'status'} className={styles.outcome}>
        {outcome === 'handed-over' && (
          <Trans>Look for the file in your downloads. Its name starts with “career-quest”.</Trans>
        )}
        {outcome === 'shared' && (
          <Trans>Your file is where you put it. Its name starts with “career-quest”.</Trans>
        )}
        {outcome === 'nothing' && (
          <>
            <p>
              <Trans>There is nothing of yours here yet, so there is no file to make.</Trans>
            </p>
            <Link to="/game" className="btn quiet small">
              <Trans>Build my resume by chat</Trans>
            </Link>
          </>
        )}
        {outcome === 'failed' && (
          <Trans>We could not make the file. Load this page again, then try once more.</Trans>
        )}
      </div>
    </section>
  );
}

async function download(): Promise<Outcome> {
  try {
    const content = await gatherBackup();
    if (!content || summarize(content).isEmpty) return 'nothing';
    return await saveBackup(content);
  } catch {
    return 'failed';
  }
}
