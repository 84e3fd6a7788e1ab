import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { gatherBackup, saveBackup } from './download-backup';
import type { DownloadOutcome } from '@/ui/download-or-share';

/** Saves all of the person's work as a file: the way out when neither the device nor the account can keep it. */
export function DownloadCopyButton() {
  const [isFailed, setIsFailed] = useState(false);
  const handleClick = async () => {
    setIsFailed(false);
    setIsFailed((await downloadCopy()) === 'failed');
  };
  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => void handleClick()}>
        <Trans>Save a copy</Trans>
      </button>
      {isFailed && (
        <p role="alert" className="message error">
          <Trans>We could not make the file. Your work is still here.</Trans>
        </p>
      )}
    </>
  );
}

/** Saves all work of the current person as a file. Never rejects. */
export async function downloadCopy(): Promise<DownloadOutcome> {
  try {
    const content = await gatherBackup();
    return content ? await saveBackup(content) : 'failed';
  } catch {
    return 'failed';
  }
}
