import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { summarize } from '@/domain/backup/summarize';
import type { Backup } from '@/domain/backup/backup';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';
import { SharedComputerQuestion } from '@/resume-tools/guest-computer/shared-computer-question';
import { SummaryList } from './summary-list';
import styles from './your-data.module.css';

type FoundFileProps = {
  content: Backup;
  /** When the file was made, in milliseconds since 1970. */
  savedAt: number;
  isBusy: boolean;
  onAdd: () => void;
  onLeaveOut: () => void;
};

/** What is in the chosen file; nothing of it is used before the person says so. */
export function FoundFile({ content, savedAt, isBusy, onAdd, onLeaveOut }: FoundFileProps) {
  const { i18n } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const session = useSession();
  const computer = useGuestComputer((state) => state.computer);
  const needsAnswer = !session && computer === 'unknown';
  const day = i18n.date(new Date(savedAt), { dateStyle: 'long' });
  return (
    <div className={styles.found} role="group" aria-labelledby="found-title">
      <h3 id="found-title" ref={title} tabIndex={-1}>
        <Trans>In this file from {day}</Trans>
      </h3>
      <SummaryList summary={summarize(content)} />
      {needsAnswer ? (
        <SharedComputerQuestion isLater />
      ) : (
        <>
          <p>
            <Trans>
              We add it to what is here. Nothing that is here is replaced. Where both have different
              words, you choose.
            </Trans>
          </p>
          <div className="row">
            <button
              type="button"
              className="btn"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) onAdd();
              }}
            >
              <Trans>Add it to my work</Trans>
            </button>
            <button type="button" className="btn quiet" onClick={onLeaveOut}>
              <Trans>Do not use this file</Trans>
            </button>
          </div>
        </>
      )}
    </div>
  );
}
