import { siteBase } from '@/content/site-base';

const pdfThread = /^assets\/pdf\.worker[\w.-]+\.js$/;

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
};

/**
 * Installs the page's default Trusted Types policy: a string never becomes HTML, and only two script URLs may come from a
 * string, the service worker's and the PDF reader's. Without it the security headers would block the worker.
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
