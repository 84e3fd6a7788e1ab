import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page';
import { WayBack } from '../../ui/way-back';

/** The Resume Builder Game. */
export function GamePage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Resume Builder Game`}
      above={
        <WayBack to="/">
          <Trans>Home</Trans>
        </WayBack>
      }
    >
      <p>
        <Trans>The chat game is being built. The resume builder is ready for you now.</Trans>
      </p>
    </Page>
  );
}
