import { Trans, useLingui } from '@lingui/react/macro';
import { LazyPart } from '@/resume-tools/lazy-part';
import { Page } from '@/ui/page';
import { CrestProgress } from './crest-progress';
import { modulesOf } from './load-module';
import { ModuleCard } from './module-card';
import styles from './modules-page.module.css';

/** After the first screen: it needs the names of all parts. */
async function loadPlan() {
  const [{ PlanForToday }, { plannedParts }, { moduleTests }] = await Promise.all([
    import('./plan-for-today'),
    import('@/content/en/planned-parts'),
    import('@/content/en/module-tests'),
  ]);
  return { PlanForToday, plannedParts, moduleTests };
}

/** The Course Modules hub. */
export function ModulesPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Course Modules`}
      lead={
        <Trans>
          Three modules, at your own pace. Start with any one. Without an account, your place is
          kept until you close this tab. If only you use this device, tell us, and it stays.
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
          {({ PlanForToday, plannedParts, moduleTests }) => (
            <PlanForToday parts={plannedParts} tests={moduleTests} />
          )}
        </LazyPart>
      </div>
    </Page>
  );
}
