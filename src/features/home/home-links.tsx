import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '@/workspace/session/session';
import styles from './home-page.module.css';
import type { OpenQuest } from './open-quest';

const large = `btn wide-on-phone ${styles.wayOn}`;
const quiet = 'btn quiet wide-on-phone';

/**
 * The two buttons under the welcome: a new person starts the chat or the course, a returning one continues. With a resume, its
 * button comes first.
 */
export function HomeLinks({ quest }: { quest: OpenQuest | null }) {
  const resume = useSession() ? '/resume-builder' : '/game';
  const hasResume = quest?.hasResume;
  const way = quest?.wayOn?.kind === 'module' ? quest.wayOn : null;
  const module = way && (
    <Link
      key="module"
      to="/modules/$moduleId"
      params={{ moduleId: String(way.moduleId) }}
      hash={way.place}
      className={hasResume ? quiet : large}
    >
      <ContinueText module={way.moduleId} part={way.part?.number} minutes={quest?.minutes} />
    </Link>
  );
  return (
    <div className="row">
      {hasResume ? (
        <Link key="mine" to={resume} className={large}>
          <Trans>Open my resume</Trans>
        </Link>
      ) : (
        module
      )}
      {!hasResume && (
        <Link key="chat" to="/game" className={module ? quiet : large}>
          <Trans>Build my resume by chat</Trans>
        </Link>
      )}
      {hasResume && module}
      {!module && (
        <Link key="modules" to="/modules" className={quiet}>
          <Trans>Start the workshop</Trans>
        </Link>
      )}
    </div>
  );
}

type ContinueTextProps = {
  module: number;
  part: number | undefined;
  minutes: number | null | undefined;
};

function ContinueText({ module, part, minutes }: ContinueTextProps) {
  return part === undefined ? (
    <Trans>Continue Module&nbsp;{module}</Trans>
  ) : (
    <Trans>
      Continue Module&nbsp;{module}, part&nbsp;{part}&nbsp;· {minutes}&nbsp;min
    </Trans>
  );
}
