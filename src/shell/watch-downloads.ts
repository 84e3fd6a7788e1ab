import { safeStorage } from '@/backend/safe-storage';
import { downloadEvent } from '@/ui/download-text';
import { useFileNotice } from './file-notice';

const toldKey = 'cq-file-told';
const tab = safeStorage(() => globalThis.sessionStorage);

/** Says with the first download of a session on a shared computer that the file stays; returns the function that ends it. */
export function watchDownloads(): () => void {
  const handleDownload = () => {
    if (tab.getItem(toldKey) !== null) return;
    tab.setItem(toldKey, 'yes');
    useFileNotice.setState({ isToTell: true });
  };
  addEventListener(downloadEvent, handleDownload);
  return () => removeEventListener(downloadEvent, handleDownload);
}
