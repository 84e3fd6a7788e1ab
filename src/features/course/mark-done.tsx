import { Trans, useLingui } from '@lingui/react/macro';
import { markPart, useCourseProgress } from './course-progress';
import { askWhereMarked } from './guest-place';
import { Icon } from '@/ui/icon';
import styles from './mark-done.module.css';

/** The toggle at the end of a part: it drives the module's progress. */
export function MarkDone({
  moduleId,
  part,
  onUndone,
}: {
  moduleId: number;
  part: { id: string; title: string };
  onUndone: () => void;
}) {
  const { t } = useLingui();
  const isDone = useCourseProgress(moduleId).isDone(part.id);
  return (
    <button
      type="button"
      className={`btn quiet ${styles.toggle}`}
      aria-label={t`Mark as done: ${part.title}`}
      aria-pressed={isDone}
      onClick={() => {
        markPart(moduleId, part.id, !isDone);
        if (isDone) onUndone();
        else askWhereMarked(`${part.id}-end`);
      }}
    >
      <span className={styles.box}>{isDone && <Icon name="check" size={16} />}</span>
      <Trans>Done</Trans>
    </button>
  );
}
