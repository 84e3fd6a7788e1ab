import { Trans, useLingui } from '@lingui/react/macro';
import { forumCategories, forumNotice } from '@/content/en/forum';
import { Page } from '@/ui/page';
import { SiteLink } from '@/ui/site-link';
import styles from './forum-page.module.css';

/** The Community Forum: the planned topics, which say that they are not open. */
export function ForumPage() {
  const { t } = useLingui();
  return (
    <Page title={t`Community Forum`}>
      <div role="note" className={styles.notice}>
        <p>
          <strong>{forumNotice.title}</strong>
        </p>
        <p>{forumNotice.text}</p>
      </div>
      <div className="grid">
        {forumCategories.map(({ id, title, summary, topics }) => (
          <section key={id} className="card" aria-labelledby={id}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <p className="hint">{summary}</p>
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic.id}>
                  {/* A link that is not there yet: read as unavailable, and no stop for the Tab key. */}
                  <span role="link" aria-disabled="true">
                    {topic.title}
                  </span>
                  <span className={styles.state}>
                    <Trans>Not open yet</Trans>
                  </span>
                  {topic.where && <span className={styles.state}>{topic.where}</span>}
                  <SiteLink href={topic.doNow.href}>
                    <Trans>Do this now</Trans>{' '}
                    <span className="one-way" aria-hidden="true">
                      →
                    </span>{' '}
                    <span>{topic.doNow.text}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
