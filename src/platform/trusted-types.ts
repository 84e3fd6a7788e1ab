import { siteBase } from '@/content/site-base';

const pdfThread = /^assets\/pdf\.worker[\w.-]+\.js$/;

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
};

/**
 * The one Trusted Types policy of the page: no string ever becomes markup, and the only script addresses that may be
 * made from a string are the service worker's and the PDF reader's. Without it the security headers would stop the worker.
 */
export function refuseMarkup(): void {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: () => {
      throw new TypeError('Text never becomes markup here.');
    },
    createScriptURL: (url) => {
      const file = url.slice(siteBase.length);
      if (!url.startsWith(siteBase) || (file !== 'sw.js' && !pdfThread.test(file)))
        throw new TypeError(
          'Only the service worker and the PDF reader may be loaded from a string.',
        );
      return url;
    },
  });
}
