import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '@/ui/page';
import { Prose } from '@/ui/prose/prose';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import { WayBack } from '@/ui/way-back';
import type { ListedPart } from '../course-parts';
import { SourceList } from '../source-list';
import layout from '../course-layout.module.css';
import list from '../part-list.module.css';
import styles from './guides.module.css';

type GuidesPageProps = {
  /** Where `checked` stands, the month in which the guide's rules were last checked. */
  guides: readonly (ListedPart & { readonly checked?: string })[];
  facts: ProseFacts;
  activities: ProseActivities;
};

const listId = 'guides';

/** The short guides one below the other, with the list of them beside. */
export function GuidesPage({ guides, facts, activities }: GuidesPageProps) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Short Guides`}
      lead={<Trans>What people ask us every day. Read the one you need.</Trans>}
      above={
        <WayBack to="/resources">
          <Trans>Resource Hub</Trans>
        </WayBack>
      }
    >
      <div className={layout.layout}>
        <nav id={listId} className={layout.side} aria-label={t`Guides`}>
          <ul className={`${list.list} ${styles.contents}`}>
            {guides.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {guides.map(({ id, title, page, checked }) => (
            <section key={id} aria-labelledby={id} className={`long-part ${layout.part}`}>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              {checked && (
                <p className={styles.checked}>
                  <Trans>Last checked: {checked}</Trans>
                </p>
              )}
              <Prose page={page} partId={id} facts={facts} activities={activities} />
              <a href={`#${listId}`} className={layout.toList}>
                <Trans>Back to the list of guides</Trans>
              </a>
            </section>
          ))}
          <SourceList sources={facts.sources} />
        </div>
      </div>
    </Page>
  );
}
