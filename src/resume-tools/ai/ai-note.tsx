import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useWho } from '@/workspace/session/session';
import type { AiFailure } from './assistant';

/** The given sentence for every failure of the AI. */
export function AiFailureText() {
  return <Trans>Sorry, I couldn't get a suggestion at this time.</Trans>;
}

/** What the person can do after a failure, under the failure's own words. */
export function AiNextStep({ reason }: { reason: AiFailure['reason'] }) {
  if (reason === 'needs-account') return <NeedsAccount />;
  if (reason === 'offline') return <Trans>Check your connection, then try again.</Trans>;
  if (reason === 'too-many')
    return <Trans>The AI has had many questions. Try again in an hour, or tomorrow.</Trans>;
  if (reason === 'not-set-up')
    return <Trans>AI help is not set up on this site. The writing tips work without it.</Trans>;
  return <Trans>You can try again, or continue without it.</Trans>;
}

/** Shown to a guest who asks for AI, and to a person whose log in has ended. */
export function NeedsAccount() {
  const isKnown = useWho() === 'learner';
  return isKnown ? (
    <Trans>
      Your log in has ended. <Link to="/auth">Log in again</Link> to use AI help. The writing tips
      work without it.
    </Trans>
  ) : (
    <Trans>
      AI help needs an account. <Link to="/auth">Log in or sign up</Link> to use it. The writing
      tips work without an account.
    </Trans>
  );
}
