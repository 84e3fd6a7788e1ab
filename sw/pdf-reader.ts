import { registerRoute } from 'workbox-routing';
import { pdfReaderCache } from '@/workspace/persistence/pdf-reader-cache';

/** The library and its thread. */
const filesOfReader = 2;

/**
 * Keeps the PDF reader once somebody has asked for it: it is larger than all the rest, and most visitors never need it.
 * The files of an older version make room.
 */
export function keepPdfReader(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && /^\/assets\/pdf(?:-reader|\.worker)[\w.-]*\.js$/.test(url.pathname),
    async ({ request }) => {
      const cache = await caches.open(pdfReaderCache);
      const kept = await cache.match(request.url);
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.ok) {
        await cache.put(request.url, answer.clone());
        const older = (await cache.keys()).slice(0, -filesOfReader);
        await Promise.all(older.map((one) => cache.delete(one)));
      }
      return answer;
    },
  );
}
