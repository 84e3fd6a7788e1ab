import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ModuleEntry } from '@/content/types';
import { Icon } from '@/ui/icon';
import { Picture } from '@/ui/pictures/picture';
import styles from './module-card.module.css';
import { partIdsOf } from '@/content/part-cards';
import { hubDrawings } from './pictures/hub';
import { ProgressLine } from './progress-line';
import { useModuleStanding } from './use-module-standing';

/** A module on the hub: what it is for, how far the learner is, and the way in or back to the exact place. */
export function ModuleCard({ entry }: { entry: ModuleEntry }) {
  const { t } = useLingui();
  const partIds = partIdsOf(entry.id);
  const standing = useModuleStanding(entry.id, partIds);
  const { id } = entry;
  const wayIn = {
    unread: t`Open`,
    'not-started': t`Start`,
    'in-progress': t`Continue`,
    completed: t`Open`,
  }[standing.isRead ? standing.status : 'unread'];
  const drawing = hubDrawings[id];
  const title = t`Module ${id}: ${entry.title}`;
  return (
    <li className={`card card-accent chapter-${String(id)} ${styles.card}`}>
      {drawing && (
        <div className={styles.picture}>
          <Picture alternative="" shapes={drawing} />
        </div>
      )}
      <h2>{title}</h2>
      <p>{entry.objective}</p>
      {partIds.length > 0 && <ProgressLine standing={standing} />}
      <Link
        to="/modules/$moduleId"
        params={{ moduleId: String(id) }}
        {...(standing.place && standing.status === 'in-progress' && { hash: standing.place })}
        className={styles.go}
        aria-label={`${wayIn}: ${title}`}
      >
        {wayIn}
        <Icon name="arrow" />
      </Link>
    </li>
  );
}
