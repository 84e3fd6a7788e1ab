import { clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keptPage } from '@/workspace/persistence/kept-page';
import { sendWhenBackOnline } from './background-sync';
import { holdMemory } from './hold-memory';
import { keepPdfReader } from './pdf-reader';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

// Only build files of this origin are ever cached: never sign-in, table or function answers.
// A written page answers for its address whatever stands behind the question mark: tokens, campaign names.
precacheAndRoute(self.__WB_MANIFEST, {
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [
    new URL(`/${keptPage(`${url.pathname.slice(1) || 'index'}.html`)}`, url),
  ],
});

// Every other address, as in public/_redirects. The links in confirmation mails run through /auth/v1/ and must reach
// the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(`/${keptPage('resume-builder.html')}`), {
    allowlist: [/^\/resume-builder(\/|$)/],
  }),
);
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(`/${keptPage('other.html')}`), {
    denylist: [/^\/auth\/v1\//, /^\/rest\/v1\//, /^\/functions\/v1\//, /^\/downloads\//],
  }),
);

// A new version waits until the person accepts it; the first one takes the page at once, so that it works offline.
clientsClaim();
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

keepPdfReader();
sendWhenBackOnline();
holdMemory();
