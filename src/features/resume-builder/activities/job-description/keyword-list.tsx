import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { JobKeyword } from '@/domain/job-posting/keywords-of';
import { Icon } from '@/ui/icon';
import frame from '../activity-frame.module.css';

type KeywordListProps = {
  title: string;
  keywords: readonly JobKeyword[];
  /** What to say in place of an empty list. */
  nothing: string;
  isFound?: boolean;
};

/** Keywords of a posting, each with its kind and how often the posting says it. */
export function KeywordList({ title, keywords, nothing, isFound = false }: KeywordListProps) {
  const { t } = useLingui();
  const titleId = useId();
  const kinds = {
    hardSkills: t`hard skill`,
    softSkills: t`soft skill`,
    keyDuties: t`key duty`,
    repeated: t`said more than once`,
  };
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId}>
        {title} ({keywords.length})
      </h4>
      {keywords.length === 0 && <p className="hint">{nothing}</p>}
      <ul className={frame.chips}>
        {keywords.map(({ text, kind, count }) => (
          <li key={text} data-found={isFound}>
            {isFound && <Icon name="check" size={14} />}
            <span>
              {text}
              <span className="visually-hidden">, {kinds[kind]}</span>
              {count > 1 && (
                <>
                  {' '}
                  <span aria-hidden="true">× {count}</span>
                  <span className="visually-hidden">
                    , <Trans>{count} times</Trans>
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
