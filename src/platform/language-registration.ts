import { siteBase } from '@/content/site-base';

/**
 * The registration of this language's own service worker; undefined where there is none yet. Until then a page of another
 * language than the source's may be served by the worker of the whole site, which knows nothing of its files.
 */
export async function languageRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return siteBase === '/' || registration?.scope.endsWith(siteBase) ? registration : undefined;
}

/** Whether this language's worker keeps anything on this device: its cache is named after its scope. */
export async function hasLanguageCache(): Promise<boolean> {
  return (await caches.keys()).some((name) => name.endsWith(location.origin + siteBase));
}
