import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '@/ui/page';
import { WayBack } from '@/ui/way-back';
import type { LoadedModule } from './load-module';

/** One module of the course, or the sentence that says why there is none. */
export function ModulePage({ module }: { module: LoadedModule }) {
  const { t } = useLingui();
  const wayBack = (
    <WayBack to="/modules">
      <Trans>Course Modules</Trans>
    </WayBack>
  );
  if (module.kind === 'not-found' || module.entry === null)
    return (
      <Page
        title={
          module.kind === 'not-found' ? t`Module not found.` : t`Module content coming soon...`
        }
        above={wayBack}
      >
        <p>
          <Trans>Go back to Course Modules and pick one from the list.</Trans>
        </p>
      </Page>
    );
  const { id, title, objective } = module.entry;
  return (
    <div className={`chapter-${String(id)}`}>
      <Page title={t`Module ${id}: ${title}`} above={wayBack} lead={objective}>
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
