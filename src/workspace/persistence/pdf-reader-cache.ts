import { siteBase } from '@/content/site-base';

/**
 * Where the service worker of this language keeps the PDF reader's files once somebody has asked for them; see
 * `sw/pdf-reader.ts`.
 */
export const pdfReaderCache =
  siteBase === '/' ? 'cq-pdf-reader' : `cq-pdf-reader-${location.origin}${siteBase}`;

/** Whether this device has the PDF reader already. */
export async function hasPdfReader(): Promise<boolean> {
  try {
    // Opening a cache would make it, and a site that has none counts as switched off.
    if (!(await caches.has(pdfReaderCache))) return false;
    return (await (await caches.open(pdfReaderCache)).keys()).length > 1;
  } catch {
    return false;
  }
}
