import { create } from 'zustand';
import { safeStorage } from '@/backend/safe-storage';
import { downloadEvent } from '@/ui/download-text';

const toldKey = 'cq-file-told';
const tab = safeStorage(() => globalThis.sessionStorage);

/** Whether the page says now that a file which was downloaded stays on this shared computer. */
export const useFileNotice = create<{ isToTell: boolean }>()(() => ({ isToTell: false }));

/** Says it with the first download of a session on a shared computer; returns the function that ends it. */
export function watchDownloads(): () => void {
  const handleDownload = () => {
    if (tab.getItem(toldKey) !== null) return;
    tab.setItem(toldKey, 'yes');
    useFileNotice.setState({ isToTell: true });
  };
  addEventListener(downloadEvent, handleDownload);
  return () => removeEventListener(downloadEvent, handleDownload);
}

export function dismissFileNotice(): void {
  useFileNotice.setState({ isToTell: false });
}
