import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import { LazyDownloadDialog } from './lazy-download-dialog';
import { usePrint } from '../preview/use-print';

/** Leads to the kinds of files that have no button of their own beside it. */
export function OtherFiles() {
  const print = usePrint();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => setOpen(true)}>
        <Icon name="download" />
        <Trans>Word and other files</Trans>
      </button>
      {isOpen && <LazyDownloadDialog onClose={() => setOpen(false)} print={print.start} />}
    </>
  );
}
