import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './conclusion.module.css';

/** Three things to do with a finished resume, the most useful first. */
export function NextSteps({ isGuest }: { isGuest: boolean }) {
  return (
    <section className="card" aria-labelledby="next-steps">
      <h3 id="next-steps">
        <Trans>Three next steps</Trans>
      </h3>
      <ol className={styles.steps}>
        <li>
          {isGuest ? (
            <>
              <Link to="/auth" state={{ wantsAccount: true }}>
                <Trans>Log in to keep it in your account</Trans>
              </Link>
              <span>
                <Trans>Now it is kept on this device only.</Trans>
              </span>
            </>
          ) : (
            <>
              <Link to="/resume-builder">
                <Trans>Continue in the resume builder</Trans>
              </Link>
              <span>
                <Trans>It has the same resume, and five chapters to make it better.</Trans>
              </span>
            </>
          )}
        </li>
        <li>
          <Link to="/modules/$moduleId" params={{ moduleId: '2' }}>
            <Trans>Write a letter to go with it</Trans>
          </Link>
          <span>
            <Trans>Module 2 shows you how, in small parts.</Trans>
          </span>
        </li>
        <li>
          <Link to="/modules/$moduleId" params={{ moduleId: '3' }}>
            <Trans>Get ready for the interview</Trans>
          </Link>
          <span>
            <Trans>Module 3 lets you practice the questions.</Trans>
          </span>
        </li>
      </ol>
    </section>
  );
}
