import { Plural, Trans } from '@lingui/react/macro';
import type { JobKeyword } from '@/domain/job-posting/keywords-of';
import styles from './job-description.module.css';

/** Behind a fold: for each keyword of a posting, why they may have written it and what to do about it. */
export function WhyTheyMatter({ keywords }: { keywords: readonly JobKeyword[] }) {
  return (
    <details className={styles.why}>
      <summary>
        <Trans>Why each word matters</Trans>
      </summary>
      <dl>
        {keywords.map((keyword) => (
          <div key={keyword.text}>
            <dt>{keyword.text}</dt>
            <dd>
              <Why keyword={keyword} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Why({ keyword: { kind, count } }: { keyword: JobKeyword }) {
  return (
    <>
      {kind === 'hardSkills' && (
        <Trans>
          A skill or a tool. They may search for this very word, so use it if it is true for you.
        </Trans>
      )}
      {kind === 'softSkills' && (
        <Trans>Anyone can say it. Prove it in the same line: what did you do that shows it?</Trans>
      )}
      {kind === 'keyDuties' && (
        <Trans>This is the daily work. When did you do it, or something like it?</Trans>
      )}
      {kind === 'repeated' && (
        <Trans>It is on no list of ours, but they come back to it, so it matters to them.</Trans>
      )}
      {count > 1 && (
        <>
          {' '}
          <Plural value={count} one="They say it once." other="They say it # times." />
        </>
      )}
    </>
  );
}
