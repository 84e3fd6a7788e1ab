import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import { partOfHeading } from '@/ui/prose/heading-id';
import type { ListedPart } from './course-parts';
import styles from './part-list.module.css';

type PartListProps = {
  parts: readonly ListedPart[];
  /** The heading the learner is at, or ''. */
  place: string;
  isDone: (partId: string) => boolean;
};

/** Where the list stands, for the way back to it. */
export const partListId = 'parts';

/** Links to the parts of a module, each with its tick when it is done. */
export function PartList({ parts, place, isDone }: PartListProps) {
  const { t } = useLingui();
  const current = partOfHeading(place);
  return (
    <nav id={partListId} aria-label={t`Parts of this module`}>
      <ol className={styles.list}>
        {parts.map(({ id, title, plainTitle }) => (
          <li key={id} data-current={id === current}>
            <a href={`#${id}`} {...(id === current && { 'aria-current': 'location' })}>
              <span className={styles.mark}>{isDone(id) && <Icon name="check" size={14} />}</span>
              <span>
                {title}
                {isDone(id) && (
                  <span className="visually-hidden">
                    {' '}
                    <Trans>(done)</Trans>
                  </span>
                )}
              </span>
            </a>
            <span className={styles.plain}>{plainTitle}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
