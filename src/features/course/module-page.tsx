import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page';
import { WayBack } from '../../ui/way-back';

/** One module of the course. An id that no module has says so. */
export function ModulePage({ moduleId }: { moduleId: string }) {
  const { t } = useLingui();
  const titles: Record<string, string> = {
    1: t`Module 1: Build Your Resume`,
    2: t`Module 2: Crafting Your Career Narrative`,
    3: t`Module 3: Networking and Interviewing`,
  };
  const title = titles[moduleId];
  return (
    <Page
      title={title ?? t`Module not found.`}
      above={
        <WayBack to="/modules">
          <Trans>Course Modules</Trans>
        </WayBack>
      }
    >
      <p>
        {title ? (
          <Trans>The lessons of this module are being written.</Trans>
        ) : (
          <Trans>The workshop has modules 1, 2 and 3.</Trans>
        )}
      </p>
    </Page>
  );
}
