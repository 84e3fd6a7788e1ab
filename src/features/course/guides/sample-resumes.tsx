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

/** As it stands on paper: its headings are English in every language, like those of any resume here. */
function Sheet({ resume }: { resume: SampleResume }) {
  const { name, contact, summary, skills, jobs, education } = resume;
  return (
    <div className={styles.sheet} lang="en">
      <h4>{name}</h4>
      <p>{contact}</p>
      <p>{summary}</p>
      <h5>Skills</h5>
      <p>{skills.join(', ')}</p>
      <h5>Experience</h5>
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
      <h5>Education and training</h5>
      <ul>
        {education.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
