import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { CopyButton } from '@/ui/copy-button';
import styles from './notice.module.css';

/** Says how to open the page in a real browser, because the browser of another app cannot save or print. */
export function InAppNote({ onClose }: { onClose: () => void }) {
  const address = useRef<HTMLElement>(null);
  return (
    <div className={styles.notice}>
      <p>
        <Trans>
          This is the browser of another app. It cannot save files, print or install. Open this page
          in Safari or Chrome: look for that in the menu here, or copy the address.
        </Trans>
      </p>
      <p>
        <strong ref={address} translate="no">
          {location.origin + location.pathname}
        </strong>
      </p>
      <p>
        <Trans>
          Log in there to see your work. Without an account, what you wrote stays in this app.
        </Trans>
      </p>
      <CopyButton source={address}>
        <Trans>Copy the address</Trans>
      </CopyButton>
      <button type="button" className="btn quiet small" onClick={onClose}>
        <Trans>OK</Trans>
      </button>
    </div>
  );
}
