import { registerRoute } from 'workbox-routing';
import { siteAddress } from '@/content/site-base';
import {
  shareAddress,
  sharedFileMs,
  sharedPage,
  shareField,
  type ShareTargetQuestion,
} from '@/domain/import-file/share-target';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes a file that another app shares with the installed one, holds it in memory alone, for a minute at most, and gives
 * it to the first page that asks. It is never written anywhere, and never sent.
 */
export function takeSharedFiles(): void {
  let held: { file: File; end: () => void } | null = null;

  const hold = (file: File): Promise<void> => {
    held?.end();
    return new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        held = null;
        resolve();
      };
      const timer = setTimeout(() => end(), sharedFileMs);
      held = { file, end };
    });
  };

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === siteAddress(shareAddress),
    async ({ request, event }) => {
      const file = await request
        .formData()
        .then((form) => form.get(shareField))
        .catch(() => null);
      if (file instanceof File && file.size > 0) event.waitUntil(hold(file));
      // 303: the page is asked for with GET, and going back does not post again.
      return Response.redirect(siteAddress(sharedPage), 303);
    },
    'POST',
  );

  self.addEventListener('message', (event) => {
    if ((event.data as ShareTargetQuestion | null)?.kind !== 'take-shared-file') return;
    event.ports[0]?.postMessage(held?.file ?? null);
    held?.end();
  });
}
