import { languages } from '@/content/languages';
import { addressIn, siteBase } from '@/content/site-base';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fetchPage } from './fetch-page';
import { isComplete, type FileCache } from './file-cache';
import { ownPageOf, pageFor } from './page-path';

const backendPaths = /^\/(auth|rest|functions)\/v1\//;
const downloadPaths = new RegExp(`^${siteBase}downloads/`);
/** Pages of another language are kept by a worker of their own, or come from the network. */
const otherLanguages = languages
  .filter(({ base }) => base.startsWith(siteBase) && base !== siteBase)
  .map(({ base }) => ({ base, pages: new RegExp(`^${base.slice(0, -1)}(/|$)`) }));

/**
 * Answers the requests of pages, by these routes in this order. Everything else goes to the network: the backend's own
 * paths, too, because the links in confirmation mails lead there.
 */
export function answerRequests(cache: FileCache): void {
  const { controller } = cache;
  registerRoute(
    new NavigationRoute(answerNavigation(cache), {
      denylist: [backendPaths, downloadPaths, ...otherLanguages.map(({ pages }) => pages)],
    }),
  );
  for (const { base, pages } of otherLanguages)
    registerRoute(new NavigationRoute(answerOtherLanguage(base, pages), { allowlist: [pages] }));
  // A request that bypasses every cache asks what the server has now, for one whether there is a newer page.
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.cache === 'no-store' && !backendPaths.test(url.pathname),
    ({ request }) => fetch(request),
  );
  registerRoute(
    new PrecacheRoute(controller, {
      ignoreURLParametersMatching: [/./],
      urlManipulation: ({ url }) => [new URL(siteBase + ownPageOf(url.pathname), url)],
    }),
  );
}

/**
 * A page comes from the cache once every file is there. Until then the network goes first: a stored page of an older
 * version may name files that are neither stored nor on the server any more.
 */
function answerNavigation(cache: FileCache): RouteHandlerCallback {
  const { controller, files } = cache;
  return async ({ request, event, url }) => {
    const page = siteBase + pageFor(url.pathname, files);
    if (!(await isComplete(cache))) {
      const kept = await controller.matchPrecache(page);
      const keepAwake = (work: Promise<void>) => event.waitUntil(work);
      const answer = (await fetchPage(request, kept, keepAwake)) ?? kept;
      if (answer) return answer;
    }
    return await controller.createHandlerBoundToURL(page)({ request, event, url });
  };
}

/**
 * A page of a language that was never opened here comes from the network; without a line the same page in this language
 * stands in for it.
 */
function answerOtherLanguage(base: string, pages: RegExp): RouteHandlerCallback {
  return async ({ request, url }) => {
    try {
      return await fetch(request);
    } catch (error) {
      // If that language's own worker has cached its pages, redirecting would loop between the two languages: fail instead.
      if (await caches.match(`${base}kept/whole`)) throw error;
      const path = url.pathname.replace(pages, '');
      return Response.redirect(addressIn(siteBase, path) + url.search);
    }
  };
}
