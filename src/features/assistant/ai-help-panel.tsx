import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { isBlankEntry } from '@/domain/resume/record-schema';
import { useSession } from '@/workspace/session/session';
import { useRecord } from '@/workspace/document/working-record';
import { NeedsAccount } from '@/resume-tools/ai/ai-note';
import styles from './assistant.module.css';

/** The game's side panel in AI Mode: the resume as it grows, and where help comes from. */
export function AiHelpPanel() {
  const isGuest = useSession() === null;
  const record = useRecord((whole) => whole);
  const { name, email, phone, address } = record.personalInfo;
  const jobs = record.experience.filter((entry) => !isBlankEntry(entry));
  const schools = record.education.filter((entry) => !isBlankEntry(entry));
  const groups = [
    { id: 'you', title: <Trans>You</Trans>, lines: [joined([name, email, phone, address])] },
    {
      id: 'work',
      title: <Trans>Work</Trans>,
      lines: jobs.flatMap((job) => [
        joined([job.jobTitle, job.company, job.location, dates(job.startDate, job.endDate)]),
        job.description,
      ]),
    },
    {
      id: 'school',
      title: <Trans>School</Trans>,
      lines: schools.map((school) =>
        joined([school.degree, school.school, school.location, school.graduationYear]),
      ),
    },
    { id: 'skills', title: <Trans>Skills</Trans>, lines: [joined(record.skills)] },
  ];
  return (
    <aside className={`card ${styles.panel}`} aria-labelledby="ai-help-title">
      <h2 id="ai-help-title">
        <Trans>AI help</Trans>
      </h2>
      <p>
        {isGuest ? (
          <NeedsAccount />
        ) : (
          <Trans>
            When the guide asks what you did in a job, write a few words and press “Get AI Help”.
          </Trans>
        )}
      </p>
      <h3>
        <Trans>Your resume so far</Trans>
      </h3>
      <dl className={styles.data}>
        {groups.map(({ id, title, lines }) => (
          <Fragment key={id}>
            <dt>{title}</dt>
            <dd>{lines.some((line) => line !== '') ? lines.filter(Boolean).join('\n') : '–'}</dd>
          </Fragment>
        ))}
      </dl>
    </aside>
  );
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(', ');
}

function dates(start: string, end: string): string {
  return [start, end].filter((date) => date.trim() !== '').join(' – ');
}
