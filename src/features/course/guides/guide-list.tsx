import type { Guide, GuideGroup } from '@/content/guide-types';
import { SiteLink } from '@/ui/site-link';
import list from '../part-list.module.css';
import styles from './guides.module.css';

type GuideListProps = {
  groups: readonly GuideGroup[];
  guides: readonly Guide[];
  /** With what each guide is about. */
  isFull?: boolean;
};

/** Every guide by its group. */
export function GuideList({ groups, guides, isFull = false }: GuideListProps) {
  return groups.map((group) => (
    <section key={group.id} aria-labelledby={`group-${group.id}`} className={styles.group}>
      <h3 id={`group-${group.id}`}>{group.title}</h3>
      <ul className={`${list.list} ${styles.contents}`}>
        {guides
          .filter((guide) => guide.group === group.id)
          .map(({ id, title, summary }) => (
            <li key={id}>
              <SiteLink href={`/guides#${id}`}>{title}</SiteLink>
              {isFull && <p className="hint">{summary}</p>}
            </li>
          ))}
      </ul>
    </section>
  ));
}
