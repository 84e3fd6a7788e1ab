import { Trans } from '@lingui/react/macro';
import { PrintSilentNote } from '@/resume-tools/preview/print-silent-note';
import { usePrint } from '@/resume-tools/preview/use-print';
import { Icon } from '@/ui/icon';
import styles from './form-end.module.css';

/** The way out of the form, where it ends: to the whole page, and straight to the printer. */
export function FormEnd({ onDone }: { onDone: () => void }) {
  const print = usePrint();
  return (
    <div className={styles.formEnd}>
      <div className="row">
        <button type="button" className="btn" onClick={onDone}>
          <Icon name="check" />
          <Trans>Done: see my resume</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={print.start}>
          <Icon name="print" />
          <Trans>Print</Trans>
        </button>
      </div>
      {print.isSilent && <PrintSilentNote />}
    </div>
  );
}
