import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { ContentPage } from '@/content/mdx-components';
import type { Guide, GuideGroup, GuideGroupId, GuideId, Need } from '@/content/guide-types';
import { Page } from '@/ui/page';
import { partOfHeading } from '@/ui/prose/heading-id';
import type { ProseActivities, ProseFacts } from '@/ui/prose/prose-context';
import { WayBack } from '@/ui/way-back';
import { LazyPart } from '@/resume-tools/lazy-part';
import layout from '../course-layout.module.css';
import { GuideList } from './guide-list';
import { NeedPicker } from './need-picker';
import { OpenGuide } from './open-guide';
import styles from './guides.module.css';

/** The texts of one group of guides, and what they may name. */
export type GuideTexts = {
  readonly pages: Readonly<Partial<Record<GuideId, ContentPage>>>;
  readonly facts: ProseFacts;
  readonly activities: ProseActivities;
};

type GuidesPageProps = {
  groups: readonly GuideGroup[];
  guides: readonly Guide[];
  needs: readonly Need[];
  /** One function per group, which stays the same. */
  loadTexts: Readonly<Record<GuideGroupId, () => Promise<GuideTexts>>>;
};

/** The short guides: what people need today, the list by group, and the one that the address names. */
export function GuidesPage({ groups, guides, needs, loadTexts }: GuidesPageProps) {
  const { t } = useLingui();
  const openId = partOfHeading(useAddressedId());
  const guide = guides.find(({ id }) => id === openId);
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
      {guide ? (
        <div className={layout.layout}>
          <nav className={`${layout.side} ${layout.wideOnly}`} aria-label={t`Guides`}>
            <GuideList groups={groups} guides={guides} />
          </nav>
          <div>
            <LazyPart load={loadTexts[guide.group]}>
              {({ pages, facts, activities }) => {
                const page = pages[guide.id];
                return (
                  page && (
                    <OpenGuide
                      key={guide.id}
                      {...{ guide, page, facts, activities }}
                      next={guides[guides.indexOf(guide) + 1]}
                    />
                  )
                );
              }}
            </LazyPart>
          </div>
        </div>
      ) : (
        <div className={styles.hub}>
          <NeedPicker needs={needs} addressedId={openId} />
          <nav aria-labelledby="guides">
            <h2 id="guides" tabIndex={-1}>
              <Trans>All guides</Trans>
            </h2>
            <div className={styles.groups}>
              <GuideList groups={groups} guides={guides} isFull />
            </div>
          </nav>
        </div>
      )}
    </Page>
  );
}

/** What the address names behind "#"; '' at first, for the build writes this page without it. */
function useAddressedId(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const isAwake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isAwake ? hash : '';
}
