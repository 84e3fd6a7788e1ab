import { registerRoute } from 'workbox-routing';
import { siteBase } from '@/content/site-base';
import { verifiedResponse, type BuildFile } from '@/workspace/persistence/build-file';
import { pdfReaderCache } from '@/workspace/persistence/pdf-reader-cache';
import { fetchFile } from './fetch-files';

/**
 * Keeps the PDF reader once somebody has asked for it: it is larger than all the rest, and most visitors never need it.
 * The files of an older version make room.
 */
export function keepPdfReader(list: readonly BuildFile[]): void {
  const files = new Map(
    list.filter(({ isLater }) => isLater).map((file) => [siteBase + file.url, file]),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
    async ({ request, url }) => {
      const file = files.get(url.pathname);
      if (!file) return await fetch(request);
      const cache = await caches.open(pdfReaderCache);
      const kept = await cache.match(request.url);
      const proven = kept && (await verifiedResponse(kept, file, ''));
      if (proven) return proven;
      const answer = await fetchFile(file, '');
      await cache.put(request.url, answer.clone());
      for (const older of await cache.keys())
        if (!files.has(new URL(older.url).pathname)) await cache.delete(older);
      return answer;
    },
  );
}
