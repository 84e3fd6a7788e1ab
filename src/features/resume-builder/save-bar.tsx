import { Trans } from '@lingui/react/macro';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { openWork } from '@/workspace/document/open-work';
import { Opening } from '@/ui/opening';
import styles from './chapter-page.module.css';
import { StatusLine } from './status-line';

/** 'Save to Cloud'. */
export function SaveButton({ isOpening }: { isOpening: boolean }) {
  const isSending = useSaveFacts((facts) => facts.isSendingNow);
  return (
    <button
      type="button"
      className="btn"
      // Not `disabled`, which would take the focus away from whoever pressed it.
      aria-disabled={isSending || isOpening}
      onClick={() => {
        if (!isSending) void openWork()?.sendNow();
      }}
    >
      {isSending ? <Trans>Saving...</Trans> : <Trans>Save to Cloud</Trans>}
    </button>
  );
}

/** The truth about where the work is; while it opens, that it does. */
export function BuilderStatus({ isOpening }: { isOpening: boolean }) {
  return isOpening ? (
    <Opening className={styles.status}>
      <Trans>Opening your resume…</Trans>
    </Opening>
  ) : (
    <StatusLine isInBuilder />
  );
}
