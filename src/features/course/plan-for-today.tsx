import { Trans } from '@lingui/react/macro';
import { planToday, type PlannedPart } from '@/domain/course/plan-today';
import { SiteLink } from '@/ui/site-link';
import { useCourseProgress } from './course-progress';
import styles from './plan-for-today.module.css';

const minutesToday = 30;

/** The next parts that fit into half an hour: a start for who does not know where to begin. */
export function PlanForToday({ parts }: { parts: readonly PlannedPart[] }) {
  const modules = [useCourseProgress(1), useCourseProgress(2), useCourseProgress(3)];
  if (!modules.every(({ isRead }) => isRead)) return null;
  const isDone = ({ module, id }: PlannedPart) => modules[module - 1]?.isDone(id) ?? false;
  const plan = planToday(parts, isDone, minutesToday);
  const sum = plan.reduce((total, { minutes }) => total + minutes, 0);
  return (
    <section className={`card ${styles.plan}`} aria-labelledby="plan-today">
      <h2 id="plan-today">
        <Trans>30 minutes today</Trans>
      </h2>
      {plan.length === 0 ? (
        <p>
          <Trans>
            You checked all cards. Print your{' '}
            <SiteLink href="/papers#record">workshop record</SiteLink>.
          </Trans>
        </p>
      ) : (
        <>
          <ol>
            {plan.map(({ module, id, title, minutes }) => (
              <li key={`${String(module)} ${id}`}>
                <SiteLink href={`/modules/${String(module)}#${id}`}>{title}</SiteLink>{' '}
                <span className="hint">
                  <Trans>about {minutes} min</Trans>
                </span>
              </li>
            ))}
          </ol>
          <p className="hint">
            <Trans>About {sum} minutes in all. Stop when you want.</Trans>
          </p>
        </>
      )}
    </section>
  );
}
