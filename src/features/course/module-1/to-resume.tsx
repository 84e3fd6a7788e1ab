import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useWho } from '@/workspace/session/session';
import { Icon } from '@/ui/icon';

/** The way to one's own resume: the builder for a learner, the chat for a guest, who needs no account for it. */
export function ToResume() {
  const isLearner = useWho() === 'learner';
  return (
    <>
      <p>
        <Link to={isLearner ? '/resume-builder' : '/game'} className="btn wide-on-phone">
          {isLearner ? <Trans>Open my resume</Trans> : <Trans>Build my resume by chat</Trans>}
          <Icon name="arrow" />
        </Link>
      </p>
      {!isLearner && (
        <p className="hint">
          <Trans>
            You need no account for this. If you have one, <Link to="/auth">log in</Link> and open
            your resume.
          </Trans>
        </p>
      )}
    </>
  );
}
