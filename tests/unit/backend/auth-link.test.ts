import { describe, expect, test } from 'vitest';

import { readAuthLink } from '@/backend/auth-link';
import type { AuthLink } from '@/backend/auth-link';
import { backendConfig } from '@/backend/config';
import { parseServerTime } from '@/backend/server-time';

describe('the address after a link in a mail', () => {
  const cases: [string, string, AuthLink][] = [
    ['nothing of ours', '/auth', { kind: 'none' }],
    ['an anchor of the page', '/auth#main', { kind: 'none' }],
    [
      'tokens of a session, which anybody could have put there',
      '/auth#access_token=a&refresh_token=r&expires_in=1800&token_type=bearer&type=signup',
      { kind: 'through-server', purpose: 'signup' },
    ],
    [
      'tokens of a reset',
      '/auth#access_token=a&refresh_token=r&type=recovery',
      { kind: 'through-server', purpose: 'recovery' },
    ],
    ['a code of another flow', '/auth?code=c', { kind: 'through-server', purpose: 'signup' }],
    [
      'a token hash',
      '/auth#token_hash=h&type=recovery',
      { kind: 'token-hash', tokenHash: 'h', purpose: 'recovery' },
    ],
    [
      'a token hash as a query',
      '/auth?token_hash=h&type=email',
      { kind: 'token-hash', tokenHash: 'h', purpose: 'signup' },
    ],
    [
      'a link that was used',
      '/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      { kind: 'refused', isTooOld: true },
    ],
    [
      "somebody else's words",
      `/auth?error_description=${'Call 555-0100 '.repeat(600)}%E2%80%AE`,
      { kind: 'refused', isTooOld: false },
    ],
    [
      'an error beside tokens',
      '/auth?error_description=No#access_token=a&refresh_token=r',
      { kind: 'refused', isTooOld: false },
    ],
  ];
  test.each(cases)('with %s', (_name, address, link) => {
    expect(readAuthLink(new URL(address, 'https://quest.example.com'))).toEqual(link);
  });
});

test('an empty backend address means the origin of the page', () => {
  const origin = () => 'https://quest.example.com';
  expect(backendConfig({ VITE_SUPABASE_URL: '' }, origin)).toEqual({ url: origin(), key: '' });
  const own = { VITE_SUPABASE_URL: 'https://db.example.com/', VITE_SUPABASE_PUBLISHABLE_KEY: 'k' };
  expect(backendConfig(own, origin)).toEqual({ url: 'https://db.example.com', key: 'k' });
});

test.each([
  ['2026-11-21 10:17:36.147+00', '2026-11-21T10:17:36.147Z'],
  ['2026-11-21 10:17:36.147123+00', '2026-11-21T10:17:36.147Z'],
  ['2026-11-21 10:17:36+05:30', '2026-11-21T04:47:36.000Z'],
  ['2026-11-21T10:17:36.5+00:00', '2026-11-21T10:17:36.500Z'],
  ['2026-11-21T10:17:36Z', '2026-11-21T10:17:36.000Z'],
])('the server time %s is read', (text, iso) => {
  expect(parseServerTime(text)).toBe(Date.parse(iso));
});

test.each([null, 5, '', 'yesterday'])('%j is no server time', (value) => {
  expect(parseServerTime(value)).toBeNull();
});
