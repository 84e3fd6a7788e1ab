import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAuth } from '@/backend/auth';
import { unreachableMessage } from '@/backend/unreachable-message';
import { createTokenManager } from '@/backend/token-manager';
import { memoryBrowser, sessionOf } from './support/browser-parts';
import { html, json, limitFor, startFaultServer } from './support/fault-server';
import type { Behaviour, FaultServer } from './support/fault-server';

const own = { shared: false };
const unreachable = { ok: false, message: unreachableMessage, code: 'unreachable' };
let server: FaultServer;

beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());

function openTab(timeoutMs = 20_000, browser = memoryBrowser()) {
  const { store } = browser.openTab();
  const deps = { url: server.url, key: 'publishable', fetch, store, now: () => 0, timeoutMs };
  const tokenManager = createTokenManager({ ...deps, locks: browser.locks });
  const landingUrl = 'https://quest.example.com/auth';
  const authDeps = { ...deps, tokenManager, landingUrl };
  return { store, browser, deps: authDeps, auth: createAuth(authDeps) };
}

const user = { id: 'user-ana', email: 'ana@example.com', identities: [] };
const session = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, user };

const noBelievableAnswer: [string, Behaviour][] = [
  ['is silent', 'hang'],
  ['cuts the line', 'hang-up'],
  ['answers with a captive portal', html(200)],
  ['answers an HTML 403', html(403)],
  ['answers an empty 200', { status: 200 }],
];

describe.each(noBelievableAnswer)('when the network %s', (_name, behaviour) => {
  test('every step says so in a plain sentence, once, and nobody is signed in', async () => {
    const { auth, store } = openTab(limitFor(behaviour));
    const steps = [
      () => auth.logIn('ana@example.com', 'secret', own),
      () => auth.signUp('ana@example.com', 'secret', own),
      () => auth.verifyEmailCode('ana@example.com', '123456', own),
      () => auth.requestPasswordReset('ana@example.com', own),
      () => auth.verifyRecoveryCode('ana@example.com', '123456'),
    ];
    for (const step of steps) {
      server.behave(behaviour);
      expect(await step()).toEqual(unreachable);
      expect(server.requests.length).toBeLessThanOrEqual(1);
    }
    expect(store.readMarker()).toBeNull();
  });

  test('a link can be tried again', async () => {
    const { auth, store, browser } = openTab(limitFor(behaviour));
    server.behave(behaviour);
    expect(await auth.openLink('hash', 'signup')).toEqual(unreachable);
    server.behave(json(200, session));
    const { auth: patient } = openTab(20_000, browser);
    expect(await patient.openLink('hash', 'signup')).toMatchObject({ ok: true });
    expect(store.readMarker()).toBeNull();
    expect(await patient.acceptLink(own)).toEqual({ ok: true });
    expect(store.readMarker()?.userId).toBe('user-ana');
    expect(browser.local.entries.size).toBe(2);
  });

  test('a new password is not taken for set', async () => {
    const { auth, store } = openTab(limitFor(behaviour));
    store.recovery.keep(sessionOf());
    server.behave(behaviour);
    expect(await auth.setNewPassword('new password', own)).toEqual(unreachable);
    expect(auth.isRecovering()).toBe(true);
    expect(store.readMarker()).toBeNull();
  });
});

test('a JSON answer that holds no session signs nobody in', async () => {
  const { auth, store } = openTab();
  server.behave(json(200, {}));
  expect(await auth.verifyEmailCode('ana@example.com', '123456', own)).toEqual(unreachable);
  expect(await auth.signUp('ana@example.com', 'secret', own)).toEqual(unreachable);
  expect(await auth.logIn('ana@example.com', 'secret', own)).toMatchObject({ ok: false });
  store.recovery.keep(sessionOf());
  expect(await auth.setNewPassword('new password', own)).toEqual(unreachable);
  expect(auth.isRecovering()).toBe(true);
  expect(store.readMarker()).toBeNull();
});

test('a server that hides whether an email is used gets the same answer from us', async () => {
  const { auth } = openTab();
  server.behave(json(200, user));
  expect(await auth.signUp('ana@example.com', 'secret', own)).toEqual({
    ok: true,
    signedIn: false,
  });
  expect(server.requests[0]?.path).toBe(
    '/auth/v1/signup?redirect_to=https%3A%2F%2Fquest.example.com%2Fauth',
  );
});

