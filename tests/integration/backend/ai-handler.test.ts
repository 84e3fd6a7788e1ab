import { expect, test } from 'vitest';
import { createHandler, type AssistDeps } from '../../../supabase/functions/ai-assist/handler';

const believesEveryone: AssistDeps = {
  fetch: async () => Response.json({ id: 'ana' }),
  supabaseUrl: 'http://auth.test',
  publishableKey: 'key',
  allowedOrigins: [],
  generate: async () => 'text',
  timeLimit: 20,
  checkTimeLimit: 1000,
};

function ask(deps: Partial<AssistDeps>): Promise<Response> {
  return createHandler({ ...believesEveryone, ...deps })(
    new Request('http://functions.test/ai-assist', {
      method: 'POST',
      headers: { Authorization: 'Bearer token' },
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
  expect((await ask({ fetch: async () => answer.clone() })).status).toBe(status);
});

test('the token is checked with the auth server of the site, and nowhere else', async () => {
  const seen: unknown[] = [];
  await ask({
    fetch: async (input, init) => {
      seen.push([input, new Headers(init?.headers).get('authorization')]);
      return Response.json({ id: 'ana' });
    },
  });
  expect(seen).toEqual([['http://auth.test/auth/v1/user', 'Bearer token']]);
});
