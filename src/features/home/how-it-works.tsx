import { Trans, useLingui } from '@lingui/react/macro';
import styles from './home-page.module.css';

/** The four steps from the first visit to the printed resume. */
export function HowItWorks() {
  const { t } = useLingui();
  const steps = [
    [t`Learn a little`, t`The course has three modules. Stop when you like. We keep your place.`],
    [
      t`Write as you learn`,
      t`Type your own answers. We save each one on this device while you type.`,
    ],
    [
      t`Work without wifi`,
      t`Wait until the bottom of this page says “Ready offline.” Then all of it opens without the internet. Your work goes to your account when you are back online.`,
    ],
    [t`Print it and apply`, t`Choose a look, then print your resume or save it as a PDF to send.`],
  ] as const;
  return (
    <section className="wrap section" aria-labelledby="how">
      <h2 id="how">
        <Trans>How It Works</Trans>
      </h2>
      <ol className={styles.steps}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
