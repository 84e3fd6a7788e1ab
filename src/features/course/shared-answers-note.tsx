import { Trans } from '@lingui/react/macro';
import { useHasAnswers } from '../../state/drafts';
import { useSession } from '../../state/session';
import { SiteLink } from '../../ui/site-link';

/** On a shared computer a learner's answers end with the log out, for the account takes none: how to keep them. */
export function SharedAnswersNote({ draftId }: { draftId: string }) {
  const isShared = useSession()?.shared === true;
  const hasAnswers = useHasAnswers(draftId);
  if (!isShared || !hasAnswers) return null;
  return (
    <p className="hint">
      <Trans>
        Shared computer: your answers are not in your account. When you log out, they are erased.
      </Trans>{' '}
      <SiteLink href="/your-data">
        <Trans>Take them with you</Trans>
      </SiteLink>
    </p>
  );
}
