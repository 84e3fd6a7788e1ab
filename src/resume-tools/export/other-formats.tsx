import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Download } from '@/content/library-types';
import type { HandoutFormat } from '@/resume-tools/export/make-handout-file';
import { canShare, saveFile, share } from '@/resume-tools/export/save-file';

/** A handout as a PDF to print and as a Word file to fill in, made here from its text, offline too. */
export function OtherFormats({ download }: { download: Download }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<HandoutFormat | null>(null);
  const [isFailed, setFailed] = useState(false);
  const give = async (format: HandoutFormat) => {
    setBusy(format);
    setFailed(!(await isHandedOver(format, download)));
    setBusy(null);
  };
  const formats: readonly { format: HandoutFormat; name: string }[] = [
    { format: 'pdf', name: 'PDF' },
    { format: 'docx', name: 'Word' },
  ];
  return (
    <>
      <div className="row">
        {formats.map(({ format, name }) => (
          <button
            key={format}
            type="button"
            className="btn quiet small"
            aria-label={t`${name}: ${download.title}`}
            aria-disabled={busy !== null}
            onClick={() => busy === null && void give(format)}
          >
            {busy === format ? <Trans>Making it…</Trans> : <span>{name}</span>}
          </button>
        ))}
      </div>
      {isFailed && (
        <p role="alert" className="message error">
          <Trans>We could not make this file. The text file above has the same words.</Trans>
        </p>
      )}
    </>
  );
}

async function isHandedOver(format: HandoutFormat, download: Download): Promise<boolean> {
  try {
    const { makeHandoutFile } = await import('@/resume-tools/export/make-handout-file');
    const file = await makeHandoutFile(format, download);
    if (!file) return false;
    if (saveFile(file)) return true;
    return canShare(file) && (await share(file)) !== 'failed';
  } catch {
    return false;
  }
}
