import { expect, test } from 'vitest';
import { createAiAssist, createAiCheck, type AiAssistDeps } from '@/backend/ai-assist';
import { NoSession } from '@/backend/auth-errors';

/** Call 7 as the browser makes it, against everything that may answer in the function's place. */
function ask(deps: Partial<AiAssistDeps>) {
  return createAiAssist({
    url: 'http://site.example.com',
    key: 'public-key',
    accessToken: async () => 'the-token',
    fetch: async () => Response.json({ text: 'Fine.' }),
    ...deps,
  })('my words');
}

test('the prompt goes as {prompt} to the function, as the person, and the text comes back', async () => {
  const sent: unknown[] = [];
  const fetch: AiAssistDeps['fetch'] = async (input, init) => {
    sent.push(input, init?.method, init?.body, new Headers(init?.headers).get('authorization'));
    return Response.json({ text: ' Led a crew of 5. ' });
  };
  expect(await ask({ fetch })).toEqual({ ok: true, text: 'Led a crew of 5.' });
  expect(sent).toEqual([
    'http://site.example.com/functions/v1/ai-assist',
    'POST',
    '{"prompt":"my words"}',
    'Bearer the-token',
  ]);
});

test.for([
  ['401', Response.json({ error: 'no' }, { status: 401 }), 'needs-account'],
  ['413', Response.json({ error: 'long' }, { status: 413 }), 'failed'],
  ['429', Response.json({ error: 'wait' }, { status: 429 }), 'too-many'],
  ['500', Response.json({ error: 'broken' }, { status: 500 }), 'failed'],
  ['503', Response.json({ error: 'none' }, { status: 503 }), 'not-set-up'],
  ['a page of the wifi', new Response('<h1>Welcome</h1>'), 'offline'],
  ['a page of a gateway', new Response('<h1>Bad</h1>', { status: 502 }), 'offline'],
  ['half of an answer', new Response('{"text": "Fi'), 'offline'],
  ['no text', Response.json({ txt: 'Fine.' }), 'failed'],
  ['blank text', Response.json({ text: ' \n' }), 'failed'],
  ['text that is none', Response.json({ text: { html: 'x' } }), 'failed'],
] as const)('%s is a failure that quotes nothing', async ([, answer, reason]) => {
  const reply = await ask({ fetch: async () => answer.clone() });
  expect(reply).toMatchObject({ ok: false, reason });
  expect(JSON.stringify(reply)).not.toContain('my words');
});

test('an answer that does not come in time, and no network at all, are no connection', async () => {
  const never: AiAssistDeps['fetch'] = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  expect(await ask({ fetch: never, timeoutMs: 30 })).toMatchObject({ reason: 'offline' });
  const dead = async () => Promise.reject(new TypeError('failed to fetch'));
  expect(await ask({ fetch: dead })).toMatchObject({ reason: 'offline' });
});

test('a huge answer is cut', async () => {
  const reply = await ask({ fetch: async () => Response.json({ text: 'word '.repeat(100_000) }) });
  expect(reply.ok && reply.text.length).toBeLessThanOrEqual(8000);
});

test('a token that is refused is replaced once, and nothing is sent without one', async () => {
  const tokens: string[] = [];
  const fetch: AiAssistDeps['fetch'] = async (_, init) => {
    tokens.push(new Headers(init?.headers).get('authorization') ?? '');
    return tokens.length === 1
      ? Response.json({ error: 'old' }, { status: 401 })
      : Response.json({ text: 'Fine.' });
  };
  const accessToken: AiAssistDeps['accessToken'] = async (options) =>
    options?.rejected === 'old' ? 'new' : 'old';
  expect(await ask({ fetch, accessToken })).toEqual({ ok: true, text: 'Fine.' });
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);

  const noOne = async () => Promise.reject(new NoSession());
  expect(await ask({ fetch, accessToken: noOne })).toMatchObject({ reason: 'needs-account' });
  expect(tokens).toHaveLength(2);
});

test.for([
  ['200', Response.json({ ready: true }), null],
  ['503', Response.json({ error: 'none' }, { status: 503 }), 'not-set-up'],
  ['a page of the wifi', new Response('<h1>Welcome</h1>'), 'offline'],
  ['405 of an older function', Response.json({ error: 'no' }, { status: 405 }), null],
] as const)(
  'asked whether an AI is there without a word of the person: %s',
  async ([, answer, reason]) => {
    const sent: unknown[] = [];
    const check = createAiCheck({
      url: 'http://site.example.com',
      key: 'public-key',
      accessToken: async () => 'the-token',
      fetch: async (input, init) => {
        sent.push(input, init?.method, init?.body ?? null);
        return answer.clone();
      },
    });
    expect((await check())?.reason ?? null).toBe(reason);
    expect(sent).toEqual(['http://site.example.com/functions/v1/ai-assist', 'GET', null]);
  },
);
