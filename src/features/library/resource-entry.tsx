import { Trans } from '@lingui/react/macro';
import { downloads } from '@/content/en/downloads';
import { guides } from '@/content/en/guides';
import type { ResourceItem } from '@/content/library-types';
import { DownloadCard } from '@/ui/handouts/download-card';
import { ExternalLink } from '@/ui/external-link';
import { SiteLink } from '@/ui/site-link';
import { WithHelpNumbers } from '@/ui/with-help-numbers';
import { OtherFormats } from '@/resume-tools/export/other-formats';
import styles from './resources-page.module.css';

/** One thing on the shelf: a file, a short guide, another site, or an item that is still to come. */
export function ResourceEntry({ item }: { item: ResourceItem }) {
  if (item.kind === 'download') {
    const download = downloads.find(({ id }) => id === item.download);
    return download ? (
      <DownloadCard download={download} otherFormats={<OtherFormats download={download} />} />
    ) : null;
  }
  if (item.kind === 'guide') {
    const guide = guides.find(({ id }) => id === item.guide);
    return guide ? <SiteLink href={`/guides#${guide.id}`}>{guide.title}</SiteLink> : null;
  }
  if (item.kind === 'link')
    return (
      <div className={styles.entry}>
        <p className={styles.name}>
          <ExternalLink href={item.href}>{item.title}</ExternalLink>
        </p>
        <p className="hint">{item.summary}</p>
      </div>
    );
  const { text, linkText, href } = item.meanwhile;
  return (
    <p>
      <strong>{item.title}</strong>{' '}
      <span className="pill">
        <Trans>coming soon</Trans>
      </span>{' '}
      <span className="hint">
        <WithHelpNumbers text={text} />
        {href && (
          <>
            {' '}
            <SiteLink href={href}>{linkText}</SiteLink>.
          </>
        )}
      </span>
    </p>
  );
}
