import { downloadText } from './download-file';
import { isOnIosHomeScreen } from '@/hydration/download-support';
import { showInAppNote } from './in-app-note-store';

/**
 * What became of a file that was handed over. `handed-over`: the browser has it; no page hears whether it was saved.
 * `closed`: the person put the share sheet away, and has no file. `no-way`: this browser saves none, and that was said.
 */
export type DownloadOutcome = 'handed-over' | 'shared' | 'closed' | 'failed' | 'no-way';

/**
 * Fetches a text file of this site, which the service worker answers offline too, and hands it over: to the share
 * sheet on an iPhone's home screen, else as a download.
 */
export async function downloadOrShareFile(
  href: string,
  fileName: string,
): Promise<DownloadOutcome> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) return 'failed';
    return await downloadOrShareText(await answer.text(), fileName, 'text/markdown');
  } catch {
    return 'failed';
  }
}

/** Hands over a text as a file: to the share sheet on an iPhone's home screen, else as a download. */
export async function downloadOrShareText(
  text: string,
  fileName: string,
  type: string,
): Promise<DownloadOutcome> {
  if (showInAppNote()) return 'no-way';
  if (isOnIosHomeScreen()) return await shareText(text, fileName);
  downloadText(fileName, text, type);
  return 'handed-over';
}

async function shareText(text: string, fileName: string): Promise<DownloadOutcome> {
  // Share sheets accept text/plain; many refuse text/markdown.
  const files = [new File([text], fileName, { type: 'text/plain' })];
  try {
    if (!navigator.canShare({ files })) return 'failed';
    await navigator.share({ files, title: fileName });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}
