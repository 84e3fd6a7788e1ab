import { siteBase } from '@/content/site-base';
import { verifiedResponse, type BuildFile } from '@/workspace/persistence/build-file';

/** Parallel downloads: with high latency one after the other takes minutes, and more would delay the page's own requests. */
const atOnce = 3;
/** After so many failures one after the other the line is down, or answers everything with a page of its own. */
const maxFailures = 8;
/** A file that has not come after this long, in ms, does not come. */
const maxFetchMs = 60_000;

/**
 * Runs `keep` for each file until the time is over, the line is down or the device is full. A file that does not come does
 * not hold up the others: a filter may stop that one alone.
 *
 * @returns whether the device is full: what comes then is thrown away, and costs the person's data
 */
export async function fetchMany(
  files: readonly BuildFile[],
  keep: (file: BuildFile) => Promise<void>,
  until: number,
): Promise<boolean> {
  const waiting = files.values();
  let failures = 0;
  let isFull = false;
  const work = async () => {
    for (const file of waiting) {
      if (Date.now() > until || failures >= maxFailures || isFull) return;
      try {
        await keep(file);
        failures = 0;
      } catch (error) {
        failures += 1;
        isFull ||= error instanceof DOMException && error.name === 'QuotaExceededError';
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return isFull;
}

/**
 * The file, from the browser's own cache if its name is new with each build.
 *
 * @throws when what comes is not the file
 */
export async function fetchFile(file: BuildFile, app: string): Promise<Response> {
  // The browser's own cache may hold the wrong answer, too.
  const ways: RequestCache[] = file.revision === null ? ['default', 'reload'] : ['reload'];
  for (const cache of ways) {
    const found = await fetchOnce(file, app, cache);
    if (found) return found;
  }
  throw new Error(`${file.url} is not what came.`);
}

async function fetchOnce(
  file: BuildFile,
  app: string,
  cache: RequestCache,
): Promise<Response | null> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), maxFetchMs);
  try {
    const answer = await fetch(siteBase + file.url, { cache, priority: 'low', signal: end.signal });
    return await verifiedResponse(answer, file, app);
  } finally {
    clearTimeout(timer);
  }
}
