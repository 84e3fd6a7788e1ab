import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyPart } from '../lazy-part';
import { usePrint } from '../preview/use-print';

const loadDialog = () => import('./download-dialog');

/** The resume as any other kind of file, in the dialog that the builder has, too. */
export function OtherFiles() {
  const print = usePrint();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet small" onClick={() => setOpen(true)}>
        <Trans>Word and other files</Trans>
      </button>
      {isOpen && (
        <LazyPart load={loadDialog}>
          {({ DownloadDialog }) => (
            <DownloadDialog
              onClose={() => setOpen(false)}
              onPrint={() => {
                setOpen(false);
                print.start();
              }}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
