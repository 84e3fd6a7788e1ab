import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import {
  fileFrom,
  type BuildFile,
  type KeepAnswer,
  type KeepQuestion,
} from '@/workspace/persistence/build-file';
import { keptPage } from '@/workspace/persistence/kept-page';
import { fetchFile, fetchMany } from './fetch-files';
import { fetchPage } from './fetch-page';

declare const self: ServiceWorkerGlobalScope;

/** Stands in the cache while everything is there: what was whole stays whole when a new version comes. */
const wholeMark = '/kept/whole';
/** A page is answered after this long at most, in ms: browsers end a worker that takes minutes. */
const longestAnswerMs = 5000;

/**
 * Keeps the build's files and answers with them. The first installation keeps only what the open pages need, so that a
 * visit of two seconds leaves the page that was read; pages then ask for the rest, a few seconds' worth at a time, and
 * at each visit again: what the browser has thrown away comes back. A new version takes over from a whole one only when
 * it is whole itself. Nothing is kept that is not proven to be the file, see `fileFrom`.
 */
export function keepFiles(list: readonly BuildFile[]): void {
  const files = list.filter(({ isLater }) => !isLater);
  const app = files.find(({ url }) => url.startsWith('assets/app-'))?.url ?? '';
  const controller = new PrecacheController();
  controller.addToCacheList(files.map(({ url, revision }) => ({ url, revision })));
  answerWith(controller, files);

  const open = () => caches.open(controller.strategy.cacheName);
  const keyOf = ({ url }: BuildFile) => controller.getCacheKeyForURL(`/${url}`) ?? '';
  const missing = async () => {
    // Looking must not make anew what the kill switch has deleted.
    if (!(await caches.has(controller.strategy.cacheName))) return files;
    const there = new Set((await (await open()).keys()).map(({ url }) => url));
    return files.filter((file) => !there.has(keyOf(file)));
  };
  const keep = async (file: BuildFile) => {
    const answer = await fetchFile(file, app);
    await (await open()).put(keyOf(file), answer);
  };
  /** A page and all that it names, the page first. */
  const filesOfPage = async (path: string) => {
    const page = files.find(({ url }) => url === pageFor(path, files));
    if (!page) return [];
    const cache = await open();
    if (!(await cache.match(keyOf(page)))) await keep(page);
    const text = (await (await cache.match(keyOf(page)))?.text()) ?? '';
    return files.filter(({ url }) => url !== page.url && text.includes(`"/${url}"`));
  };
  const keepPage = async (path: string, until: number) => {
    const left = new Set(await missing());
    // A line that breaks here breaks for the rest, too, and that says so.
    const needed = await filesOfPage(path).catch(() => []);
    return await fetchMany(
      needed.filter((file) => left.has(file)),
      keep,
      until,
    );
  };

  const install = async () => {
    const cache = await open();
    await dropUnproven(files, keyOf, app, cache);
    if (self.registration.active && (await cache.match(wholeMark))) {
      await fetchMany(await missing(), keep, Number.POSITIVE_INFINITY);
      if ((await missing()).length > 0) throw new Error('Not everything came.');
      return;
    }
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const { url } of pages) await keepPage(new URL(url).pathname, Number.POSITIVE_INFINITY);
  };

  const activate = async () => {
    const cache = await open();
    const known = new Set([...files.map(keyOf), new URL(wholeMark, self.location.href).href]);
    for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url);
    if ((await missing()).length > 0) await cache.delete(wholeMark);
  };

  const count = async (before: number): Promise<KeepAnswer> => {
    const after = (await missing()).length;
    if (after === 0) await (await open()).put(wholeMark, new Response());
    return { kept: before - after, missing: after, isFull: false };
  };
  const keepMore = async (path: string): Promise<KeepAnswer> => {
    const before = (await missing()).length;
    const until = Date.now() + longestAnswerMs;
    const isFull =
      before > 0 &&
      ((await keepPage(path, until)) || (await fetchMany(await missing(), keep, until)));
    return { ...(await count(before)), isFull };
  };
  let current: Promise<KeepAnswer> | null = null;
  const answerTo = async ({ path, mayFetch }: KeepQuestion): Promise<KeepAnswer> => {
    if (!mayFetch) return await count((await missing()).length);
    // Two tabs ask the same.
    current ??= keepMore(path).finally(() => {
      current = null;
    });
    return await current;
  };

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('message', (event) => {
    const question = event.data as KeepQuestion | { type?: undefined } | null;
    if (question?.type !== 'KEEP_FILES') return;
    event.waitUntil(
      // A page that was on its way when this version started has no worker: without one it would stand still offline.
      self.clients
        .claim()
        .then(() => answerTo(question))
        .then((answer) => event.ports[0]?.postMessage(answer)),
    );
  });
}

/**
 * What an earlier version or an installation that broke off has left is fetched again unless it is the file: it may
 * have been kept unseen.
 */
async function dropUnproven(
  files: readonly BuildFile[],
  keyOf: (file: BuildFile) => string,
  app: string,
  cache: Cache,
): Promise<void> {
  for (const file of files) {
    const kept = await cache.match(keyOf(file));
    if (kept && (await fileFrom(kept, file, app)) === null) await cache.delete(keyOf(file));
  }
}

/**
 * Pages come from what is kept; as long as that is not whole, from the network while there is one that answers: a page of
 * an older version would ask for files that are nowhere any more. The links in confirmation mails run through /auth/v1/ and must
 * reach the server.
 */
function answerWith(controller: PrecacheController, files: readonly BuildFile[]): void {
  const { strategy } = controller;
  registerRoute(
    new NavigationRoute(
      async ({ request, event, url }) => {
        const page = `/${pageFor(url.pathname, files)}`;
        if (!(await caches.match(wholeMark, { cacheName: strategy.cacheName }))) {
          const kept = await controller.matchPrecache(page);
          const keepAwake = (work: Promise<void>) => event.waitUntil(work);
          const answer = (await fetchPage(request, kept, keepAwake)) ?? kept;
          if (answer) return answer;
        }
        return await controller.createHandlerBoundToURL(page)({ request, event, url });
      },
      { denylist: [ofBackend, /^\/downloads\//] },
    ),
  );
  // Who asks past every cache asks the server, say whether there is a newer page. The backend is nothing of ours.
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.cache === 'no-store' && !ofBackend.test(url.pathname),
    ({ request }) => fetch(request),
  );
  registerRoute(
    new PrecacheRoute(controller, {
      ignoreURLParametersMatching: [/./],
      urlManipulation: ({ url }) => [new URL(`/${pageOfItsOwn(url.pathname)}`, url)],
    }),
  );
}

const ofBackend = /^\/(auth|rest|functions)\/v1\//;
const ofBuilder = /^\/resume-builder(\/|$)/;
const builderPage = keptPage('resume-builder.html');
const otherPage = keptPage('other.html');

function pageOfItsOwn(path: string): string {
  return keptPage(`${path.slice(1) || 'index'}.html`);
}

/** The page that answers for an address, whatever stands behind its question mark; as in public/_redirects. */
function pageFor(path: string, files: readonly BuildFile[]): string {
  const own = pageOfItsOwn(path);
  if (files.some(({ url }) => url === own)) return own;
  return ofBuilder.test(path) ? builderPage : otherPage;
}
