import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startAiFunction, type AiFunction } from '../../../supabase/local/ai-function';
import { freePort } from '../../../supabase/local/free-port';
import { startServer, type LocalServer } from '../../../supabase/local/serve';
import { startTestBackend, type Person, type TestBackend } from '../../support/local-backend';
import { forgedTokens } from './roles';

/** The real function on real Deno, the real auth server, and a double of the provider. */
let backend: TestBackend;
let server: LocalServer;
let provider: Server;
let ai: AiFunction;
let withoutKey: AiFunction;
let ana: Person;

const ORIGIN = 'http://career-quest.test';
let answerOfProvider: RequestListener;
let askedOfProvider: { url: string; key: string; body: string }[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
  ana = await backend.signUpConfirmed('ana@example.com');
  server = await startServer({ port: 0, distDir: 'public', backend });
  const port = await freePort();
  provider = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      const key = String(req.headers['x-goog-api-key']);
      askedOfProvider.push({ url: req.url ?? '', key, body });
      answerOfProvider(req, res);
    });
  });
  await new Promise<void>((done) => provider.listen(port, '127.0.0.1', done));
  ai = await start({
    AI_PROVIDER_KEY: 'test-key',
    AI_MODEL: 'test-model',
    AI_BASE_URL: `http://127.0.0.1:${port}`,
  });
  withoutKey = await start({});
});

afterEach(() => {
  askedOfProvider = [];
});

afterAll(async () => {
  ai.close();
  withoutKey.close();
  provider.closeAllConnections();
  provider.close();
  await server.close();
  await backend.close();
});

test('a signed-in person gets the text of the first candidate', async () => {
  answerOfProvider = sendJson(200, candidate('Led a crew of five.'));
  expect(await ask({ prompt: 'Make this better: I led a crew' })).toEqual([
    200,
    { text: 'Led a crew of five.' },
  ]);
  expect(askedOfProvider).toMatchObject([
    { url: expect.stringContaining('/models/test-model:generateContent'), key: 'test-key' },
  ]);
  expect(askedOfProvider[0]?.body).toContain('Make this better: I led a crew');
});

test('without a valid token nothing reaches the provider', async () => {
  answerOfProvider = sendJson(200, candidate('text'));
  const forged = await forgedTokens(backend, ana);
  for (const token of [undefined, '', 'nonsense', backend.publishableKey, ...forged.values()]) {
    expect(await ask({ prompt: 'Help' }, token ?? null)).toEqual([
      401,
      { error: 'Log in to use the AI helper.' },
    ]);
  }
  expect(askedOfProvider).toEqual([]);
});

test.for([
  ['no prompt', {}, 400],
  ['an empty prompt', { prompt: '  ' }, 400],
  ['a prompt that is no text', { prompt: 7 }, 400],
  ['no object', 'text', 400],
  ['a prompt of 4,001 characters', { prompt: 'a'.repeat(4001) }, 413],
  ['a body far too large', { prompt: 'a'.repeat(200_000) }, 413],
] as const)('refused: %s', async ([, body, status]) => {
  const [answered, answer] = await ask(body);
  expect([answered, answer]).toEqual([status, { error: expect.any(String) }]);
  expect(askedOfProvider).toEqual([]);
});

test('a prompt of exactly 4,000 characters is taken', async () => {
  answerOfProvider = sendJson(200, candidate('text'));
  expect((await ask({ prompt: 'é'.repeat(4000) }))[0]).toBe(200);
});

test('a body that is not JSON is refused with 400', async () => {
  expect((await post(ai.url, '{"prompt":', ana.accessToken)).status).toBe(400);
});

test('only POST is answered', async () => {
  const answer = await fetch(ai.url);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

const FAILURES: [string, RequestListener][] = [
  ['an error', (req, res) => sendJson(500, { error: { message: 'broken' } })(req, res)],
  ['too many requests', (req, res) => sendJson(429, { error: { message: 'slow' } })(req, res)],
  ['a web page', (_, res) => void res.setHeader('Content-Type', 'text/html').end('<h1>Hi</h1>')],
  ['half of an answer', (_, res) => void res.end('{"candidates": [{"con')],
  ['nothing', (_, res) => void res.end('{}')],
  ['a cut line', (_, res) => void res.destroy()],
  ['a blocked prompt', (req, res) => sendJson(200, BLOCKED)(req, res)],
  ['an unsafe answer', (req, res) => sendJson(200, candidate('x', 'SAFETY'))(req, res)],
  ['a recitation', (req, res) => sendJson(200, candidate('x', 'RECITATION'))(req, res)],
];

const BLOCKED = { promptFeedback: { blockReason: 'SAFETY' } };

test.for(FAILURES)('when the provider gives %s, the answer is 502', async ([, listener]) => {
  answerOfProvider = listener;
  expect(await ask({ prompt: 'Help' })).toEqual([
    502,
    { error: 'The AI helper gave no answer. Try again.' },
  ]);
});

test('without a provider key the answer is 503', async () => {
  const answer = await post(withoutKey.url, '{"prompt":"Help"}', ana.accessToken);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'The AI helper is not set up on this site.' },
  ]);
});

test('only pages of an allowed origin may read the answers', async () => {
  const preflight = (origin: string) =>
    fetch(ai.url, { method: 'OPTIONS', headers: { Origin: origin } });
  const allowed = await preflight(ORIGIN);
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
    204,
    ORIGIN,
  ]);
  const foreign = await preflight('https://elsewhere.example.com');
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('when sign-ins cannot be checked, the answer is 502 and not "log in"', async () => {
  await server.pause();
  const [status] = await ask({ prompt: 'Help' });
  await server.resume();
  expect(status).toBe(502);
});

async function start(env: Record<string, string>): Promise<AiFunction> {
  const started = await startAiFunction({
    backendUrl: server.url,
    publishableKey: backend.publishableKey,
    allowedOrigins: [ORIGIN],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  });
  if (!started) throw new Error('Deno did not start.');
  return started;
}

async function ask(body: unknown, token: string | null = ana.accessToken): Promise<unknown[]> {
  const answer = await post(ai.url, JSON.stringify(body), token);
  return [answer.status, await answer.json()];
}

function post(url: string, body: string, token: string | null): Promise<Response> {
  const headers = { ...(token !== null && { Authorization: `Bearer ${token}` }) };
  return fetch(`${url}/functions/v1/ai-assist`, { method: 'POST', body, headers });
}

function sendJson(status: number, body: object): RequestListener {
  return (_, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function candidate(text: string, finishReason = 'STOP'): object {
  return { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason }] };
}
