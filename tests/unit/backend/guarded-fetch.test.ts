import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { guardedFetch, Unreachable } from '@/backend/guarded-fetch';
import { unreachableMessage } from '@/backend/unreachable-message';
import { html, json, limitFor, startFaultServer } from './support/fault-server';
import type { Behaviour, FaultServer } from './support/fault-server';

let server: FaultServer;
const ask = (behaviour: Behaviour, grantType: string) => {
  server.behave(behaviour);
  const guarded = guardedFetch(fetch, { timeoutMs: limitFor(behaviour) });
  const url = `${server.url}/auth/v1/token?grant_type=${grantType}`;
  return guarded(url, { method: 'POST', body: '{}' });
};
const refresh = (behaviour: Behaviour) => ask(behaviour, 'refresh_token');
const logIn = (behaviour: Behaviour) => ask(behaviour, 'password');

beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());

const silence: [string, Behaviour][] = [
  ['no answer at all', 'hang'],
  ['an answer that stops in the middle', 'stall-in-body'],
  ['a line that is cut', 'hang-up'],
  ['an HTML 200 of a captive portal', html(200)],
  ['an empty 200', { status: 200 }],
  ['a 200 with text that is not JSON', { status: 200, body: 'OK' }],
  ['a 200 with a JSON list', json(200, [])],
  ['an HTML 403', html(403)],
  ['an HTML 407', html(407)],
  ['an HTML 511', html(511)],
  ['an HTML 404', html(404)],
  ['an empty 404', { status: 404 }],
  ['an HTML 500', html(500)],
  ['an empty 503', { status: 503 }],
];

const notAboutThisSession: [string, Behaviour][] = [
  ['an empty JSON object', json(200, {})],
  ['a 200 with only the access token', json(200, { access_token: 'a' })],
  ['a 200 with only the refresh token', json(200, { refresh_token: 'r' })],
  ['a 200 with empty tokens', json(200, { access_token: '', refresh_token: '' })],
  ['a 201 with both tokens', json(201, { access_token: 'a', refresh_token: 'r' })],
  ['a 400 without a code', json(400, { msg: 'Bad request' })],
  ['a 400 with an unknown code', json(400, { code: 'validation_failed', message: 'No' })],
  ['a 401 without a code', json(401, { message: 'Unauthorized' })],
  ['a 403 with an unknown code', json(403, { code: 'no_authorization', message: 'No' })],
  ['a 429', json(429, { code: 'over_request_rate_limit', message: 'Slow down' })],
  ['a 500 that names a dead session', json(500, { code: 'session_not_found', message: 'Oops' })],
  ['a 503', json(503, { code: 'unexpected_failure', message: 'Down' })],
];

describe('a token refresh counts as "no network" after', () => {
  test.each([...silence, ...notAboutThisSession])('%s', async (_name, behaviour) => {
    await expect(refresh(behaviour)).rejects.toThrow(Unreachable);
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });

  test('a server that is switched off', async () => {
    const stopped = await startFaultServer();
    await stopped.stop();
    await expect(
      guardedFetch(fetch)(`${stopped.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
      }),
    ).rejects.toThrow(Unreachable);
  });
});

describe('a token refresh passes on', () => {
  test('a 200 with both tokens, body intact', async () => {
    const answer: unknown = await (
      await refresh(json(200, { access_token: 'a', refresh_token: 'r', expires_in: 60 }))
    ).json();
    expect(answer).toEqual({ access_token: 'a', refresh_token: 'r', expires_in: 60 });
  });

  test.each([
    ['refresh_token_not_found', 400],
    ['refresh_token_already_used', 400],
    ['session_not_found', 401],
    ['session_expired', 400],
    ['user_not_found', 403],
    ['user_banned', 400],
  ])('the dead-session code %s (%i)', async (code, status) => {
    expect((await refresh(json(status, { code, message: 'Gone' }))).status).toBe(status);
  });

  test('a dead-session code in the older form', async () => {
    expect(
      (await refresh(json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Gone' })))
        .status,
    ).toBe(400);
  });
});

describe('a log in', () => {
  test.each(silence)('becomes a plain sentence after %s', async (_name, behaviour) => {
    await expect(logIn(behaviour)).rejects.toThrow(unreachableMessage);
  });

  test.each([
    ['a wrong password', json(400, { code: 'invalid_credentials', message: 'Invalid login' })],
    ['a rate limit', json(429, { error_code: 'over_request_rate_limit', msg: 'Slow down' })],
    ['a server error that says what is wrong', json(500, { msg: 'Error sending email' })],
    ['an older error form', json(400, { error: 'invalid_grant', error_description: 'No' })],
  ])("passes on the server's own words about %s", async (_name, behaviour) => {
    const answer = await logIn(behaviour);
    expect(answer.status).toBe(behaviour.status);
    expect(await answer.text()).toBe(behaviour.body);
  });

  test('never shows an error object without words', async () => {
    await expect(logIn(json(403, { blocked: true }))).rejects.toThrow(unreachableMessage);
  });
});

test("the caller's own signal still stops a call", async () => {
  server.behave('hang');
  const controller = new AbortController();
  const call = guardedFetch(fetch, { timeoutMs: 60_000 })(`${server.url}/auth/v1/user`, {
    signal: controller.signal,
  });
  controller.abort();
  await expect(call).rejects.toThrow(Unreachable);
});

test('the time limit holds even when fetch ignores its signal', async () => {
  const deafFetch = () => new Promise<Response>(() => {});
  const call = guardedFetch(deafFetch, { timeoutMs: 30 })(
    'https://backend.example.com/auth/v1/user',
  );
  await expect(call).rejects.toThrow(Unreachable);
});

test('a redirect is not followed, so a password never reaches whoever redirects', async () => {
  const session = json(200, { access_token: 'a', refresh_token: 'r' });
  server.behave({ status: 307, headers: { location: '/portal' } }, session);
  const url = `${server.url}/auth/v1/token?grant_type=password`;
  const call = guardedFetch(fetch)(url, { method: 'POST', body: '{"password":"secret"}' });
  await expect(call).rejects.toThrow(Unreachable);
  expect(server.requests).toHaveLength(1);
});
