import { Trans } from '@lingui/react/macro';
import type { SampleResume } from '@/content/types';
import styles from './guides.module.css';

/** Made-up people's resumes, each behind the words that say whom it may fit. */
export function SampleResumes({ resumes }: { resumes: readonly SampleResume[] }) {
  return resumes.map((resume) => (
    <details key={resume.id} className={styles.sample}>
      <summary>{resume.who}</summary>
      <p className="hint">{resume.notice}</p>
      <Sheet resume={resume} />
    </details>
  ));
}

function Sheet({ resume }: { resume: SampleResume }) {
  const { name, contact, summary, skills, jobs, education } = resume;
  return (
    <div className={styles.sheet}>
      <h4>{name}</h4>
      <p>{contact}</p>
      <p>{summary}</p>
      <h5>
        <Trans>Skills</Trans>
      </h5>
      <p>{skills.join(', ')}</p>
      <h5>
        <Trans>Experience</Trans>
      </h5>
      {jobs.map(({ title, employer, place, dates, lines }) => (
        <div key={title}>
          <p>
            <strong>{title}</strong>, {[employer, place].filter((part) => part !== '').join(', ')}
            <br />
            {dates}
          </p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <h5>
        <Trans>Education and training</Trans>
      </h5>
      <ul>
        {education.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
