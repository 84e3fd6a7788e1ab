import { Trans, useLingui } from '@lingui/react/macro';
import { resourceSections } from '@/content/en/resource-hub';
import type { ResourceItem } from '@/content/library-types';
import { Page } from '@/ui/page';
import { SiteLink } from '@/ui/site-link';
import { WithHelpNumbers } from '@/ui/with-help-numbers';
import { ResourceEntry } from './resource-entry';
import styles from './resources-page.module.css';

/** The Resource Hub: files to keep, career sites, and what is still to come. */
export function ResourcesPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Resource Hub`}
      lead={<Trans>Files to keep and places that help. The files work offline too.</Trans>}
    >
      <nav aria-label={t`Sections of this page`} className={styles.jump}>
        {resourceSections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <ul className={`grid ${styles.ways}`}>
        <li className="card">
          <SiteLink href="/guides">
            <Trans>What do you need today?</Trans>
          </SiteLink>
          <p>
            <Trans>
              choose it, and see the few steps that help. All short guides are there, too.
            </Trans>
          </p>
        </li>
        <li className="card">
          <SiteLink href="/papers">
            <Trans>Cheat sheet, work-search log and packet</Trans>
          </SiteLink>
          <p>
            <Trans>
              what application forms ask, who you asked for work, a letter for each job, and one
              print of all you need.
            </Trans>
          </p>
        </li>
        <li className="card">
          <SiteLink href="/staff">
            <Trans>For staff: comment on a resume</Trans>
          </SiteLink>
          <p>
            <Trans>open a learner’s file, write beside the lines, and hand it back.</Trans>
          </p>
        </li>
      </ul>
      {resourceSections.map(({ id, title, intro, items }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <p>
            <WithHelpNumbers text={intro} />
          </p>
          <Shelf
            className={styles.items}
            items={items.filter(({ kind }) => kind === 'download' || kind === 'link')}
          />
          <Shelf className={styles.guides} items={items.filter(({ kind }) => kind === 'guide')} />
          <Shelf
            className={styles.soon}
            items={items.filter(({ kind }) => kind === 'coming-soon')}
          />
        </section>
      ))}
    </Page>
  );
}

/** The items of one kind: files and other sites as cards, guides as a list of links, what is to come in small at the end. */
function Shelf({
  className,
  items,
}: {
  className: string | undefined;
  items: readonly ResourceItem[];
}) {
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <ResourceEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

function keyOf(item: ResourceItem): string {
  if (item.kind === 'download') return item.download;
  return item.kind === 'guide' ? item.guide : item.id;
}
