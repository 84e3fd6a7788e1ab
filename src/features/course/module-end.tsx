import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ModuleEntry } from '@/content/types';
import { useWho } from '@/workspace/session/session';
import { Icon } from '@/ui/icon';
import styles from './course-layout.module.css';
import type { ModuleStanding } from './use-module-standing';

/** The end of a module: how far one is, and one button for what comes next. */
export function ModuleEnd({
  standing,
  children,
}: {
  standing: ModuleStanding;
  children: ReactNode;
}) {
  const { status, done: cardsDone, total: cardCount } = standing;
  return (
    <div className={`card card-accent ${styles.end}`}>
      <h3>
        <Trans>The end of this module</Trans>
      </h3>
      <p>
        {status === 'completed' ? (
          <Trans>You checked all {cardCount} cards. What you made counts most.</Trans>
        ) : (
          <Trans>
            {cardsDone} of {cardCount} cards are checked. The others stay open for you.
          </Trans>
        )}
      </p>
      {children}
    </div>
  );
}

/** The button to the module that comes next. */
export function NextModule({ entry }: { entry: ModuleEntry | undefined }) {
  if (!entry) return null;
  const { id, title } = entry;
  return (
    <Link to="/modules/$moduleId" params={{ moduleId: String(id) }} className="btn wide-on-phone">
      <span>
        <Trans>
          Next: Module {id}, {title}
        </Trans>
      </span>
      <Icon name="arrow" />
    </Link>
  );
}

/** After the last module: the resume, in the builder for a learner, in the chat for a guest. */
export function NextResume() {
  const isLearner = useWho() === 'learner';
  return (
    <Link to={isLearner ? '/resume-builder' : '/game'} className="btn wide-on-phone">
      {isLearner ? (
        <Trans>Next: make my resume fit one job</Trans>
      ) : (
        <Trans>Next: build my resume by chat</Trans>
      )}
      <Icon name="arrow" />
    </Link>
  );
}
