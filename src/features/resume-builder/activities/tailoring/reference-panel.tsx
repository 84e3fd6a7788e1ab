import { Trans } from '@lingui/react/macro';
import type { ChapterActivities } from '@/content/chapter-activity-types';
import { EnglishText } from '@/ui/english-text';
import frame from '../activity-frame.module.css';
import styles from './tailoring.module.css';

/** What the learner works from: the entry as it was, the four keywords, and two stories. */
export function ReferencePanel({ tailoring }: Pick<ChapterActivities, 'tailoring'>) {
  const { keywords, parStatements, original } = tailoring;
  return (
    <section className={styles.reference} aria-labelledby="tailoring-reference">
      <h3 id="tailoring-reference">
        <Trans>Your material</Trans>
      </h3>
      <div className={frame.panel}>
        <h4>
          <Trans>The entry as it is now</Trans>
        </h4>
        <p lang="en">
          <strong>{original.jobTitle}</strong>
          <br />
          {original.company}, {original.location}
          <br />
          {original.dates}
        </p>
        <ul className={styles.lines}>
          {original.lines.map((line) => (
            <li key={line}>
              <EnglishText text={line} />
            </li>
          ))}
        </ul>
      </div>
      <div className={frame.panel}>
        <h4>
          <Trans>Keywords from the posting</Trans>
        </h4>
        <ul className={frame.chips}>
          {keywords.map((keyword) => (
            <li key={keyword} lang="en">
              {keyword}
            </li>
          ))}
        </ul>
      </div>
      <details className={styles.stories}>
        <summary>
          <Trans>Two PAR statements to draw from</Trans>
        </summary>
        <div>
          {parStatements.map(({ problem, action, result }, index) => (
            <div key={problem} className={frame.panel}>
              <h4>
                <Trans>PAR statement {index + 1}</Trans>
              </h4>
              <dl className={frame.facts}>
                <dt>
                  <Trans>Problem</Trans>
                </dt>
                <dd>
                  <EnglishText text={problem} />
                </dd>
                <dt>
                  <Trans>Action</Trans>
                </dt>
                <dd>
                  <EnglishText text={action} />
                </dd>
                <dt>
                  <Trans>Result</Trans>
                </dt>
                <dd>
                  <EnglishText text={result} />
                </dd>
              </dl>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}
