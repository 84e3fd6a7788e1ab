import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page';
import { WayBack } from '../../ui/way-back';

/** The Resource Hub. */
export function ResourcesPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Resource Hub`}
      above={
        <WayBack to="/">
          <Trans>Home</Trans>
        </WayBack>
      }
    >
      <p>
        <Trans>
          The worksheets and links are being put on this shelf. They come with the course modules.
        </Trans>
      </p>
    </Page>
  );
}
