import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useWho } from '@/workspace/session/session';
import { Icon } from '@/ui/icon';
import styles from '../tries/tries.module.css';

/** The first choice of the course: who has no resume makes one first, who has one brings it along or goes on. */
export function HaveResume() {
  const isLearner = useWho() === 'learner';
  const questionId = useId();
  return (
    <nav aria-labelledby={questionId}>
      <p id={questionId} className={styles.question}>
        <Trans>Do you have a resume?</Trans>
      </p>
      <ul className={styles.choices}>
        <li>
          <Link to="/game" className={styles.choice}>
            <Icon name="arrow" />
            <span>
              <Trans>No. Make one first: a chat asks, you answer. About 15 minutes.</Trans>
            </span>
          </Link>
        </li>
        <li>
          <Link to={isLearner ? '/resume-builder' : '/game'} className={styles.choice}>
            <Icon name="arrow" />
            <span>
              <Trans>Yes, in a file. Bring the file in.</Trans>
            </span>
          </Link>
        </li>
        <li>
          <a href="#gaining-attention--what-the-eyes-find-first" className={styles.choice}>
            <Icon name="down" />
            <span>
              <Trans>Yes, or I want to look first. Go to the cards.</Trans>
            </span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
