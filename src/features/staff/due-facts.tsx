import { Plural, Trans } from '@lingui/react/macro';
import { guides } from '@/content/en/guides';
import { sources } from '@/content/en/sources';
import { dueChecks } from '@/domain/course/source-check';
import { CheckDays } from '@/ui/check-days';
import { ExternalLink } from '@/ui/external-link';
import { useToday } from '@/ui/use-today';

/** The pages of law and money that somebody should read again, the oldest first, and which guides rest on them. */
export function DueFacts() {
  const day = useToday();
  const due = day === null ? [] : dueChecks(sources, day);
  return (
    <details>
      <summary>
        <Plural
          value={due.length}
          _0="Facts to check again: none is due"
          one="Facts to check again: # is due"
          other="Facts to check again: # are due"
        />
      </summary>
      <p>
        <Trans>
          Learners see one line about them below each guide, and a star (*) beside an amount or a
          date that changes often. Open the page, and read what we say of it in the guide. Then tell
          the person who keeps this site what changed, and on which day you read it.
        </Trans>
      </p>
      <ul>
        {due.map(({ id, title, publisher, url, check }) => (
          <li key={id}>
            <ExternalLink href={url}>
              <span lang="en">{title}</span>
            </ExternalLink>
            <span lang="en">{` (${publisher})`}</span>
            <p>
              <CheckDays check={check} hasNext />
            </p>
            <p className="hint">{guidesWith(id).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function guidesWith(sourceId: (typeof sources)[number]['id']): string[] {
  return guides.filter((guide) => guide.sources.includes(sourceId)).map(({ title }) => title);
}
