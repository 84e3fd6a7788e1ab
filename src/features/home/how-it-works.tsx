import { Trans } from '@lingui/react/macro';
import styles from './home-page.module.css';

/** The four steps from the first visit to the printed resume. */
export function HowItWorks() {
  return (
    <section className="wrap section" aria-labelledby="how">
      <h2 id="how">
        <Trans>How It Works</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>Learn a little</Trans>
          </h3>
          <p>
            <Trans>The course has three modules. Stop when you like. We keep your place.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Write as you learn</Trans>
          </h3>
          <p>
            <Trans>Type your own answers. We save each one on this device while you type.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Work without wifi</Trans>
          </h3>
          <p>
            <Trans>
              Wait until the bottom of this page says “Ready offline.” Then all of it opens without
              the internet. Your work goes to your account when you are back online.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Print it and apply</Trans>
          </h3>
          <p>
            <Trans>Choose a look, then print your resume or save it as a PDF to send.</Trans>
          </p>
        </li>
      </ol>
    </section>
  );
}
