import { Plural, Trans } from '@lingui/react/macro';
import type { ModuleTests } from '@/content/activity-shapes';
import { partIdsOf } from '@/content/part-cards';
import { missedBefore } from '@/domain/course/module-test';
import { planToday, type PlannedPart } from '@/domain/course/plan-today';
import { useCourse } from '@/workspace/document/course-work';
import { localToday } from '@/ui/local-day';
import { SiteLink } from '@/ui/site-link';
import { useCourseProgress } from './course-progress';
import styles from './plan-for-today.module.css';

const minutesToday = 30;

type PlanForTodayProps = { parts: readonly PlannedPart[]; tests: ModuleTests };

/** The next parts that fit into half an hour: a start for who does not know where to begin. */
export function PlanForToday({ parts, tests }: PlanForTodayProps) {
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
      <FromLastTime tests={tests} />
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

/** The way to the questions of a test that come back today. */
function FromLastTime({ tests }: { tests: ModuleTests }) {
  const answers = useCourse((course) => course.answers);
  return ([1, 2, 3] as const).map((module) => {
    const count = missedBefore(answers, tests[module], localToday()).length;
    if (count === 0) return null;
    return (
      <p key={module}>
        <SiteLink href={`/modules/${String(module)}#${partIdsOf(module).at(-1) ?? ''}--test`}>
          <Plural
            value={count}
            one="# question from last time"
            other="# questions from last time"
          />
        </SiteLink>{' '}
        <span className="hint">
          <Trans>Module {module}</Trans>
        </span>
      </p>
    );
  });
}
