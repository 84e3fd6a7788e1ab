import { fetchWithTimeout } from '@/backend/fetch-with-timeout';

/** Whether the pages of the language at `base` are cached, or the server answers for them within `patienceMs`. */
export async function canOpenLanguage(base: string, patienceMs: number): Promise<boolean> {
  return (await isLanguageCached(base)) || (await isOnline(base, patienceMs));
}

/** Whether all files of a language are cached (sw/file-cache.ts). */
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
