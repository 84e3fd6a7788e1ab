import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import { LazyDownloadDialog } from '../export/lazy-download-dialog';
import { PrintSilentNote } from './print-silent-note';
import { usePrint } from './use-print';

/** The two ways to take the resume away: the browser's print window, and a file made here. */
export function PrintAndDownload() {
  const [isOpen, setOpen] = useState(false);
  const print = usePrint();
  return (
    <>
      <div className="row">
        <button type="button" className="btn small" onClick={print.start}>
          <Icon name="print" />
          <Trans>Print / Download PDF</Trans>
        </button>
        <button type="button" className="btn quiet small" onClick={() => setOpen(true)}>
          <Icon name="download" />
          <Trans>Download</Trans>
        </button>
      </div>
      {print.isSilent && <PrintSilentNote />}
      {isOpen && <LazyDownloadDialog onClose={() => setOpen(false)} print={print.start} />}
    </>
  );
}
