import { Trans, useLingui } from '@lingui/react/macro';
import { resourceSections } from '../../content/en/resource-hub';
import { Page } from '../../ui/page';
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
      {resourceSections.map(({ id, title, intro, items }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <p>{intro}</p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.kind === 'download' ? item.download : item.id}>
                <ResourceEntry item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
