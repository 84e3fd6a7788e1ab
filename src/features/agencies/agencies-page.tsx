import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { agencyFacts } from '@/content/en/agencies';
import { Icon } from '@/ui/icon';
import { Page } from '@/ui/page';
import styles from './agencies-page.module.css';

/** For agencies that think of offering the workshop: what it is and what it asks of them, on one page to print. */
export function AgenciesPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`For Agencies`}
      lead={<Trans>What Career Quest is, and what it takes to offer it to your people.</Trans>}
    >
      <div className={`row ${styles.ways}`}>
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon name="print" />
          <Trans>Print this page</Trans>
        </button>
        <Link to="/staff" className="btn quiet">
          <Trans>See the staff page</Trans>
        </Link>
      </div>
      <div className={styles.sections}>
        {agencyFacts.map(({ id, title, lines }) => (
          <section key={id} aria-labelledby={id} className={styles.section}>
            <h2 id={id}>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
