import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ownMegabytes } from './own-megabytes';
import { useAppNotices } from '@/platform/app-notices';
import { useInstall } from '@/platform/install';
import { LazyPart } from '@/resume-tools/lazy-part';
import { StaffContact } from '@/ui/staff-contact';
import styles from './site-footer.module.css';

/** Loaded only where the browser supports installation. */
const loadInstallOffer = () => import('./install-offer');

/** The footer of every screen: contact, links to data and policies, the install button, whether the app works offline. */
export function SiteFooter() {
  const { isReadyOffline, isNewlyReady } = useAppNotices();
  const install = useInstall();
  return (
    <footer className={styles.footer}>
      <div className={`wrap row row-apart ${styles.inner}`}>
        <StaffContact />
        <p>
          <Trans>Career Quest is free. Your resume belongs to you.</Trans>
        </p>
        <div className="row">
          <Link to="/your-data" className={styles.link}>
            <Trans>Your data</Trans>
          </Link>
          <Link to="/policies" className={styles.link}>
            <Trans>Privacy</Trans>
          </Link>
          <Link to="/agencies" className={styles.link}>
            <Trans>For agencies</Trans>
          </Link>
          {install.kind !== 'none' && (
            <LazyPart isOptional load={loadInstallOffer}>
              {({ InstallOffer }) => <InstallOffer />}
            </LazyPart>
          )}
        </div>
        {/* Not a corner notice: a message that needs no answer must not cover what is being read. */}
        <div role="status">
          {isNewlyReady && (
            <strong>
              <Trans>Ready to work offline</Trans>
            </strong>
          )}
          {isReadyOffline && (
            <p className="hint">
              <Trans>Ready offline (less than {ownMegabytes} MB)</Trans>
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
