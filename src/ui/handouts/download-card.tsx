import { Trans } from '@lingui/react/macro';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Download } from '@/content/library-types';
import { siteAddress } from '@/content/site-base';
import { Icon } from '../icon';
import styles from './download-card.module.css';
import { needsDownloadFallback, cannotDownload } from '@/hydration/download-support';
import { downloadOrShareFile } from '../download-or-share';
import { ReadHere } from './read-here';

/**
 * A file to keep: a real link. Where the browser's own way would fail, its click takes another one (see `downloadOrShareFile`).
 */
export function DownloadCard({
  download,
  otherFormats,
}: {
  download: Download;
  /** Links to the same words in other kinds of files. Handed in, for `ui` does not know who makes them. */
  otherFormats?: ReactNode;
}) {
  const [isFailed, setIsFailed] = useState(false);
  const href = siteAddress(download.href);
  const handleClick = async (event: MouseEvent) => {
    if (!needsDownloadFallback() && !cannotDownload()) return;
    event.preventDefault();
    setIsFailed((await downloadOrShareFile(href, download.fileName)) === 'failed');
  };
  return (
    <div className={styles.card}>
      <a
        href={href}
        download={download.fileName}
        className={styles.link}
        onClick={(event) => void handleClick(event)}
      >
        <Icon name="download" />
        {download.title}
      </a>
      <p className="hint">
        {download.summary} <Trans>It opens in a notes app.</Trans>
      </p>
      {otherFormats}
      <ReadHere download={download} />
      {isFailed && (
        <p role="alert" className="message error">
          <Trans>
            We could not get this file. Try again when you are online, or open this page in your
            browser.
          </Trans>
        </p>
      )}
    </div>
  );
}
