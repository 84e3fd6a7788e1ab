import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { offlineMegabytes } from '@/platform/offline-size';
import { useWorkerNews } from '@/platform/worker';
import { InstallOffer } from './install-offer';
import { StaffContact } from '@/ui/staff-contact';
import styles from './site-footer.module.css';

/** The foot of every screen: what the workshop is, if it works offline here, one's own data, the offer to install. */
export function SiteFooter() {
  const isReadyOffline = useWorkerNews((news) => news.isReadyOffline);
  return (
    <footer className={styles.footer}>
      <div className={`wrap row row-apart ${styles.inner}`}>
        <StaffContact />
        <p>
          <Trans>Career Quest is free. Your resume belongs to you.</Trans>
        </p>
        {isReadyOffline && (
          <p className="hint">
            <Trans>Ready offline (less than {offlineMegabytes} MB)</Trans>
          </p>
        )}
        <div className="row">
          <Link to="/your-data" className={styles.link}>
            <Trans>Your data</Trans>
          </Link>
          <Link to="/policies" className={styles.link}>
            <Trans>Privacy</Trans>
          </Link>
          <InstallOffer />
        </div>
      </div>
    </footer>
  );
}
