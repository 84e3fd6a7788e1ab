import { downloadFile } from '@/ui/download-file';
import type { DownloadOutcome } from '@/ui/download-or-share';
import { showInAppNote } from '@/ui/in-app-note-store';
import { isOnIosHomeScreen } from '@/hydration/download-support';

/** Gives the file to the browser's downloads; false where none would come, or would leave the app with no way back. */
export function saveFile(file: File): boolean {
  if (showInAppNote() || isOnIosHomeScreen()) return false;
  downloadFile(file);
  return true;
}

/** True on a phone or tablet whose share sheet takes this file. */
export function canShare(file: File): boolean {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return isTouch && 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Opens the share sheet; must be called right from a tap. */
export async function share(file: File): Promise<DownloadOutcome> {
  try {
    await navigator.share({ files: [file], title: file.name });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}
