/** True in an app started from the home screen of an iPhone or iPad: there a download link opens a page with no way back. */
export function isOnIosHomeScreen(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true;
}

/**
 * Hands a text file of this site to the system's share sheet, from which it can be saved or sent.
 * `left`: the person closed the sheet. `failed`: this device cannot share files, or the file is not here.
 */
export async function shareFile(
  href: string,
  fileName: string,
): Promise<'shared' | 'left' | 'failed'> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) return 'failed';
    // Sheets know plain text; many refuse Markdown's own type.
    const file = new File([await answer.blob()], fileName, { type: 'text/plain' });
    if (!navigator.canShare({ files: [file] })) return 'failed';
    await navigator.share({ files: [file], title: fileName });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}
