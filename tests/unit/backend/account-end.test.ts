import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAccountEnd, type Deletion } from '@/backend/account-end';
import { NoSession, Offline } from '@/backend/auth-errors';
import { html, json, limitFor, startFaultServer } from './support/fault-server';
import type { Behaviour, FaultServer } from './support/fault-server';

const userId = '00000000-0000-4000-8000-00000000000a';
let server: FaultServer;

beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());

type AccessToken = Parameters<typeof createAccountEnd>[0]['accessToken'];

/** A keeper whose first token is good; a rejected one is answered as told. */
function endWith(onRejected: () => string | Error, timeoutMs = 20_000) {
  const accessToken: AccessToken = async (options) => {
    const token = options?.rejected === undefined ? 'access-1' : onRejected();
    if (token instanceof Error) throw token;
    return token;
  };
  return createAccountEnd({ url: server.url, key: 'publishable', accessToken, fetch, timeoutMs });
}

const ana = { userId, email: 'ana@example.com' };
const password = 'a long enough password';
const loggedIn = json(200, { access_token: 'fresh', user: { id: userId } });
const wrong = json(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' });

describe('a deletion answered with', () => {
  const answers: [string, Behaviour[], Deletion][] = [
    ['the person', [loggedIn, json(200, userId)], 'done'],
    ['another person', [loggedIn, json(200, userId.replace('a', 'b'))], 'unreachable'],
    ['a bare 204, as captive portals send it', [loggedIn, { status: 204 }], 'unreachable'],
    ['an empty 200', [loggedIn, { status: 200 }], 'unreachable'],
    ['the page of a captive portal', [loggedIn, html(200)], 'unreachable'],
    ['a portal’s 403', [loggedIn, html(403)], 'unreachable'],
    ['a function that is not there', [loggedIn, json(404, { code: 'PGRST202' })], 'refused'],
    ['a broken server', [loggedIn, json(503, { code: 'PGRST001' })], 'unreachable'],
    ['half a body', [loggedIn, 'stall-in-body'], 'unreachable'],
    ['a dead line', [loggedIn, 'hang-up'], 'unreachable'],
    ['a refused token', [loggedIn, json(401, { code: 'PGRST301' })], 'refused'],
    ['a wrong password', [wrong, json(200, { id: userId })], 'wrong-password'],
    ['a wrong password of nobody', [wrong, json(403, { code: 'user_not_found' })], 'done'],
    ['a wrong password, then a portal', [wrong, html(403)], 'wrong-password'],
    ['too many tries', [json(429, { error_code: 'over_request_rate_limit' })], 'too-many-tries'],
    ['silence at the log in', ['hang'], 'unreachable'],
    ['a portal at the log in', [html(200)], 'unreachable'],
    [
      'a log in of somebody else',
      [json(200, { access_token: 'fresh', user: { id: 'user-ben' } })],
      'refused',
    ],
  ];
  test.for(answers)('%s', async ([, script, expected]) => {
    server.behave(...script);
    const end = endWith(() => 'access-2', limitFor(script.at(-1) ?? 'hang'));
    expect(await end.deleteAccount(ana, password)).toBe(expected);
  });

  test('is a log in, and one POST with what it brought', async () => {
    server.behave(loggedIn, json(200, userId));
    await endWith(() => 'access-2').deleteAccount(ana, password);
    const [logIn, deletion] = server.requests;
    expect(logIn).toMatchObject({ method: 'POST', path: '/auth/v1/token?grant_type=password' });
    expect(deletion).toMatchObject({ method: 'POST', path: '/rest/v1/rpc/delete_account' });
    expect(deletion?.headers).toMatchObject({
      apikey: 'publishable',
      authorization: 'Bearer fresh',
    });
  });
});

describe('a sign-out everywhere', () => {
  test.for([
    ['is done when the sign-in cannot be renewed any more', new NoSession(), 'done'],
    ['is not known when nobody answers afterwards', new Offline(), 'unreachable'],
    ['is not done while the sign-in can still be renewed', 'access-2', 'refused'],
  ] as const)('%s', async ([, after, expected]) => {
    server.behave({ status: 204 });
    expect(await endWith(() => after).signOutEverywhere()).toBe(expected);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/auth/v1/logout?scope=global',
    });
  });

  test('does not ask for proof when the request itself found nobody', async () => {
    server.behave('hang-up');
    const end = endWith(() => new NoSession());
    expect(await end.signOutEverywhere()).toBe('unreachable');
  });
});
