import { siteBase } from '@/content/site-base';

/**
 * The registration of this language's service worker; undefined where there is none yet. Until then the English worker, whose
 * scope is the whole site, may serve a page of another language; it does not cache that page's files.
 */
export async function languageRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return siteBase === '/' || registration?.scope.endsWith(siteBase) ? registration : undefined;
}

/** Whether this language's worker has a cache on this device: the cache's name ends with the worker's scope. */
export async function hasLanguageCache(): Promise<boolean> {
  return (await caches.keys()).some((name) => name.endsWith(location.origin + siteBase));
}
