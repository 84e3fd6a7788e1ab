import { expect, test } from 'vitest';
import { digestOf, verifiedResponse, type BuildFile } from '@/workspace/persistence/build-file';

const app = 'assets/app-Kla2Xpfx.js';
const code = 'export const greeting = "hello";\n';
const page = `<!doctype html><html data-app="/${app}"><body>Module 1</body></html>`;

const javascript = { 'content-type': 'text/javascript' };
const html = { 'content-type': 'text/html; charset=utf-8' };

test.each<[string, Response]>([
  ['a page of a filter', new Response('<html>Blocked</html>', { headers: html })],
  ['a page that calls itself a script', new Response('<html></html>', { headers: javascript })],
  ['nothing', new Response('', { headers: javascript })],
  ['its beginning', new Response(code.slice(0, -1), { headers: javascript })],
  ['a part of it', new Response(code, { status: 206, headers: javascript })],
  ['a page that is not there', new Response(code, { status: 404, headers: javascript })],
])('%s is not the script', async (_what, answer) => {
  expect(await verifiedResponse(answer, await script(), app)).toBeNull();
});

test('the script is the script, wherever it was redirected to, and has the type of one', async () => {
  for (const headers of [javascript, { 'content-type': 'text/plain' }, undefined]) {
    const answer = new Response(code, headers && { headers });
    Object.defineProperty(answer, 'redirected', { value: true });
    const file = await verifiedResponse(answer, await script(), app);
    expect(file?.redirected).toBe(false);
    expect(file?.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await file?.text()).toBe(code);
  }
});

test('a page keeps its headers, and what a host or a filter adds to it makes it no other page', async () => {
  const headers = { ...html, 'content-security-policy': "default-src 'none'" };
  const added = page.replace('</body>', '<script src="https://stats.example.com"></script></body>');
  const file = await verifiedResponse(new Response(added, { headers }), await written(), app);
  expect(await file?.text()).toBe(added);
  expect(file?.headers.get('content-security-policy')).toBe("default-src 'none'");
});

test.each([
  ['of another build', page.replace('Kla2', 'Old1')],
  ['that broke off', page.slice(0, -8)],
  ['of a wifi', '<html><body>Welcome to the library wifi</body></html>'],
])('a page %s is not the page', async (_what, text) => {
  expect(
    await verifiedResponse(new Response(text, { headers: html }), await written(), app),
  ).toBeNull();
});

async function script(): Promise<BuildFile> {
  return { url: 'assets/game-1.js', revision: null, digest: await digestOf(bytes(code)) };
}

async function written(): Promise<BuildFile> {
  const digest = await digestOf(bytes(page));
  return { url: 'kept/modules/1.html', revision: digest, digest };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
