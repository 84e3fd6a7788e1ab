import { Link } from '@tanstack/react-router';
import type { ModuleActivity } from '@/content/types';
import styles from './module-activities.module.css';

/** Module 1's five activities, each with the chapter of the builder where it is done. */
export function ModuleActivities({ activities }: { activities: readonly ModuleActivity[] }) {
  return (
    <ol className={styles.list}>
      {activities.map(({ id, title, summary, chapter }) => (
        <li key={id} className={`chapter-${String(chapter)}`}>
          <Link
            to="/resume-builder/chapter/$chapterId"
            params={{ chapterId: String(chapter) }}
            className={styles.link}
          >
            {title}
          </Link>
          <p className="hint">{summary}</p>
        </li>
      ))}
    </ol>
  );
}
