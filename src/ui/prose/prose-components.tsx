import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { agency, type AgencyFact } from '@/content/agency';
import { agencyPolicies } from '@/content/agency-policies';
import { jobCenterPhone } from '@/content/job-center-phone';
import type { DownloadId } from '@/content/library-types';
import type { ContentComponents, HeadingProps, MarkdownElements } from '@/content/mdx-components';
import type { SourceId } from '@/content/source-ids';
import type { ActivityId, ChapterId } from '@/content/types';
import { mayHaveChanged } from '@/domain/course/source-check';
import { ExternalLink } from '../external-link';
import { DownloadCard } from '../handouts/download-card';
import { SiteLink } from '../site-link';
import { PhoneLink } from '../staff-contact';
import { useToday } from '../use-today';
import { LessonCard } from './lesson-card';
import { LessonStep } from './lesson-step';
import { More } from './more';
import { PicturePlace } from './picture-place';
import { headingId } from './heading-id';
import { useProse } from './prose-context';
import styles from './prose.module.css';

/** The closed set that prose may use; what they say comes from the surroundings. */
export const proseComponents: ContentComponents & MarkdownElements = {
  Source: SourceLink,
  Example,
  Tip,
  ChapterLink,
  Download: DownloadPlace,
  Activity: ActivityPlace,
  Picture: PicturePlace,
  Do: ToDoPlace,
  Card: LessonCard,
  Step: LessonStep,
  More,
  Agency: AgencyName,
  a: ProseLink,
  h3: ProseHeading,
};

function SourceLink({ id }: { id: SourceId }) {
  const source = useProse().facts.sources.find((candidate) => candidate.id === id);
  const day = useToday();
  if (!source) return null;
  const isDoubtful =
    day !== null && source.check !== undefined && mayHaveChanged(source.check, day);
  return (
    <span className={styles.source}>
      (<ExternalLink href={source.url}>{source.label}</ExternalLink>
      <span>{isDoubtful ? '*' : ''}</span>)
    </span>
  );
}

function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.example}>
      <figcaption>{title}</figcaption>
      {children}
    </figure>
  );
}

function Tip({ children }: { children: ReactNode }) {
  return (
    <div role="note" className={styles.tip}>
      <strong>
        <Trans>Tip</Trans>
      </strong>
      {children}
    </div>
  );
}

function ChapterLink({ chapter }: { chapter: ChapterId }) {
  const found = useProse().facts.chapters.find(({ id }) => id === chapter);
  return (
    <>
      <Link to="/resume-builder/chapter/$chapterId" params={{ chapterId: String(chapter) }}>
        {found?.title}
      </Link>{' '}
      (<span>{found?.plainTitle}</span>)
    </>
  );
}

function DownloadPlace({ id }: { id: DownloadId }) {
  const { facts, OtherFormats } = useProse();
  const download = facts.downloads.find((candidate) => candidate.id === id);
  if (!download) return null;
  return (
    <DownloadCard
      download={download}
      otherFormats={OtherFormats && <OtherFormats download={download} />}
    />
  );
}

function ActivityPlace({ id }: { id: ActivityId }) {
  const Activity = useProse().activities[id];
  return Activity ? <Activity /> : null;
}

function ToDoPlace({ id, children }: { id: string; children: ReactNode }) {
  const { partId, ToDo } = useProse();
  return ToDo ? (
    <ToDo partId={partId} id={id}>
      {children}
    </ToDo>
  ) : (
    <div className={styles.task}>
      <strong>
        <Trans>Do this</Trans>
      </strong>
      {children}
    </div>
  );
}

function AgencyName({ fact }: { fact: AgencyFact }) {
  if (fact === 'jobCenterPhone') return <PhoneLink facts={{ phone: jobCenterPhone }} />;
  const facts = { ...agency, ...agencyPolicies };
  if (fact === 'phone') return <PhoneLink facts={facts} />;
  if (fact !== 'staffContact') return facts[fact];
  return (
    <>
      {facts.staffContact} (<PhoneLink facts={facts} />
      {facts.phoneNote !== '' && `: ${facts.phoneNote}`})
    </>
  );
}

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^(?:tel|sms):/u.test(href)) return <a href={href}>{children}</a>;
  if (href.startsWith('/')) return <SiteLink href={href}>{children}</SiteLink>;
  return <ExternalLink href={href}>{children}</ExternalLink>;
}

function ProseHeading({ children, englishTitle = children }: HeadingProps) {
  return (
    <h3 id={headingId(useProse().partId, englishTitle)} tabIndex={-1}>
      {children}
    </h3>
  );
}
