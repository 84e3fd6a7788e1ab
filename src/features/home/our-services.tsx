import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The six services of the program, each with the page that begins it. Their names are given: do not reword. */
export function OurServices() {
  const { t } = useLingui();
  const services: readonly (readonly [name: string, text: string, to: string, hash: string])[] = [
    [
      t`Career-goal planning`,
      t`Find work that fits your skills, your life and your pay needs. Then plan the steps to get there.`,
      '/resources',
      'networking',
    ],
    [
      t`Overcoming barriers to employment`,
      t`A ride, child care, work clothes, an ID, a record: tell us what stands in the way. Staff can help.`,
      '/guides',
      'needs',
    ],
    [
      t`Funding for occupational or on-the-job training`,
      t`Some people can get help to pay for a class, or be paid while they learn on the job. Ask staff.`,
      '/guides',
      'wioa',
    ],
    [
      t`Connection to quality jobs`,
      t`We help you look for jobs with fair pay, steady hours and room to grow.`,
      '/guides',
      'where-to-look',
    ],
    [
      t`Resume building`,
      t`Answer short questions and see your resume take shape. Print it or save it as a PDF.`,
      '/game',
      '',
    ],
    [
      t`Interview preparation`,
      t`Practice common questions, build a short pitch, and write the thank-you note after.`,
      '/modules/3',
      '',
    ],
  ];
  return (
    <section className="wrap section" aria-labelledby="services">
      <h2 id="services">
        <Trans>Our Services</Trans>
      </h2>
      <ul className="grid">
        {services.map(([name, text, to, hash]) => (
          <li key={name}>
            <h3>
              <Link to={to} {...(hash && { hash })}>
                {name}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
