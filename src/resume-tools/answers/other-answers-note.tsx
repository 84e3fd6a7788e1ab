import { Trans } from '@lingui/react/macro';
import { useHasOtherVersions } from '@/workspace/document/activity-answers';
import { SiteLink } from '@/ui/site-link';

/** Says that another text stood where the person has typed, and where it is. */
export function OtherAnswersNote({ draftId }: { draftId: string }) {
  if (!useHasOtherVersions(draftId)) return null;
  return (
    <p role="status" className="message">
      <Trans>You answered this before with other words. We kept both.</Trans>{' '}
      <SiteLink href="/your-data">
        <Trans>Choose the words you want</Trans>
      </SiteLink>
    </p>
  );
}