test('a server that needs no confirmation signs the person in, and we say so', async () => {
  const { auth, store } = openTab();
  server.behave(json(200, session));
  expect(await auth.signUp('ana@example.com', 'secret', { shared: true })).toEqual({
    ok: true,
    signedIn: true,
  });
  expect(store.readMarker()).toEqual({
    userId: 'user-ana',
    email: 'ana@example.com',
    shared: true,
  });
});

test.each([
  ['message', json(429, { code: 'over_request_rate_limit', message: 'Slow down' })],
  ['msg', json(429, { error_code: 'over_request_rate_limit', msg: 'Slow down' })],
  ['error_description', json(400, { error: 'invalid', error_description: 'Slow down' })],
  ['msg of a 500', json(500, { code: 500, msg: 'Slow down' })],
])("the server's own words are shown from %s", async (_name, behaviour) => {
  const { auth } = openTab();
  server.behave(behaviour);
  expect(await auth.logIn('ana@example.com', 'secret', own)).toMatchObject({
    ok: false,
    message: 'Slow down',
  });
});

test('the library neither writes, refreshes nor deletes what is stored', async () => {
  const { auth, store, browser } = openTab();
  store.keep(sessionOf(), false);
  const before = [...browser.local.entries];
  const withTextCodes = { 'x-supabase-api-version': '2024-01-01' };
  server.behave(json(403, { code: 'session_not_found', message: 'Gone' }, withTextCodes));
  expect(await auth.setNewPassword('new password', own)).toMatchObject({ code: 'no-session' });
  server.behave(json(400, { code: 'invalid_credentials', message: 'No' }));
  await auth.logIn('ana@example.com', 'secret', own);
  server.behave(json(200, { id: 'user-ana', email: 'ana@example.com' }));
  expect(await auth.setNewPassword('new password', own)).toEqual({ ok: true });
  expect([...browser.local.entries]).toEqual(before);
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /auth/v1/user',
  ]);
});

test('what prepares a sign-in gets the session and no password, before anything is noted', async () => {
  const { deps, store } = openTab();
  const given: unknown[] = [];
  const auth = createAuth({
    ...deps,
    beforeSignIn: async (...what) => void given.push(...what, store.readMarker()),
  });
  server.behave(json(200, session));
  await auth.logIn('ana@example.com', 'secret', { shared: true });
  expect(given).toEqual([
    {
      accessToken: 'a.b.c',
      refreshToken: 'r',
      expiresIn: 3600,
      receivedAt: 0,
      userId: 'user-ana',
      email: 'ana@example.com',
    },
    { shared: true },
    null,
  ]);
});

describe('an answer about another account than the one that was typed', () => {
  const other = { ...session, user: { ...user, id: 'user-ben', email: 'ben@example.com' } };
  test.for<[string, (auth: ReturnType<typeof openTab>['auth']) => Promise<unknown>]>([
    ['a log in', (auth) => auth.logIn('ana@example.com', 'secret', own)],
    ['a sign-up', (auth) => auth.signUp('ana@example.com', 'secret', own)],
    ['a code', (auth) => auth.verifyEmailCode('ana@example.com', '123456', own)],
    ['a code for a reset', (auth) => auth.verifyRecoveryCode('ana@example.com', '123456')],
  ])('is no answer to %s', async ([, step]) => {
    const { auth, store } = openTab();
    server.behave(json(200, other));
    expect(await step(auth)).toEqual(unreachable);
    expect(store.readMarker()).toBeNull();
    expect(auth.isRecovering()).toBe(false);
  });

  test('is none to a new password either', async () => {
    const { auth, store } = openTab();
    store.keep(sessionOf(), false);
    server.behave(json(200, other.user));
    expect(await auth.setNewPassword('new password', own)).toEqual(unreachable);
  });

  test('large letters and spaces around an address make it no other', async () => {
    const { auth, store } = openTab();
    server.behave(json(200, session));
    expect(await auth.logIn(' Ana@Example.com ', 'secret', own)).toEqual({ ok: true });
    expect(store.readMarker()?.userId).toBe('user-ana');
  });
});
