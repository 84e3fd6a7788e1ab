import { Trans } from '@lingui/react/macro';

/** The six services of the program. Their names are given: do not reword. */
export function OurServices() {
  return (
    <section className="wrap section" aria-labelledby="services">
      <h2 id="services">
        <Trans>Our Services</Trans>
      </h2>
      <ul className="grid">
        <li>
          <h3>
            <Trans>Career-goal planning</Trans>
          </h3>
          <p>
            <Trans>
              Find work that fits your skills, your life and your pay needs. Then plan the steps to
              get there.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Overcoming barriers to employment</Trans>
          </h3>
          <p>
            <Trans>
              A ride, child care, work clothes, an ID, a record: tell us what stands in the way.
              Staff can help.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Funding for occupational or on-the-job training</Trans>
          </h3>
          <p>
            <Trans>
              Some people can get help to pay for a class, or be paid while they learn on the job.
              Ask staff.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Connection to quality jobs</Trans>
          </h3>
          <p>
            <Trans>We help you look for jobs with fair pay, steady hours and room to grow.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Resume building</Trans>
          </h3>
          <p>
            <Trans>
              Answer short questions and see your resume take shape. Print it or save it as a PDF.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>Interview preparation</Trans>
          </h3>
          <p>
            <Trans>
              Practice common questions, build a short pitch, and write the thank-you note after.
            </Trans>
          </p>
        </li>
      </ul>
    </section>
  );
}
