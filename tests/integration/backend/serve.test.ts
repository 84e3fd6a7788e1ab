import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type LocalServer } from '../../../supabase/local/serve';

let dist: string;
let server: LocalServer;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'career-quest-dist-'));
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  write('index.html', 'home');
  write('modules.html', 'modules');
  write('modules/1.html', 'module 1');
  write('resume-builder.html', 'builder');
  write('404.html', 'other');
  write('sw.js', 'worker');
  write('assets/app-1.js', 'app');
  write('assets/app-1.js.br', brotliCompressSync('app'));
  write('_headers', readFileSync('public/_headers'));
  write('_redirects', readFileSync('public/_redirects'));
  const echo = async (req: Request) =>
    Response.json({ url: req.url, method: req.method, body: await req.text() }, { status: 201 });
  server = await startServer({ port: 0, distDir: dist, backend: { fetch: echo } });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

test.for([
  ['/', 200, 'home'],
  ['/modules', 200, 'modules'],
  ['/modules/1', 200, 'module 1'],
  ['/modules/1.5', 404, 'other'],
  ['/resume-builder', 200, 'builder'],
  ['/resume-builder/chapter/3?x=1.2', 200, 'builder'],
  ['/no-such-page', 404, 'other'],
  ['/assets/app-1.js', 200, 'app'],
  ['/assets/app-0.js', 404, 'Not found'],
  ['/assets/nothing', 404, 'Not found'],
  ['/picture.png', 404, 'Not found'],
  ['/functions/v1', 404, 'Not found'],
  ['/_headers', 404, 'Not found'],
  ['/_redirects', 404, 'Not found'],
  ['/_headers/', 404, 'Not found'],
  ['/_redirects//', 404, 'Not found'],
  ['//_headers', 404, 'Not found'],
  ['/./_headers', 404, 'Not found'],
  ['/%5fheaders', 404, 'Not found'],
  ['/%5Fredirects/', 404, 'Not found'],
  ['/%255fheaders', 404, 'Not found'],
  ['/_HEADERS', 404, 'Not found'],
  ['/_headers.html', 404, 'Not found'],
  ['/assets/..%2f_headers', 404, 'Not found'],
  ['/assets%5c..%5c_headers', 404, 'Not found'],
  ['/.env', 404, 'Not found'],
  ['/assets/.hidden', 404, 'Not found'],
  ['/..%2f..%2fpackage.json', 404, 'Not found'],
] as const)('GET %s answers %i %s', async ([path, status, body]) => {
  const answer = await fetch(server.url + path);
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

test('a fetch for data never gets the page in its place', async () => {
  const answer = await fetch(`${server.url}/no-such-data`, {
    headers: { Accept: 'application/json' },
  });
  expect(answer.status).toBe(404);
});

test('every page carries the security headers of the hosting file', async () => {
  for (const path of ['/', '/modules', '/resume-builder/chapter/1', '/assets/app-1.js']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|upgrade-insecure/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test.for([
  ['/', 'no-cache'],
  ['/modules', 'no-cache'],
  ['/resume-builder', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/app-1.js', 'public, max-age=31536000, immutable'],
  ['/assets/app-0.js', 'no-store'],
  ['/rest/v1/resumes', 'no-store'],
] as const)('%s is cached as: %s', async ([path, policy]) => {
  expect((await fetch(server.url + path)).headers.get('cache-control')).toBe(policy);
});

test('the smaller file is sent to those who can read it', async () => {
  const encodingFor = (accepted: string) =>
    new Promise((resolve) => {
      const headers = { 'Accept-Encoding': accepted };
      request(`${server.url}/assets/app-1.js`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.headers['content-encoding']);
      }).end();
    });
  expect(await encodingFor('gzip, br')).toBe('br');
  expect(await encodingFor('identity')).toBeUndefined();
});

test('a known file is not sent twice', async () => {
  const first = await fetch(`${server.url}/`);
  const etag = first.headers.get('etag') ?? '';
  expect((await fetch(`${server.url}/`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('calls to the backend reach it whole', async () => {
  const answer = await fetch(`${server.url}/rest/v1/resumes?id=eq.1`, {
    method: 'POST',
    body: '{"name":"Zoë"}',
  });
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { url: `${server.url}/rest/v1/resumes?id=eq.1`, method: 'POST', body: '{"name":"Zoë"}' },
  ]);
});

test('a body of over a megabyte is refused with 413', async () => {
  const body = 'a'.repeat(1024 * 1024 + 1);
  const answer = await fetch(`${server.url}/rest/v1/resumes`, { method: 'POST', body });
  expect(answer.status).toBe(413);
});

test('functions that do not run answer 503 with a sentence', async () => {
  const answer = await fetch(`${server.url}/functions/v1/ai-assist`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'The AI helper is not available right now.' },
  ]);
});

test.for(['/functions/v1/other', '/functions/v1/ai-assistant', '/functions/v1/'])(
  'only the one function is passed on: %s is not there',
  async (path) => {
    const answer = await fetch(server.url + path, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: 'There is no such function.' },
    ]);
  },
);

test('a paused server cannot be reached, a resumed one is back at the same address', async () => {
  await server.pause();
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  await server.resume();
  expect((await fetch(server.url)).status).toBe(200);
});

test('a pause cuts off an answer that is under way', async () => {
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const never = () => new Promise<Response>(arrived);
  const slow = await startServer({ port: 0, distDir: dist, backend: { fetch: never } });
  const pending = fetch(`${slow.url}/rest/v1/resumes`);
  const cut = expect(pending).rejects.toThrow('fetch failed');
  await arrival;
  await slow.pause();
  await cut;
});

test('a taken port is reported as such', async () => {
  const port = Number(new URL(server.url).port);
  await expect(
    startServer({ port, distDir: dist, backend: { fetch: async () => new Response() } }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.for(['attacker.example.com', '127.0.0.1.example.com:PORT', '127.0.0.1'])(
  'a request for the host "%s" is none of ours',
  async (host) => {
    const { port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: host.replace('PORT', port) };
      request({ port, path: '/', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  },
);

test('whoever watches the site is told if it is well', async () => {
  const well = await fetch(`${server.url}/healthz`);
  expect([well.status, await well.json()]).toEqual([200, { ok: true }]);
  const ill = await startServer({
    port: 0,
    distDir: dist,
    backend: { fetch: async () => new Response() },
    isWell: async () => false,
  });
  expect((await fetch(`${ill.url}/healthz`)).status).toBe(503);
  await ill.close();
});

test('its own names are served, and the name that its proxy has', async () => {
  const { port } = new URL(server.url);
  expect((await fetch(`http://localhost:${port}/modules`)).status).toBe(200);
  const site = await startServer({
    port: 0,
    distDir: dist,
    backend: { fetch: async () => new Response() },
    siteUrl: 'https://quest.example.org',
  });
  const status = await new Promise((resolve) => {
    const headers = { host: 'quest.example.org' };
    request({ port: new URL(site.url).port, path: '/', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  await site.close();
  expect(status).toBe(200);
});
