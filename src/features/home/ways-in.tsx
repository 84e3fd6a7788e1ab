import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSession } from '@/workspace/session/session';
import styles from './home-page.module.css';
import type { OpenQuest } from './open-quest';

/** The two buttons under the welcome: for a new person the ways in, for one who comes back the way on. */
export function WaysIn({ quest }: { quest: OpenQuest | null }) {
  const resume = useSession() ? '/resume-builder' : '/game';
  const way = quest?.wayOn;
  return (
    <div className="row">
      {way?.kind === 'module' ? (
        <Link
          key="module"
          to="/modules/$moduleId"
          params={{ moduleId: String(way.moduleId) }}
          hash={way.place}
          className={`btn wide-on-phone ${styles.wayOn}`}
        >
          <WayOnText module={way.moduleId} part={way.part?.number} minutes={quest?.minutes} />
        </Link>
      ) : way ? (
        <Link key="resume" to={resume} className={`btn wide-on-phone ${styles.wayOn}`}>
          <Trans>Continue your resume</Trans>
        </Link>
      ) : quest?.hasResume ? (
        <Link key="mine" to={resume} className={`btn wide-on-phone ${styles.wayOn}`}>
          <Trans>Open my resume</Trans>
        </Link>
      ) : (
        <Link key="chat" to="/game" className={`btn wide-on-phone ${styles.wayOn}`}>
          <Trans>Build my resume by chat</Trans>
        </Link>
      )}
      {way?.kind !== 'module' ? (
        <Link key="modules" to="/modules" className="btn quiet wide-on-phone">
          <Trans>Start the workshop</Trans>
        </Link>
      ) : quest?.hasResume ? (
        <Link key="open" to={resume} className="btn quiet wide-on-phone">
          <Trans>Open my resume</Trans>
        </Link>
      ) : (
        <Link key="game" to="/game" className="btn quiet wide-on-phone">
          <Trans>Build my resume by chat</Trans>
        </Link>
      )}
    </div>
  );
}

type WayOnTextProps = {
  module: number;
  part: number | undefined;
  minutes: number | null | undefined;
};

function WayOnText({ module, part, minutes }: WayOnTextProps) {
  return part === undefined ? (
    <Trans>Continue Module&nbsp;{module}</Trans>
  ) : (
    <Trans>
      Continue Module&nbsp;{module}, part&nbsp;{part}&nbsp;· {minutes}&nbsp;min
    </Trans>
  );
}
