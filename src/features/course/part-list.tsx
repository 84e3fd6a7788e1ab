import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import type { ListedPart } from './course-parts';
import styles from './part-list.module.css';

type PartListProps = {
  parts: readonly ListedPart[];
  /** The id of the part that shows. */
  current: string;
  isDone: (partId: string) => boolean;
};

/** Links to the parts of a module, each with its tick when it is done. */
export function PartList({ parts, current, isDone }: PartListProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Parts of this module`}>
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
