import { expect, test } from 'vitest';
import { createAnswerCounts } from '../../../supabase/functions/ai-assist/answer-counts';
import { createReportLog } from '../../../supabase/functions/ai-assist/csp-report';
import { createHandler, type AssistDeps } from '../../../supabase/functions/ai-assist/handler';

const believesEveryone: AssistDeps = {
  fetch: async (input) => Response.json(isRpc(input) ? true : { id: 'ana' }),
  supabaseUrl: 'http://auth.test',
  publishableKey: 'key',
  allowedOrigins: [],
  generate: async () => 'text',
  report: () => {},
  answered: () => {},
  upkeep: null,
  timeLimit: 20,
  checkTimeLimit: 1000,
};

function ask(deps: Partial<AssistDeps>, more: Record<string, string> = {}): Promise<Response> {
  return createHandler({ ...believesEveryone, ...deps })(
    new Request('http://functions.test/ai-assist', {
      method: 'POST',
      headers: { Authorization: 'Bearer token', ...more },
      body: JSON.stringify({ prompt: 'Help' }),
    }),
  );
}

test('a provider that takes too long is left, with 504', async () => {
  let left = false;
  const generate: AssistDeps['generate'] = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        left = true;
        reject(new Error('aborted'));
      });
    });
  const answer = await ask({ generate });
  expect([answer.status, left]).toEqual([504, true]);
  expect(await answer.json()).toEqual({ error: 'The AI helper took too long. Try again.' });
});

test('GET says 503 where no AI is set up', async () => {
  const handler = createHandler({ ...believesEveryone, generate: null });
  expect((await handler(new Request('http://functions.test/ai-assist'))).status).toBe(503);
});

test('a provider that ends with blank text counts as no answer', async () => {
  expect((await ask({ generate: async () => ' \n' })).status).toBe(502);
});

test.for([
  ['a user', Response.json({ id: 'ana' }), 200],
  ['200 without a user', Response.json({}), 401],
  ['403', Response.json({ msg: 'no' }, { status: 403 }), 401],
  ['429', Response.json({ msg: 'slow' }, { status: 429 }), 502],
  ['500', Response.json({ msg: 'broken' }, { status: 500 }), 502],
  ['a web page', new Response('<h1>Hello</h1>'), 502],
] as const)('when the auth server answers %s', async ([, answer, status]) => {
  const fetch: typeof globalThis.fetch = async (input) =>
    isRpc(input) ? Response.json(true) : answer.clone();
  expect((await ask({ fetch })).status).toBe(status);
});

test.for([
  ['true', Response.json(true), 200],
  ['false', Response.json(false), 429],
  ['that the site has no more today', Response.json({ code: 'PT429' }, { status: 429 }), 429],
  ['429 by something else', Response.json({ code: 'slow' }, { status: 429 }), 502],
  ['nothing', new Response(null, { status: 204 }), 502],
  ['an error', Response.json({ message: 'broken' }, { status: 500 }), 502],
  ['that there is no such function', Response.json({ code: 'PGRST202' }, { status: 404 }), 502],
] as const)('when the database says %s to a turn', async ([, answer, status]) => {
  const fetch: typeof globalThis.fetch = async (input) =>
    isRpc(input) ? answer.clone() : Response.json({ id: 'ana' });
  expect((await ask({ fetch })).status).toBe(status);
});

test('the token goes to the auth server and the database of the site, and nowhere else', async () => {
  const seen: unknown[] = [];
  await ask({
    fetch: async (input, init) => {
      seen.push([input, new Headers(init?.headers).get('authorization')]);
      return Response.json(isRpc(input) ? true : { id: 'ana' });
    },
  });
  expect(seen).toEqual([
    ['http://auth.test/auth/v1/user', 'Bearer token'],
    ['http://auth.test/rest/v1/rpc/take_ai_turn', 'Bearer token'],
  ]);
});

test('the key that the page brings goes along, so that keys can be renewed without a new function', async () => {
  const seen: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    seen.push(new Headers(init?.headers).get('apikey'));
    return Response.json(isRpc(input) ? true : { id: 'ana' });
  };
  await ask({ fetch });
  await ask({ fetch }, { apikey: 'sb_publishable_new' });
  expect(seen).toEqual(['key', 'key', 'sb_publishable_new', 'sb_publishable_new']);
});

test.for([
  ['a user', Response.json({ id: 'ana' }), 200],
  ['401', Response.json({}, { status: 401 }), 200],
  ['500', Response.json({}, { status: 500 }), 503],
] as const)('where the log-in service answers %s, /health answers', async ([, answer, status]) => {
  const handler = createHandler({ ...believesEveryone, fetch: async () => answer.clone() });
  const health = await handler(new Request('http://functions.test/functions/v1/ai-assist/health'));
  expect(health.status).toBe(status);
});

test('the log counts answers by status, one line a minute at most, and no word of anybody', async () => {
  const lines: string[] = [];
  let now = 0;
  const answered = createAnswerCounts(
    (line) => lines.push(line),
    () => now,
  );
  await ask({ answered });
  await ask({ answered });
  await ask({ answered }, { Authorization: 'nobody' });
  await createHandler({ ...believesEveryone, answered })(
    new Request('http://functions.test/ai-assist/health'),
  );
  expect(lines).toEqual(['answered 200:1']);
  now = 60_000;
  await ask({ answered, generate: null });
  expect(lines).toEqual(['answered 200:1', 'answered 200:1 401:1 503:1']);
});

test('a report of the policy names the rule and the origin, and no page, and does not fill the log', async () => {
  const lines: string[] = [];
  const handler = createHandler({
    ...believesEveryone,
    report: createReportLog((line) => lines.push(line)),
  });
  const send = (body: string) =>
    handler(new Request('http://functions.test/ai-assist/csp-report', { method: 'POST', body }));
  const report = (more: object) =>
    JSON.stringify({
      'csp-report': { 'document-uri': 'https://quest.example.org/papers?secret', ...more },
    });
  const blocked = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://ads.example.com/x.js?y',
  };
  expect((await send(report(blocked))).status).toBe(204);
  await send(report({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' }));
  await send(report({ 'violated-directive': 'img-src', 'blocked-uri': 'a secret word' }));
  await send('{"broken');
  await send(report({ 'effective-directive': 'My own words', 'blocked-uri': 'x'.repeat(9000) }));
  expect(lines).toEqual([
    'csp script-src-elem https://ads.example.com',
    'csp script-src inline',
    'csp img-src something',
  ]);
  for (let n = 0; n < 200; n += 1) await send(report(blocked));
  expect(lines).toHaveLength(100);
});

function isRpc(input: RequestInfo | URL): boolean {
  return String(input instanceof Request ? input.url : input).includes('/rpc/');
}
