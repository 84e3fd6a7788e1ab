import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './home-page.module.css';

/** Links for people with no time for the course: three of the needs that the guides answer, and a link to all guides. */
export function TodayNeeds() {
  return (
    <nav className={styles.today} aria-labelledby="today">
      <p id="today">
        <Trans>What do you need today?</Trans>
      </p>
      <div className="row">
        <Link to="/guides" hash="interview-tomorrow">
          <Trans>Interview tomorrow</Trans>
        </Link>
        <Link to="/guides" hash="record">
          <Trans>I have a record</Trans>
        </Link>
        <Link to="/guides" hash="no-id">
          <Trans>I have no ID</Trans>
        </Link>
        <Link to="/guides" hash="needs">
          <Trans>Something else</Trans>
        </Link>
      </div>
    </nav>
  );
}
