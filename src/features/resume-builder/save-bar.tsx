import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSaveFacts, useSyncStatus } from '@/workspace/document/save-facts';
import { getOpenWork } from '@/workspace/document/open-work';
import { Opening } from '@/ui/opening';
import styles from '@/shell/status-line.module.css';
import { StatusLine } from '@/shell/status-line';

type SavePartProps = { chapterId: number; isOpening: boolean };

/**
 * 'Save to Cloud', a quiet button: the work saves by itself as well. Where the sign-in has ended it leads to a new one,
 * and that back to this chapter.
 */
export function SaveButton({ chapterId, isOpening }: SavePartProps) {
  const isSending = useSaveFacts((facts) => facts.isSendingNow);
  const isEnded = useSyncStatus().kind === 'sign-in-needed';
  const navigate = useNavigate();
  const save = () => {
    if (isEnded) void navigate({ to: '/auth', state: { wantedChapter: String(chapterId) } });
    else void getOpenWork()?.sendNow();
  };
  return (
    <button
      type="button"
      className="btn quiet"
      // Not `disabled`, which would take the focus away from whoever pressed it.
      aria-disabled={isSending || isOpening}
      onClick={() => {
        if (!isSending) save();
      }}
    >
      {isSending ? <Trans>Saving...</Trans> : <Trans>Save to Cloud</Trans>}
    </button>
  );
}

/** The status line of the builder; while the work opens, it says so. */
export function BuilderStatus({ chapterId, isOpening }: SavePartProps) {
  return isOpening ? (
    <Opening className={styles.status}>
      <Trans>Opening your resume…</Trans>
    </Opening>
  ) : (
    <StatusLine chapterId={chapterId} />
  );
}
