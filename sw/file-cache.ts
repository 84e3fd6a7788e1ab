import { PrecacheController } from 'workbox-precaching';
import { siteBase } from '@/content/site-base';
import { verifiedResponse, type BuildFile } from '@/workspace/persistence/build-file';
import { fetchFile, fetchMany } from './fetch-files';
import { pageFor } from './page-path';

declare const self: ServiceWorkerGlobalScope;

/**
 * The files of this build that offline work needs, and the cache that holds them. `app`: the url of the app's own script,
 * which every page of this build names. `controller` is Workbox's: it names the cache and gives each file its key there.
 */
export type FileCache = {
  files: readonly BuildFile[];
  app: string;
  controller: PrecacheController;
};

/** A made-up entry of the cache, which is there as long as every file is. It outlives an update, see `keep-files.ts`. */
const completeMark = `${siteBase}kept/whole`;

/** @param list all files of the build; those marked `isLater` are left to their own cache */
export function createFileCache(list: readonly BuildFile[]): FileCache {
  const files = list.filter(({ isLater }) => !isLater);
  const app = files.find(({ url }) => url.startsWith('assets/app-'))?.url ?? '';
  const controller = new PrecacheController();
  controller.addToCacheList(files.map(({ url, revision }) => ({ url, revision })));
  return { files, app, controller };
}

function open({ controller }: FileCache): Promise<Cache> {
  return caches.open(controller.strategy.cacheName);
}

function keyOf({ controller }: FileCache, { url }: BuildFile): string {
  return controller.getCacheKeyForURL(siteBase + url) ?? '';
}

/** The files that are not in the cache. Does not create the cache: the kill switch may have deleted it for good. */
export async function missingFiles(cache: FileCache): Promise<readonly BuildFile[]> {
  const { controller, files } = cache;
  if (!(await caches.has(controller.strategy.cacheName))) return files;
  const stored = new Set((await (await open(cache)).keys()).map(({ url }) => url));
  return files.filter((file) => !stored.has(keyOf(cache, file)));
}

/** Whether everything was in the cache when it was last counted. */
export async function isComplete({ controller }: FileCache): Promise<boolean> {
  const { cacheName } = controller.strategy;
  return (await caches.match(completeMark, { cacheName })) !== undefined;
}

/** Notes in the cache that every file is there. */
export async function markComplete(cache: FileCache): Promise<void> {
  await (await open(cache)).put(completeMark, new Response());
}

/**
 * Fetches what is missing until `until`, in ms since 1970: the page at `path` and what it names first, then, with
 * `isAll`, the rest.
 *
 * @returns whether the device has no room for more
 */
export async function storeMissing(
  cache: FileCache,
  path: string | null,
  { until, isAll }: { until: number; isAll: boolean },
): Promise<boolean> {
  const store = (file: BuildFile) => storeFile(cache, file);
  if (path !== null) {
    const missing = new Set(await missingFiles(cache));
    // Without the page its files are not known. A lost connection stops what follows as well, and is reported there.
    const needed = await filesOfPage(cache, path).catch(() => []);
    const wanted = needed.filter((file) => missing.has(file));
    if (await fetchMany(wanted, store, until)) return true;
  }
  return isAll && (await fetchMany(await missingFiles(cache), store, until));
}

async function storeFile(cache: FileCache, file: BuildFile): Promise<void> {
  const answer = await fetchFile(file, cache.app);
  await (await open(cache)).put(keyOf(cache, file), answer);
}

/** The files that the page at this path names; stores the page itself first, where it is missing, to read them in it. */
async function filesOfPage(cache: FileCache, path: string): Promise<readonly BuildFile[]> {
  const { files } = cache;
  const page = files.find(({ url }) => url === pageFor(path, files));
  if (!page) return [];
  const key = keyOf(cache, page);
  const stored = await open(cache);
  if (!(await stored.match(key))) await storeFile(cache, page);
  const text = (await (await stored.match(key))?.text()) ?? '';
  return files.filter(({ url }) => url !== page.url && text.includes(`"${siteBase}${url}"`));
}

/**
 * Deletes entries whose bytes are not those of this build's file, so that they are fetched again: an earlier version or an
 * interrupted installation may have stored them without that check.
 */
export async function deleteUnverified(cache: FileCache): Promise<void> {
  const stored = await open(cache);
  for (const file of cache.files) {
    const key = keyOf(cache, file);
    const answer = await stored.match(key);
    if (answer && (await verifiedResponse(answer, file, cache.app)) === null)
      await stored.delete(key);
  }
}

/** Deletes the files of earlier versions, and the mark of completeness where this version has something missing. */
export async function dropOldFiles(cache: FileCache): Promise<void> {
  const stored = await open(cache);
  const mark = new URL(completeMark, self.location.href).href;
  const known = new Set([...cache.files.map((file) => keyOf(cache, file)), mark]);
  for (const { url } of await stored.keys()) if (!known.has(url)) await stored.delete(url);
  if ((await missingFiles(cache)).length > 0) await stored.delete(completeMark);
}
