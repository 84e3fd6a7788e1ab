import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chapters } from '../../content/en/chapters';
import styles from './chapter-page.module.css';

/** The way between the five chapters. */
export function ChapterNav() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Chapters`} className={styles.chapters}>
      {chapters.map(({ id, title }) => (
        <Link
          key={id}
          to="/resume-builder/chapter/$chapterId"
          params={{ chapterId: String(id) }}
          aria-label={title}
          title={title}
        >
          {id}
        </Link>
      ))}
    </nav>
  );
}
