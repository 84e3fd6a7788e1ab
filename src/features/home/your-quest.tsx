import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '@/workspace/session/session';
import { PageThumbnail } from '@/resume-tools/preview/page-thumbnail';
import { usePaper } from '@/resume-tools/preview/use-paper';
import { useTheme } from '@/resume-tools/preview/use-theme';
import { Icon } from '@/ui/icon';
import type { OpenQuest } from './open-quest';
import styles from './your-quest.module.css';

/** For a returning person: a thumbnail of their resume and the map of their progress. */
export function YourQuest({ quest }: { quest: OpenQuest }) {
  const { blocks, measure } = usePaper();
  const look = useTheme();
  const resume = useSession() ? '/resume-builder' : '/game';
  return (
    <div className={styles.quest}>
      <Link to={resume} className={styles.paper} tabIndex={-1} aria-hidden="true">
        {blocks && <PageThumbnail blocks={blocks} look={look} measure={measure} />}
      </Link>
      <ol className={styles.map}>
        {quest.modules.map(({ id, done, total }) => (
          <li key={id} className={styles.stop} data-state={stateOf(done, total)}>
            <Mark isDone={done === total} />
            <span className={styles.words}>
              <Link to="/modules/$moduleId" params={{ moduleId: String(id) }}>
                <Trans>Module {id}</Trans>
              </Link>
              <span className="hint">
                <Trans>
                  {done} of {total} cards
                </Trans>
              </span>
            </span>
          </li>
        ))}
        <li
          className={styles.stop}
          data-state={stateOf(Number(quest.hasResume), quest.isReady ? 1 : 2)}
        >
          <Mark isDone={quest.isReady} />
          <span className={styles.words}>
            <Link to={resume}>
              <Trans>Your resume</Trans>
            </Link>
            <span className="hint">
              <ResumeState quest={quest} />
            </span>
          </span>
        </li>
      </ol>
    </div>
  );
}

/** "Ready" from when the chat has called it so. */
function ResumeState({ quest: { hasResume, isReady } }: { quest: OpenQuest }) {
  if (isReady) return <Trans>Ready</Trans>;
  return hasResume ? <Trans>Begun</Trans> : <Trans>Not begun yet</Trans>;
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {isDone && <Icon name="check" size={14} />}
    </span>
  );
}

function stateOf(done: number, total: number): 'done' | 'begun' | 'ahead' {
  if (done === total) return 'done';
  return done > 0 ? 'begun' : 'ahead';
}
