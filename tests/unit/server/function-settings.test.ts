import { expect, test } from 'vitest';
import { readSettings } from '../../../supabase/functions/ai-assist/settings';

const read = (env: Record<string, string>) => readSettings((name) => env[name] ?? '');

test.for([
  ['https://quest.example.org', ['https://quest.example.org']],
  [
    ' https://Quest.Example.org/ ,https://b.example.org/start ',
    ['https://quest.example.org', 'https://b.example.org'],
  ],
  ['http://127.0.0.1:4173', ['http://127.0.0.1:4173']],
  ['', []],
] as const)('the origins of "%s"', ([list, origins]) => {
  expect(read({ ALLOWED_ORIGINS: list })).toMatchObject({ allowedOrigins: origins, problems: [] });
});

test.for(['quest.example.org', '*', 'https//quest.example.org', 'ftp://quest.example.org'])(
  'the wrong origin "%s" says so, and the others stand',
  (wrong) => {
    const { allowedOrigins, problems } = read({
      ALLOWED_ORIGINS: `https://a.example.org,${wrong}`,
    });
    expect(allowedOrigins).toEqual(['https://a.example.org']);
    expect(problems).toEqual([expect.stringContaining(`"${wrong}"`)]);
  },
);

test('the key of the project comes as JSON, or by one of its older names', () => {
  const legacy = { SUPABASE_ANON_KEY: 'old' };
  const keys = JSON.stringify({ default: 'sb_publishable_1', mobile: 'sb_publishable_2' });
  expect(read({ ...legacy, SUPABASE_PUBLISHABLE_KEYS: keys }).publishableKey).toBe(
    'sb_publishable_1',
  );
  expect(read({ ...legacy, SUPABASE_PUBLISHABLE_KEYS: '{"broken' }).publishableKey).toBe('old');
  expect(read({ ...legacy, SUPABASE_PUBLISHABLE_KEY: 'new' }).publishableKey).toBe('new');
  expect(read(legacy).publishableKey).toBe('old');
});

test('a provider needs a key and a model', () => {
  expect(read({ AI_MODEL: 'm' })).toMatchObject({ provider: null, problems: [] });
  expect(read({ AI_PROVIDER_KEY: 'k' })).toMatchObject({
    provider: null,
    problems: [expect.stringContaining('AI_MODEL is not set')],
  });
  expect(read({ AI_PROVIDER_KEY: 'k ', AI_MODEL: ' m' }).provider).toEqual({
    key: 'k',
    model: 'm',
    baseUrl: '',
  });
});
