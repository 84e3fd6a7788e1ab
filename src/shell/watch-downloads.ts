import { safeStorage } from '@/backend/safe-storage';
import { downloadEvent } from '@/ui/download-file';
import { useFileNotice } from './file-notice';

const noticeShownKey = 'cq-file-told';
const tab = safeStorage(() => globalThis.sessionStorage);

/** Says with the first download of a session on a shared computer that the file stays; returns the function that ends it. */
export function watchDownloads(): () => void {
  const handleDownload = () => {
    if (tab.getItem(noticeShownKey) !== null) return;
    tab.setItem(noticeShownKey, 'yes');
    useFileNotice.setState({ isShown: true });
  };
  addEventListener(downloadEvent, handleDownload);
  return () => removeEventListener(downloadEvent, handleDownload);
}
