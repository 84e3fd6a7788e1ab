import { fetchWithTimeout } from './fetch-with-timeout';

/** A small file of the site that the service worker leaves to the network when it is asked for by HEAD. */
const path = '/manifest.webmanifest';

/**
 * The time by the site's own server, ms since 1970, to the second; null when it cannot be had. The clock of a shared
 * computer may be off by years.
 */
export async function fetchSiteTime(
  fetch: typeof globalThis.fetch,
  { origin, timeoutMs = 8000 }: { origin: string; timeoutMs?: number },
): Promise<number | null> {
  try {
    const { headers } = await fetchWithTimeout(fetch, origin + path, { method: 'HEAD' }, timeoutMs);
    const time = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  }
}
