import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAiMode } from '@/resume-tools/ai/ai-mode';
import { useWho } from '@/workspace/session/session';
import { useFileNotice } from './file-notice';
import { Notice } from './notice';

/** Notice: the browser blocks storage, so nothing is saved. */
export function StorageBlockedNotice({ onClose }: { onClose: () => void }) {
  return (
    <Notice
      text={
        <Trans>
          Your browser blocks storage, so nothing is kept here. Save a copy of your work before you
          close this page.
        </Trans>
      }
    >
      <OkButton onClick={onClose} />
    </Notice>
  );
}

/** Notice: the downloaded file stays on this shared computer. */
export function DownloadedFileNotice() {
  return (
    <Notice text={<Trans>The file stays on this computer. Delete it there before you go.</Trans>}>
      <OkButton onClick={() => useFileNotice.setState({ isShown: false })} />
    </Notice>
  );
}

/** Notice: what AI Mode does. */
export function AiModeNotice() {
  const dismiss = useAiMode((ai) => ai.dismiss);
  const who = useWho();
  if (who === 'guest')
    return (
      <Notice text={<Trans>AI Mode is on. AI help needs a free account.</Trans>}>
        <Link to="/auth" className="btn small" onClick={dismiss}>
          <Trans>Log In</Trans>
        </Link>
        <OkButton onClick={dismiss} />
      </Notice>
    );
  return (
    <Notice
      text={<Trans>AI Mode is on. You find AI help in the resume builder and in the chat.</Trans>}
    >
      <OkButton onClick={dismiss} />
    </Notice>
  );
}

/** The button that closes a notice. */
export function OkButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="btn quiet small" onClick={onClick}>
      <Trans>OK</Trans>
    </button>
  );
}
