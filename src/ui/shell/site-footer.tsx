import { Trans } from '@lingui/react/macro';
import { InstallOffer } from './install-offer';
import styles from './site-footer.module.css';

/** The foot of every screen: what the workshop is, and the offer to install it. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap row row-apart ${styles.inner}`}>
        <p>
          <Trans>Career Quest is free. Your resume belongs to you.</Trans>
        </p>
        <InstallOffer />
      </div>
    </footer>
  );
}
