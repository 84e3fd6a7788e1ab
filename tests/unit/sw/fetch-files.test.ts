import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { digestOf, type BuildFile } from '@/workspace/persistence/build-file';
import { fetchFile, fetchMany } from '../../../sw/fetch-files';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file that stops in the middle holds up no other, and is given up after a minute', async () => {
  const text = 'export const a = 1;\n';
  const server = createServer(({ url }, answer) => {
    answer.writeHead(200, { 'content-type': 'text/javascript', 'content-length': text.length });
    if (url === '/assets/stops.js') answer.write(text.slice(0, 5));
    else answer.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${String(port)}${path}`, init),
  );
  const digest = await digestOf(new TextEncoder().encode(text));
  const names = ['stops', 'one', 'two', 'three', 'four', 'five'];
  const files = names.map((name): BuildFile => ({
    url: `assets/${name}.js`,
    revision: null,
    digest,
  }));
  const kept: string[] = [];
  const keep = async (file: BuildFile) => {
    await fetchFile(file, '');
    kept.push(file.url);
  };

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const round = fetchMany(files, keep, Number.POSITIVE_INFINITY).then((isFull) => {
    isOver = true;
    return isFull;
  });
  while (kept.length < 5) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await round).toBe(false);
  expect(kept).not.toContain('assets/stops.js');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
