import { downloadText } from './download-text';

/**
 * True where a download link alone would fail. In an app started from an iPhone's home screen it opens a page with no
 * way back. And browsers send a link's download past the service worker: without a network it is cancelled, though
 * the file lies on the device.
 */
export function needsOtherWay(): boolean {
  return isOnIosHomeScreen() || Boolean(navigator.serviceWorker?.controller);
}

/**
 * Fetches a text file of this site, which the service worker answers offline too, and hands it over: to the share
 * sheet on an iPhone's home screen, else as a download. False when neither is possible; a share sheet that the person
 * closes is no failure.
 */
export async function keepFile(href: string, fileName: string): Promise<boolean> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) return false;
    return await keepText(await answer.text(), fileName, 'text/markdown');
  } catch {
    return false;
  }
}

/** Hands over a text as a file: to the share sheet on an iPhone's home screen, else as a download. */
export async function keepText(text: string, fileName: string, type: string): Promise<boolean> {
  if (isOnIosHomeScreen()) return await shareText(text, fileName);
  downloadText(fileName, text, type);
  return true;
}

async function shareText(text: string, fileName: string): Promise<boolean> {
  // Sheets know plain text; many refuse Markdown's own type.
  const files = [new File([text], fileName, { type: 'text/plain' })];
  if (!navigator.canShare({ files })) return false;
  try {
    await navigator.share({ files, title: fileName });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

function isOnIosHomeScreen(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}
