import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './auth-page.module.css';

/** After a redirect from the builder: why a log in is needed, and a link to continue without an account. */
export function WhyLogIn({ chapter }: { chapter: string }) {
  return (
    <div className={`card ${styles.whyHere}`}>
      <p>
        <strong>
          <Trans>The resume builder keeps your resume in a free account.</Trans>
        </strong>{' '}
        {chapter === '' ? (
          <Trans>Log in or sign up here, and you continue in the builder.</Trans>
        ) : (
          <Trans>Log in or sign up here, and you continue with chapter {chapter}.</Trans>
        )}
      </p>
      <p>
        <Trans>
          No account? Make your resume by chat, or open the one that you made there. It stays on
          this device.
        </Trans>
      </p>
      <Link to="/game" className="btn quiet small">
        <Trans>Continue without an account</Trans>
      </Link>
    </div>
  );
}

/** After the sign-in has ended in the builder: what logging in again does. */
export function LogInAgain({ email }: { email: string }) {
  return (
    <div className={`card ${styles.whyHere}`}>
      <p>
        <strong>
          <Trans>Log in again to finish saving.</Trans>
        </strong>{' '}
        <Trans>
          Your work is safe on this device. Log in as {email}, and it goes to your account.
        </Trans>
      </p>
    </div>
  );
}
