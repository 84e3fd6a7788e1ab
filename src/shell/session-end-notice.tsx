import { Trans } from '@lingui/react/macro';
import { idleEndMs } from '@/domain/shared-computer/idle';
import { forgetSessionEnd } from '@/workspace/shared-computer/session-end-reason';
import type { SessionEndReason } from '@/workspace/shared-computer/session-ends';
import { Notice } from './notice';
import { OkButton } from './one-time-notices';

const idleMinutes = idleEndMs / 60_000;

/** Says why the session has ended. Another person may read it, so it names nobody. */
export function SessionEndNotice({ away }: { away: SessionEndReason }) {
  return (
    <Notice text={<SessionEndText away={away} />}>
      <OkButton onClick={forgetSessionEnd} />
    </Notice>
  );
}

function SessionEndText({ away }: { away: SessionEndReason }) {
  switch (away) {
    case 'learner':
      return (
        <Trans>
          Nobody used this computer for {idleMinutes} minutes, so we logged you out. What is not in
          your account yet waits here for your next log in.
        </Trans>
      );
    case 'learner-lost':
      return (
        <Trans>
          Nobody used this computer for {idleMinutes} minutes, so we logged you out. What was not in
          your account is cleared.
        </Trans>
      );
    case 'guest':
      return (
        <Trans>Nobody used this computer for a while, so we cleared what was typed here.</Trans>
      );
    case 'closed-learner':
      return (
        <Trans>
          This page was closed for more than a minute, so we logged you out. What is not in your
          account yet waits here for your next log in.
        </Trans>
      );
    case 'closed-learner-lost':
      return (
        <Trans>
          This page was closed for more than a minute, so we logged you out. What was not in your
          account is cleared.
        </Trans>
      );
    case 'logged-out':
      return <Trans>You are logged out.</Trans>;
    case 'cleared':
      return <Trans>What was typed here is cleared.</Trans>;
    case 'closed-guest':
      return (
        <Trans>
          This page was closed for more than a minute, so we cleared what was typed here.
        </Trans>
      );
  }
}
