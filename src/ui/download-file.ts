/** What the window hears when a file has been handed to the browser's downloads. */
export const downloadEvent = 'cq-download';

/** Hands a text to the browser as a file to keep. */
export function downloadText(fileName: string, text: string, type: string): void {
  downloadFile(new File([text], fileName, { type }));
}

/** Hands a file to the browser's downloads, under its own name. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  dispatchEvent(new Event(downloadEvent));
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
