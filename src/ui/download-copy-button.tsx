import { Trans } from '@lingui/react/macro';
import { gatherTakeAlong, saveTakeAlong } from './download-take-along';

/** Saves all of the person's work as a file: the way out when neither the device nor the account can keep it. */
export function DownloadCopyButton() {
  return (
    <button type="button" className="btn quiet small" onClick={() => void downloadCopy()}>
      <Trans>Download a copy</Trans>
    </button>
  );
}

/** Resolves when the browser has the file. */
export async function downloadCopy(): Promise<void> {
  const content = await gatherTakeAlong();
  if (content) await saveTakeAlong(content);
}
