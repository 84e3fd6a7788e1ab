import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aiConfig } from '@/backend/ai-config';
import { createAiSuggestion, type AiSuggestionDeps } from '@/backend/ai-suggestion';
import { NoSession } from '@/backend/auth-errors';
import {
  badAnswers,
  says,
  saysLater,
  saysTooMuch,
  saysTwoThings,
  startProviderDouble,
  type ProviderDouble,
} from '../../support/provider-double';

/** Call 8 with the provider's real client against a double of the provider. */
let provider: ProviderDouble;
let warnings: string[] = [];

beforeAll(async () => {
  provider = await startProviderDouble();
});
beforeEach(() => {
  provider.asked.length = 0;
  warnings = [];
  provider.answerWith(says('Name the tools you used.'));
});
afterAll(() => provider.close());

test('a build that names neither an address nor a key asks nobody', async () => {
  expect(aiConfig({})).toBeNull();
  expect(await suggest({ config: null })).toMatchObject({ ok: false, reason: 'not-set-up' });
  expect(provider.asked).toEqual([]);
});

test('the general text model is asked with the key, the history and the prompt', async () => {
  const history = [
    { role: 'user' as const, parts: [{ text: 'first' }] },
    { role: 'model' as const, parts: [{ text: 'reply' }] },
  ];
  expect(await createAiSuggestion(deps())(history, 'second')).toEqual({
    ok: true,
    text: 'Name the tools you used.',
  });
  const [asked] = provider.asked;
  expect(asked?.url).toContain('/models/of-the-server:generateContent');
  expect(asked?.key).toBe('test-key');
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    contents: [...history, { role: 'user', parts: [{ text: 'second' }] }],
    generationConfig: { maxOutputTokens: 2048 },
  });
});

test('a key in the bundle needs a model beside it: none is taken for granted', () => {
  expect(aiConfig({ VITE_AI_KEY: 'a-key' })).toBeNull();
  expect(aiConfig({ VITE_AI_KEY: 'a-key', VITE_AI_MODEL: 'a-model' })?.model).toBe('a-model');
});

test('a blank prompt or a history that breaks the rules is not sent', async () => {
  const ask = createAiSuggestion(deps());
  expect(await ask([], '  ')).toMatchObject({ ok: false });
  expect(await ask([{ role: 'user', parts: [{ text: 'a' }] }], 'b')).toMatchObject({ ok: false });
  expect(await ask([{ role: 'model', parts: [{ text: 'a' }] }], 'b')).toMatchObject({ ok: false });
  expect(provider.asked).toEqual([]);
});

test('of several candidates the first one is used, with a warning', async () => {
  provider.answerWith(saysTwoThings);
  expect(await suggest()).toEqual({ ok: true, text: 'The first idea.' });
  expect(warnings).toEqual([expect.stringContaining('several candidates')]);
});

test.for(Object.entries(badAnswers))('%s is a failure, whatever else it says', async ([, bad]) => {
  provider.answerWith(bad);
  expect(await suggest()).toMatchObject({ ok: false });
  expect(JSON.stringify(await suggest())).not.toContain('my words');
});

test('a busy provider is told from a broken one', async () => {
  provider.answerWith(badAnswers['a busy sign'] ?? says(''));
  expect(await suggest()).toMatchObject({ ok: false, reason: 'too-many' });
});

test('an answer that does not come in time is a failure, and a huge one is cut', async () => {
  const { answer, letGo } = saysLater('late');
  provider.answerWith(answer);
  expect(await suggest({ timeoutMs: 100 })).toMatchObject({ ok: false, reason: 'offline' });
  letGo();
  provider.answerWith(saysTooMuch);
  const reply = await suggest();
  expect(reply.ok && reply.text.length).toBeLessThanOrEqual(8000);
});

test("the person's token goes to the own function and to nobody else", async () => {
  await suggest();
  expect(provider.asked[0]?.authorization).toBe('');
  await suggest({ backend: { url: provider.url, key: 'public-key' } });
  expect(provider.asked[1]?.authorization).toBe('Bearer the-token');
  const noOne = async () => {
    throw new NoSession();
  };
  const own = { backend: { url: provider.url, key: 'public-key' }, accessToken: noOne };
  expect(await suggest(own)).toMatchObject({ ok: false, reason: 'needs-account' });
  expect(provider.asked).toHaveLength(2);
});

function suggest(extra: Partial<AiSuggestionDeps> = {}) {
  return createAiSuggestion({ ...deps(), ...extra })([], 'my words');
}

function deps(): AiSuggestionDeps {
  return {
    config: aiConfig({ VITE_AI_BASE_URL: `${provider.url}/`, VITE_AI_KEY: 'test-key' }),
    backend: { url: 'http://site.example.com', key: 'public-key' },
    accessToken: async () => 'the-token',
    warn: (message) => warnings.push(message),
  };
}
