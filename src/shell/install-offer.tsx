import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useInstall } from '@/platform/install';
import { Dialog } from '@/ui/dialog';
import { showInAppNote } from '@/ui/in-app-note-store';

/**
 * The button "Install" where the browser supports it; on iPhone and iPad a dialog with three steps; in the browser of another
 * app a button that says how to leave it.
 */
export function InstallOffer() {
  const { t } = useLingui();
  const install = useInstall();
  const [showsSteps, setShowsSteps] = useState(false);
  if (install.kind === 'none') return null;
  if (install.kind === 'in-app')
    return (
      <button type="button" className="btn quiet small" onClick={() => void showInAppNote()}>
        <Trans>Open in Safari or Chrome</Trans>
      </button>
    );
  return (
    <>
      <button
        type="button"
        className="btn quiet small"
        onClick={() => (install.kind === 'prompt' ? install.ask() : setShowsSteps(true))}
      >
        <Trans>Install Career Quest</Trans>
      </button>
      {showsSteps && (
        <Dialog
          title={t`Put Career Quest on your home screen`}
          onClose={() => setShowsSteps(false)}
        >
          <ol>
            <li>
              <Trans>Tap the Share button: the square with an arrow that points up.</Trans>
            </li>
            <li>
              <Trans>Scroll down and tap “Add to Home Screen”.</Trans>
            </li>
            <li>
              <Trans>Tap “Add”. Open Career Quest from its new picture.</Trans>
            </li>
          </ol>
          <p>
            <Trans>
              It is empty at first. Log in to see your work. No account? First use “Back up my work”
              on the page “Your data” here. Then bring the file back there.
            </Trans>
          </p>
          <button type="button" className="btn" onClick={() => setShowsSteps(false)}>
            <Trans>Got it</Trans>
          </button>
        </Dialog>
      )}
    </>
  );
}
