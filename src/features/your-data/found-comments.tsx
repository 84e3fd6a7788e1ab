import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import { accountBytes, maxAccountBytes } from '@/domain/account-size/account-bytes';
import { valueAtPath } from '@/domain/resume/conflicts';
import { useRecordInMemory } from '@/workspace/document/working-record';
import { useSession } from '@/workspace/session/session';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { SharedComputerQuestion } from '@/resume-tools/guest-computer/shared-computer-question';
import { toKilobytes } from '@/resume-tools/account-space/part-name';
import styles from './your-data.module.css';

type FoundCommentsProps = {
  comments: readonly StaffComment[];
  /** How many of them an account can hold beside what is there. */
  fitting: number;
  onAdd: () => void;
  onLeaveOut: () => void;
};

/** What staff wrote; nothing of it is kept before the person says so. */
export function FoundComments({ comments, fitting, onAdd, onLeaveOut }: FoundCommentsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const session = useSession();
  const computer = useGuestComputer((state) => state.computer);
  const record = useRecordInMemory();
  const isForeign =
    record !== null && comments.every(({ path }) => valueAtPath(record, path) === undefined);
  if (!session && computer === 'unknown') return <SharedComputerQuestion isLater />;
  return (
    <div className={styles.found} role="group" aria-labelledby="found-comments">
      <h3 id="found-comments" ref={title} tabIndex={-1}>
        <Plural value={comments.length} one="# comment from staff" other="# comments from staff" />
      </h3>
      {isForeign && (
        <p className="message error">
          <Trans>
            The lines that they speak of are not here. Bring your own work first, or log in. Then
            choose this file again.
          </Trans>
        </p>
      )}
      {fitting < comments.length && (
        <p className="message error">
          <span>
            <Trans>
              These comments are too large for an account: {toKilobytes(accountBytes(comments))} kB,
              where {toKilobytes(maxAccountBytes)} kB is all that it holds.
            </Trans>
          </span>{' '}
          <span>
            <Plural
              value={fitting}
              one="# of them fits. The others stay in the file."
              other="# of them fit. The others stay in the file."
            />
          </span>
        </p>
      )}
      <p>
        <Trans>They show beside your fields. None of your words change.</Trans>
      </p>
      <div className="row">
        {fitting > 0 && (
          <button type="button" className="btn" onClick={onAdd}>
            {fitting < comments.length ? (
              <Trans>Add those that fit</Trans>
            ) : (
              <Trans>Add the comments</Trans>
            )}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onLeaveOut}>
          <Trans>Do not use this file</Trans>
        </button>
      </div>
    </div>
  );
}
