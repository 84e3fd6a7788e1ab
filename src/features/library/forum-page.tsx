import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page';
import { WayBack } from '../../ui/way-back';

/** The Community Forum. */
export function ForumPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Community Forum`}
      above={
        <WayBack to="/">
          <Trans>Home</Trans>
        </WayBack>
      }
    >
      <p>
        <Trans>The forum is not open yet. Until then, staff can answer your questions.</Trans>
      </p>
    </Page>
  );
}
