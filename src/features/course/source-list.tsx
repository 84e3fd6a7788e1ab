import { Trans } from '@lingui/react/macro';
import { sourcesLanguage } from '@/content/en/sources-language';
import type { Source } from '@/content/types';
import { dueChecks, mayHaveChanged } from '@/domain/course/source-check';
import { ExternalLink } from '@/ui/external-link';
import { CheckDays } from '@/ui/check-days';
import { WithHelpNumbers } from '@/ui/with-help-numbers';
import { useToday } from '@/ui/use-today';
import styles from './source-list.module.css';

/** Every study a module names: what it says, and what to know before trusting it. Folded up: it is for who wants to check. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const day = useToday();
  const isDoubtful = ({ check }: Source) =>
    day !== null && check !== undefined && mayHaveChanged(check, day);
  const isOld = day !== null && dueChecks(sources, day).some((source) => !isDoubtful(source));
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">
        <Trans>Where the numbers come from</Trans>
      </h2>
      {isOld && (
        <p>
          <Trans>
            We read some of these pages a while ago. Rules like these seldom change. If much depends
            on one, ask the office.
          </Trans>
        </p>
      )}
      {sources.some(isDoubtful) && (
        <p>
          <Trans>
            * It is time for us to check this again: an amount or a date may have changed. Before
            you count on it, ask the office.
          </Trans>
        </p>
      )}
      <details>
        <summary>
          <Trans>Read more: the sources</Trans>
        </summary>
        <ul>
          {sources.map((source) => (
            <li key={source.id}>
              <ExternalLink href={source.url}>
                <span lang="en">{source.title}</span>
              </ExternalLink>
              <span>{isDoubtful(source) ? '*' : ''}</span>
              <span lang="en">
                {` (${[source.publisher, source.year].filter(Boolean).join(', ')}). `}
              </span>
              {sourcesLanguage !== 'en' && (
                <span>
                  <Trans>In English.</Trans>{' '}
                </span>
              )}
              <span lang={sourcesLanguage}>
                <WithHelpNumbers text={[source.says, source.caution].filter(Boolean).join(' ')} />
              </span>
              {source.check && (
                <span className={styles.days}>
                  <CheckDays check={source.check} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
