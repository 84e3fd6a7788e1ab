import { fetchWithTimeout } from '@/backend/fetch-with-timeout';

/** Whether the pages of a language, whose addresses begin with `base`, are on this device or come within `patienceMs`. */
export async function canOpenLanguage(base: string, patienceMs: number): Promise<boolean> {
  return (await isLanguageCached(base)) || (await isOnline(base, patienceMs));
}

/** Whether everything of a language is on this device (sw/file-cache.ts). */
async function isLanguageCached(base: string): Promise<boolean> {
  try {
    return (await caches.match(`${base}kept/whole`)) !== undefined;
  } catch {
    return false;
  }
}

async function isOnline(base: string, patienceMs: number): Promise<boolean> {
  try {
    const asked = { method: 'HEAD', cache: 'no-store' } as const;
    return (await fetchWithTimeout(fetch, base, asked, patienceMs)).status === 200;
  } catch {
    return false;
  }
}
