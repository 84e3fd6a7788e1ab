import { Trans, useLingui } from '@lingui/react/macro';
import { LazyPart } from '@/resume-tools/lazy-part';
import { Page } from '@/ui/page';
import { CrestProgress } from './crest-progress';
import { modulesOf } from './load-module';
import { ModuleCard } from './module-card';
import styles from './modules-page.module.css';

/** After the first screen: it needs the names of all parts. */
async function loadPlan() {
  const [{ PlanForToday }, { plannedParts }] = await Promise.all([
    import('./plan-for-today'),
    import('@/content/en/planned-parts'),
  ]);
  return { PlanForToday, plannedParts };
}

/** The Course Modules hub. */
export function ModulesPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Course Modules`}
      lead={
        <Trans>
          Three modules, at your own pace. This device remembers your place. Start with any one of
          them.
        </Trans>
      }
    >
      <CrestProgress />
      <ul className="grid">
        {modulesOf('en').map((entry) => (
          <ModuleCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className={styles.room}>
        <LazyPart load={loadPlan} isOptional>
          {({ PlanForToday, plannedParts }) => <PlanForToday parts={plannedParts} />}
        </LazyPart>
      </div>
    </Page>
  );
}
