import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Page } from './page';

/** What an unknown address shows, with the ways back. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`We can't find that page`}
      lead={<Trans>The address may have a typing mistake, or the page has moved.</Trans>}
    >
      <div className="row">
        <Link to="/" className="btn">
          <Trans>Go to Home</Trans>
        </Link>
        <Link to="/modules" className="btn quiet">
          <Trans>See the course modules</Trans>
        </Link>
      </div>
    </Page>
  );
}
