import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { maxAccountBytes } from '@/domain/account-size/account-bytes';
import type { RemovablePart, TooLarge } from '@/domain/account-size/record-parts';
import { LargestPart, PartName, toKilobytes } from '@/resume-tools/account-space/part-name';
import styles from './your-data.module.css';

type TooLargeFileProps = {
  tooLarge: TooLarge;
  onAddWithout: (parts: readonly RemovablePart[]) => void;
  onLeaveOut: () => void;
};

/** An account could not hold the file beside what is there: what in it is large, and a way to bring the rest. */
export function TooLargeFile({ tooLarge, onAddWithout, onLeaveOut }: TooLargeFileProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { bytes, largest, leaveOut } = tooLarge;
  return (
    <div className={styles.found} role="group" aria-labelledby="too-large-title">
      <h3 id="too-large-title" ref={title} tabIndex={-1}>
        <Trans>This file is too large for an account</Trans>
      </h3>
      <p>
        <Trans>
          With your work it would need {toKilobytes(bytes)} kB. An account holds{' '}
          {toKilobytes(maxAccountBytes)} kB. Nothing here has changed.
        </Trans>
      </p>
      <p>
        <Trans>What is largest in the file:</Trans> <LargestPart {...largest} />
      </p>
      {leaveOut === null ? (
        <p>
          <Trans>
            Open your work where it is now, and make the longest texts shorter. Then make a new
            file.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>The rest of the file fits. We would leave out:</Trans>
          </p>
          <ul>
            {leaveOut.map((part) => (
              <li key={part}>
                <PartName part={part} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row">
        {leaveOut !== null && (
          <button type="button" className="btn" onClick={() => onAddWithout(leaveOut)}>
            <Trans>Add the rest to my work</Trans>
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onLeaveOut}>
          <Trans>Do not use this file</Trans>
        </button>
      </div>
    </div>
  );
}
