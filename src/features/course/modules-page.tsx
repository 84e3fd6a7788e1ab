import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '@/ui/page';
import { CrestProgress } from './crest-progress';
import { modulesOf } from './load-module';
import { ModuleCard } from './module-card';

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
    </Page>
  );
}
