import { safeStorage } from '@/backend/safe-storage';
import { downloadEvent } from '@/ui/download-file';
import { useFileNotice } from './file-notice';

const noticeShownKey = 'cq-file-told';
const tab = safeStorage(() => globalThis.sessionStorage);

/** Shows a notice at the first download of a session on a shared computer. Returns the function that stops it. */
export function watchDownloads(): () => void {
  const handleDownload = () => {
    if (tab.getItem(noticeShownKey) !== null) return;
    tab.setItem(noticeShownKey, 'yes');
    useFileNotice.setState({ isShown: true });
  };
  addEventListener(downloadEvent, handleDownload);
  return () => removeEventListener(downloadEvent, handleDownload);
}
