import { Trans, useLingui } from '@lingui/react/macro';
import { markPart, useCourseProgress } from './course-progress';
import { Icon } from '@/ui/icon';
import { MarkDone } from './mark-done';

type Part = { id: string; title: string };

/** The end of a part: the toggle that says it is done, and the way to the next one, which says it too. */
export function PartEnd({
  moduleId,
  part,
  next,
}: {
  moduleId: number;
  part: Part;
  next: Part | undefined;
}) {
  const { t } = useLingui();
  const isDone = useCourseProgress(moduleId).isDone(part.id);
  return (
    <div className="row">
      {next && (
        // A link, so that it leads on before the scripts have come, too.
        <a
          href={`#${next.id}`}
          className="btn small"
          aria-label={isDone ? t`Next part: ${next.title}` : t`Done, next part: ${next.title}`}
          onClick={() => !isDone && markPart(moduleId, part.id, true)}
        >
          {isDone ? <Trans>Next part</Trans> : <Trans>Done, next part</Trans>}
          <Icon name="arrow" />
        </a>
      )}
      <MarkDone moduleId={moduleId} part={part} />
    </div>
  );
}
