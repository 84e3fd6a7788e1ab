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

const UPKEEP = {
  ALLOWED_ORIGINS: 'https://quest.example.org',
  UPKEEP_KEY: 'k'.repeat(32),
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
  SMTP_HOST: 'smtp.example.org',
  SMTP_PORT: '465',
  SMTP_FROM: 'quest@example.org',
};

test('the daily call needs its key, the secret key and a mail account', () => {
  expect(read({ ...UPKEEP, UPKEEP_KEY: '' })).toMatchObject({ upkeep: null, problems: [] });
  expect(read(UPKEEP)).toMatchObject({
    problems: [],
    upkeep: {
      secretKey: 'sb_secret_1',
      siteUrl: 'https://quest.example.org',
      mail: { host: 'smtp.example.org', port: 465 },
    },
  });
  const older = { ...UPKEEP, SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: 'eyJ' };
  expect(read(older).upkeep?.secretKey).toBe('eyJ');
});

test.for([
  [{ UPKEEP_KEY: 'short' }, /32 characters/],
  [{ ALLOWED_ORIGINS: '' }, /ALLOWED_ORIGINS/],
  [{ SUPABASE_SECRET_KEYS: '' }, /no secret key/],
  [{ SMTP_HOST: '' }, /SMTP_HOST/],
  [{ SMTP_FROM: 'Career Quest' }, /SMTP_FROM/],
  [{ SMTP_PORT: '' }, /must be a number/],
  [{ SMTP_PORT: 'smtp' }, /must be a number/],
  [{ SMTP_PORT: '587' }, /cannot reach 25 and 587/],
] as const)('where %j is wrong, no mail goes and the log says why', ([wrong, says]) => {
  const { upkeep, problems } = read({ ...UPKEEP, ...wrong });
  expect([upkeep, problems]).toEqual([null, [expect.stringMatching(says)]]);
});
