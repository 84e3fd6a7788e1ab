import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAccountEnd, type AccountEnd } from '../../../src/backend/account-end';
import { NoSession, Offline } from '../../../src/backend/no-token';
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

describe('a deletion answered with', () => {
  const answers: [string, Behaviour[], AccountEnd][] = [
    ['the person', [json(200, userId)], 'done'],
    ['another person', [json(200, '00000000-0000-4000-8000-00000000000b')], 'unreachable'],
    ['a bare 204, as captive portals send it', [{ status: 204 }], 'unreachable'],
    ['an empty 200', [{ status: 200 }], 'unreachable'],
    ['the page of a captive portal', [html(200)], 'unreachable'],
    ['a portal’s 403', [html(403)], 'unreachable'],
    ['a function that is not there', [json(404, { code: 'PGRST202' })], 'refused'],
    ['a broken server', [json(503, { code: 'PGRST001' })], 'unreachable'],
    ['silence', ['hang'], 'unreachable'],
    ['half a body', ['stall-in-body'], 'unreachable'],
    ['a dead line', ['hang-up'], 'unreachable'],
    [
      'a refused token, then the person',
      [json(401, { code: 'PGRST301' }), json(200, userId)],
      'done',
    ],
    ['a token that is refused twice', [json(401, { code: 'PGRST301' })], 'refused'],
  ];
  test.for(answers)('%s', async ([, script, expected]) => {
    server.behave(...script);
    const end = endWith(() => 'access-2', limitFor(script[0] ?? 'hang'));
    expect(await end.deleteAccount(userId)).toBe(expected);
  });

  test('is one POST with both keys', async () => {
    server.behave(json(200, userId));
    await endWith(() => 'access-2').deleteAccount(userId);
    const [seen] = server.requests;
    expect(seen).toMatchObject({ method: 'POST', path: '/rest/v1/rpc/delete_account' });
    expect(seen?.headers).toMatchObject({
      apikey: 'publishable',
      authorization: 'Bearer access-1',
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
