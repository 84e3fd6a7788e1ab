import { Trans } from '@lingui/react/macro';
import { gatherTakeAlong, saveTakeAlong } from './download-take-along';

/** Saves all of the person's work as a file: the way out when neither the device nor the account can keep it. */
export function DownloadCopyButton() {
  const handleClick = async () => {
    const content = await gatherTakeAlong();
    if (content) await saveTakeAlong(content);
  };
  return (
    <button type="button" className="btn quiet small" onClick={() => void handleClick()}>
      <Trans>Download a copy</Trans>
    </button>
  );
}
