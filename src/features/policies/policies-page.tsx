import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '@/ui/page';
import { Policies } from './en/policies';

/** What the agency that runs the site owes everybody to say; its facts come from `agency.ts`. */
export function PoliciesPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Privacy, Terms and Accessibility`}
      lead={<Trans>What we keep, what we ask of you, and who can use this site.</Trans>}
    >
      <Policies />
    </Page>
  );
}
