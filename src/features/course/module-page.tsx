import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '@/ui/page';
import { WayBack } from '@/ui/way-back';
import type { LoadedModule } from './load-module';

/** One module of the course, or the sentence that says that it is still being written. */
export function ModulePage({ module }: { module: LoadedModule }) {
  const { t } = useLingui();
  if (module.entry === null) return <NoModule title={t`Module content coming soon...`} />;
  const { id, title, objective } = module.entry;
  return (
    <div className={`chapter-${String(id)}`}>
      <Page title={t`Module ${id}: ${title}`} above={<BackToModules />} lead={objective}>
        {module.kind === 'ready' ? (
          <module.Lessons />
        ) : (
          <p className="message">
            <Trans>Module content coming soon...</Trans>
          </p>
        )}
      </Page>
    </div>
  );
}

/** What an unknown module's address shows. */
export function ModuleNotFound() {
  const { t } = useLingui();
  return <NoModule title={t`Module not found.`} />;
}

function NoModule({ title }: { title: string }) {
  return (
    <Page title={title} above={<BackToModules />}>
      <p>
        <Trans>Go back to Course Modules and pick one from the list.</Trans>
      </p>
    </Page>
  );
}

function BackToModules() {
  return (
    <WayBack to="/modules">
      <Trans>Course Modules</Trans>
    </WayBack>
  );
}
