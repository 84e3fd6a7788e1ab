import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import type { Download } from '../content/library-types';
import { Icon } from './icon';
import styles from './download-card.module.css';
import { isOnIosHomeScreen, shareFile } from './share-file';

/** A file to keep: a real link, and on an iPhone's home screen the share sheet, where a link would lead nowhere. */
export function DownloadCard({ download }: { download: Download }) {
  const { t } = useLingui();
  const [problem, setProblem] = useState('');
  const handleClick = async (event: MouseEvent) => {
    if (!isOnIosHomeScreen()) return;
    event.preventDefault();
    const outcome = await shareFile(download.href, download.fileName);
    setProblem(
      outcome === 'failed'
        ? t`We could not open this file. Open this page in Safari and try again.`
        : '',
    );
  };
  return (
    <div className={styles.card}>
      <a
        href={download.href}
        download={download.fileName}
        className={styles.link}
        onClick={(event) => void handleClick(event)}
      >
        <Icon name="download" />
        {download.title}
      </a>
      <p className="hint">
        {download.summary} <Trans>A text file (.md).</Trans>
      </p>
      {problem && (
        <p role="alert" className="message error">
          {problem}
        </p>
      )}
    </div>
  );
}
