import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { canShare, share } from './save-file';

type FileReadyProps = {
  file: File;
  /** The browser was given the file to save; nobody can know whether it did. */
  isHandedOver: boolean;
  /** Called when sharing fails. */
  failure: ReactNode;
  /** What was found when the file was read again. */
  children: ReactNode;
};

/** A file that was made on the device: its name, where to look for it, and the way to share it. */
export function FileReady({ file, isHandedOver, failure, children }: FileReadyProps) {
  const [isFailed, setFailed] = useState(false);
  const { name } = file;
  const handleShare = async () => {
    setFailed(false);
    setFailed((await share(file)) === 'failed');
  };
  return (
    <>
      <p>
        <strong>
          <Trans>Your file is ready: {name}</Trans>
        </strong>
      </p>
      <p>
        {isHandedOver && (
          <span>
            {isAndroid() ? (
              <Trans>
                It is on your phone. Later: open “Files” or “My Files”, then “Downloads”.
              </Trans>
            ) : (
              <Trans>Look for it in your downloads.</Trans>
            )}
          </span>
        )}
      </p>
      {children}
      {canOpen(file) && (
        <button type="button" className="btn quiet small" data-open onClick={() => openInTab(file)}>
          <Trans>Open it</Trans>
        </button>
      )}
      {canShare(file) && (
        <button type="button" className="btn small" onClick={() => void handleShare()}>
          <Icon name="outside" />
          {isHandedOver ? <Trans>Send it</Trans> : <Trans>Share or save the file</Trans>}
        </button>
      )}
      {isFailed && <p className="message error">{failure}</p>}
    </>
  );
}

function isAndroid(): boolean {
  return /android/iu.test(navigator.userAgent);
}

/** True where a PDF can be looked at in a tab of its own. */
function canOpen(file: File): boolean {
  return file.type === 'application/pdf' && navigator.pdfViewerEnabled;
}

/** The new tab has read it long before its address ends. */
const addressEndsMs = 60_000;

function openInTab(file: File): void {
  const address = URL.createObjectURL(file);
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), addressEndsMs);
}
