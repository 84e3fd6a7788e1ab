import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type Browser = { language: string; kept?: 'hangs' | readonly string[]; line?: Response };

/** Where a tab of a shared computer goes whose page had the addresses of `from`. */
async function landing(from: string, { language, kept = [], line }: Browser): Promise<string> {
  vi.resetModules();
  vi.stubEnv('BASE_URL', from);
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { body: { replaceChildren: () => undefined } });
  const match = (url: string) =>
    kept === 'hangs'
      ? new Promise(() => undefined)
      : Promise.resolve(kept.includes(url) ? new Response() : undefined);
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('fetch', () => (line ? Promise.resolve(line) : Promise.reject(new TypeError())));
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  const { emptyThisTab } = await import('@/workspace/shared-computer/leave-session');
  emptyThisTab();
  await vi.advanceTimersByTimeAsync(3000);
  expect(replace).toHaveBeenCalledOnce();
  return String(replace.mock.lastCall);
}

test('the next person comes to Home in the language of the browser, whatever was read before', async () => {
  expect(await landing('/es/', { language: 'en-US', kept: ['/kept/whole'] })).toBe('/');
  expect(await landing('/', { language: 'es-MX', kept: ['/es/kept/whole'] })).toBe('/es/');
});

test('a browser in a language that the site has not comes to the plain address', async () => {
  expect(await landing('/es/', { language: 'fr', kept: ['/kept/whole'] })).toBe('/');
});

test('nothing has to be kept for the language that the page was in', async () => {
  expect(await landing('/', { language: 'en-US' })).toBe('/');
  expect(await landing('/es/', { language: 'es' })).toBe('/es/');
});

test('a language that is not kept comes over the line, and without one Home stays as it was', async () => {
  expect(await landing('/es/', { language: 'en-US', line: new Response('') })).toBe('/');
  expect(await landing('/es/', { language: 'en-US' })).toBe('/es/');
  const gone = new Response('', { status: 503 });
  expect(await landing('/es/', { language: 'en-US', line: gone })).toBe('/es/');
});

test('a disk that never answers keeps nobody before a dark screen', async () => {
  expect(await landing('/es/', { language: 'en-US', kept: 'hangs' })).toBe('/es/');
});
