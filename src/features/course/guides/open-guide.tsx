import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ContentPage } from '@/content/mdx-components';
import type { Guide } from '@/content/guide-types';
import { Prose } from '@/ui/prose/prose';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import { SiteLink } from '@/ui/site-link';
import { SourceList } from '../source-list';
import { GuideToDo } from './guide-to-do';
import styles from './guides.module.css';

type OpenGuideProps = {
  guide: Guide;
  page: ContentPage;
  facts: ProseFacts;
  activities: ProseActivities;
  /** The next guide of its group. */
  next: Guide | undefined;
};

/** One guide: its cards, where its rules come from, and the way on. */
export function OpenGuide({ guide, page, facts, activities, next }: OpenGuideProps) {
  const { id, title, minutes } = guide;
  const sources = facts.sources.filter((source) => guide.sources.includes(source.id));
  useAddressedHeading(id);
  return (
    <section aria-labelledby={id} className={styles.guide}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.about}>
        <Trans>About {minutes} min</Trans>
      </p>
      <Prose page={page} partId={id} facts={facts} activities={activities} ToDo={GuideToDo} />
      <ul className={styles.waysOn}>
        {next && (
          <li>
            <SiteLink href={`/guides#${next.id}`}>
              <Trans>Next guide: {next.title}</Trans>
            </SiteLink>
          </li>
        )}
        <li>
          <SiteLink href="/guides">
            <Trans>All guides</Trans>
          </SiteLink>
        </li>
      </ul>
      {sources.length > 0 && <SourceList sources={sources} />}
    </section>
  );
}

/** A guide comes after its address: its heading, or the one in it that the address names, is sought once it is there. */
function useAddressedHeading(guideId: string): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const heading = document.getElementById(hash) ?? document.getElementById(guideId);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [guideId, hash]);
}
