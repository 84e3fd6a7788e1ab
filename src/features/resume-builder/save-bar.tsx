import { Trans } from '@lingui/react/macro';
import { useSaveFacts } from '../../state/save-facts';
import { openWork } from '../../state/use-work';
import { Opening } from '../../ui/opening';
import styles from './chapter-page.module.css';
import { StatusLine } from './status-line';

/** 'Save to Cloud' and, beside it, the truth about where the work is. */
export function SaveBar({ isOpening }: { isOpening: boolean }) {
  const isSending = useSaveFacts((facts) => facts.isSendingNow);
  return (
    <div className={`row ${styles.save}`}>
      {isOpening ? (
        <Opening className={styles.status}>
          <Trans>Opening your resume…</Trans>
        </Opening>
      ) : (
        <StatusLine isInBuilder />
      )}
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
    </div>
  );
}
