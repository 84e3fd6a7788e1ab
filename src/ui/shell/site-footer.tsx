import { Trans } from '@lingui/react/macro';
import { offlineMegabytes } from '../../pwa/offline-size';
import { useWorkerNews } from '../../pwa/worker';
import { InstallOffer } from './install-offer';
import styles from './site-footer.module.css';

/** The foot of every screen: what the workshop is, whether it works offline here, and the offer to install it. */
export function SiteFooter() {
  const isReadyOffline = useWorkerNews((news) => news.isReadyOffline);
  return (
    <footer className={styles.footer}>
      <div className={`wrap row row-apart ${styles.inner}`}>
        <p>
          <Trans>Career Quest is free. Your resume belongs to you.</Trans>
        </p>
        {isReadyOffline && (
          <p className="hint">
            <Trans>Ready offline (less than {offlineMegabytes} MB)</Trans>
          </p>
        )}
        <InstallOffer />
      </div>
    </footer>
  );
}
