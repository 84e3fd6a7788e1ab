import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { canShare, share } from './save-file';

type FileReadyProps = {
  file: File;
  /** The browser was given the file to save; nobody can know whether it did. */
  isHandedOver: boolean;
  /** Said when sharing fails. */
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
            <Trans>Look for it in your downloads.</Trans>
          </span>
        )}
      </p>
      {children}
      {canShare(file) && (
        <button type="button" className="btn small" onClick={() => void handleShare()}>
          <Icon name="outside" />
          <Trans>Share or save the file</Trans>
        </button>
      )}
      {isFailed && <p className="message error">{failure}</p>}
    </>
  );
}
