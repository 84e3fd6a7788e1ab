import { Trans } from '@lingui/react/macro';

/** What to do where the print call opened no window (`usePrint`). */
export function PrintSilentNote() {
  return (
    <p role="status" className="message">
      <Trans>If no print window opened, choose “Download” to get a PDF file.</Trans>
    </p>
  );
}
