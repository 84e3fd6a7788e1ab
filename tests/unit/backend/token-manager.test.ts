import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { NoSession, Offline } from '@/backend/auth-errors';
import { createTokenManager } from '@/backend/token-manager';
import type { Locks } from '@/backend/token-manager';
import { memoryBrowser, openPromise, sessionOf } from './support/browser-parts';
import { html, json, limitFor, startFaultServer } from './support/fault-server';
import type { Behaviour, FaultServer } from './support/fault-server';

const hour = 3_600_000;
let server: FaultServer;
let browser: ReturnType<typeof memoryBrowser>;
let clock: number;

beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());
beforeEach(() => {
  browser = memoryBrowser();
  clock = 0;
});

function openTab(locks: Locks | undefined, timeoutMs = 20_000, fetch = globalThis.fetch) {
  const { store } = browser.openTab();
  const tokenManager = createTokenManager({
    url: server.url,
    key: 'publishable',
    fetch,
    store,
    locks,
    now: () => clock,
    timeoutMs,
  });
  return { store, tokenManager };
}

function signedInTab(timeoutMs = 20_000) {
  const tab = openTab(browser.locks, timeoutMs);
  tab.store.keep(sessionOf(), false);
  return tab;
}

const renewed = (n: number) =>
  json(200, {
    access_token: `access-${n}`,
    refresh_token: `refresh-${n}`,
    expires_in: 3600,
    user: { id: 'user-ana', email: 'ana@example.com' },
  });

describe('a token with more than a minute left', () => {
  test('is handed out without a request, also offline', async () => {
    const { tokenManager } = signedInTab();
    server.behave('hang-up');
    clock = hour - 61_000;
    expect(await tokenManager.accessToken()).toBe('access-1');
    expect(server.requests).toEqual([]);
  });

  test('is handed out for its own person only: what still runs for one who left gets none', async () => {
    const { tokenManager } = signedInTab();
    expect(await tokenManager.accessToken({ userId: 'user-ana' })).toBe('access-1');
    await expect(tokenManager.accessToken({ userId: 'user-ben' })).rejects.toThrow(NoSession);
  });

  test('is judged by its age here, so a clock that is a day off does no harm', async () => {
    const { store, tokenManager } = openTab(browser.locks);
    clock = 24 * hour;
    store.keep(sessionOf({ receivedAt: clock }), false);
    server.behave('hang-up');
    expect(await tokenManager.accessToken()).toBe('access-1');
  });

  test('is refreshed when the server has just refused it', async () => {
    const { tokenManager } = signedInTab();
    server.behave(renewed(2));
    expect(await tokenManager.accessToken({ rejected: 'access-1' })).toBe('access-2');
  });

  test('is refreshed when the clock was set back by hours since it came', async () => {
    const { tokenManager } = signedInTab();
    server.behave(renewed(2));
    clock = -5 * hour;
    expect(await tokenManager.accessToken()).toBe('access-2');
  });
});

describe('a token that has run out', () => {
  test('is refreshed once and kept', async () => {
    const { store, tokenManager } = signedInTab();
    server.behave(renewed(2), 'hang-up');
    clock = hour - 60_000;
    expect(await tokenManager.accessToken()).toBe('access-2');
    expect(await tokenManager.accessToken()).toBe('access-2');
    expect(store.readSession()).toEqual(
      sessionOf({ accessToken: 'access-2', refreshToken: 'refresh-2', receivedAt: clock }),
    );
    const [request] = server.requests;
    expect(request?.path).toBe('/auth/v1/token?grant_type=refresh_token');
    expect(request?.headers.apikey).toBe('publishable');
    expect(JSON.parse(request?.body ?? '')).toEqual({ refresh_token: 'refresh-1' });
    expect(browser.locks.names).toEqual(['auth:user-ana']);
  });

  test('costs one request for many callers in one tab', async () => {
    const { tokenManager } = signedInTab();
    server.behave(renewed(2), 'hang-up');
    clock = hour;
    const tokens = await Promise.all([1, 2, 3].map(() => tokenManager.accessToken()));
    expect(tokens).toEqual(['access-2', 'access-2', 'access-2']);
    expect(server.requests).toHaveLength(1);
  });

  test('costs one request for many callers also without Web Locks', async () => {
    const { store, tokenManager } = openTab(undefined);
    store.keep(sessionOf(), false);
    server.behave(renewed(2), 'hang-up');
    clock = hour;
    const tokens = await Promise.all([1, 2, 3].map(() => tokenManager.accessToken()));
    expect(tokens).toEqual(['access-2', 'access-2', 'access-2']);
    expect(server.requests).toHaveLength(1);
  });

  test('costs one request for two tabs', async () => {
    const first = signedInTab();
    const second = openTab(browser.locks);
    server.behave(renewed(2), 'hang-up');
    clock = hour;
    const tokens = await Promise.all([
      first.tokenManager.accessToken(),
      second.tokenManager.accessToken(),
    ]);
    expect(tokens).toEqual(['access-2', 'access-2']);
    expect(server.requests).toHaveLength(1);
  });
});

describe('the session and the marker stay, and the caller hears "offline", after', () => {
  const trouble: [string, Behaviour][] = [
    ['no answer', 'hang'],
    ['an answer that stops in the middle', 'stall-in-body'],
    ['a cut line', 'hang-up'],
    ['an HTML 200', html(200)],
    ['an empty object', json(200, {})],
    ['an HTML 403', html(403)],
    ['an HTML 407', html(407)],
    ['an HTML 511', html(511)],
    ['a 404', { status: 404 }],
    ['a 401 without a code', json(401, { message: 'Unauthorized' })],
    ['a 401 with an unknown code', json(401, { code: 'bad_jwt', message: 'Bad token' })],
    ['a 429', json(429, { code: 'over_request_rate_limit', message: 'Slow down' })],
    ['a 500', json(500, { code: 'unexpected_failure', message: 'Oops' })],
    ['a 503', html(503)],
    [
      "someone else's session",
      json(200, {
        access_token: 'access-x',
        refresh_token: 'refresh-x',
        user: { id: 'user-mallory' },
      }),
    ],
  ];

  test.each(trouble)('%s', async (_name, behaviour) => {
    const { store, tokenManager } = signedInTab(limitFor(behaviour));
    server.behave(behaviour);
    clock = 2 * hour;
    await expect(tokenManager.accessToken()).rejects.toThrow(Offline);
    expect(store.readSession()).toEqual(sessionOf());
    expect(store.needsSignIn()).toBe(false);
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });

  test('a refresh works again as soon as the network does', async () => {
    const { tokenManager } = signedInTab();
    clock = 2 * hour;
    server.behave('hang-up', renewed(2));
    await expect(tokenManager.accessToken()).rejects.toThrow(Offline);
    expect(await tokenManager.accessToken()).toBe('access-2');
  });
});

describe('a dead session', () => {
  test.each([
    'refresh_token_not_found',
    'refresh_token_already_used',
    'session_not_found',
    'session_expired',
    'user_not_found',
    'user_banned',
  ])('is removed after %s, and the marker stays', async (code) => {
    const { store, tokenManager } = signedInTab();
    let changes = 0;
    store.onChange(() => (changes += 1));
    server.behave(json(400, { code, message: 'Gone' }));
    clock = hour;
    await expect(tokenManager.accessToken()).rejects.toThrow(NoSession);
    expect(store.readSession()).toBeNull();
    expect(store.readMarker()?.userId).toBe('user-ana');
    expect(store.needsSignIn()).toBe(true);
    expect(changes).toBe(1);
    await expect(tokenManager.accessToken()).rejects.toThrow(NoSession);
    expect(server.requests).toHaveLength(1);
  });
});

test('without Web Locks, a tab whose token another tab has used up takes over the new one', async () => {
  const { store, tokenManager } = openTab(undefined);
  store.keep(sessionOf(), false);
  const otherTab = openTab(undefined).store;
  server.behave(json(400, { code: 'refresh_token_already_used', message: 'Used' }));
  clock = hour;
  const token = tokenManager.accessToken();
  const fromOtherTab = sessionOf({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  otherTab.replaceSession(sessionOf(), fromOtherTab);
  expect(await token).toBe('access-2');
  expect(store.readSession()).toEqual(fromOtherTab);
});

test('a tab that waits too long for another tab stays signed in and says "offline"', async () => {
  const { store, tokenManager } = signedInTab(50);
  const held = openPromise();
  const holder = browser.locks.request(
    'auth:user-ana',
    { signal: new AbortController().signal },
    () => held.promise,
  );
  clock = hour;
  await expect(tokenManager.accessToken()).rejects.toThrow(Offline);
  expect(store.readSession()).toEqual(sessionOf());
  held.resolve();
  await holder;
});

test('nobody signed in: no request, no token', async () => {
  const { tokenManager } = openTab(browser.locks);
  server.behave(renewed(2));
  await expect(tokenManager.accessToken()).rejects.toThrow(NoSession);
  expect(server.requests).toEqual([]);
});

describe('signing out', () => {
  test('forgets everything here before the first await, then tells the server', async () => {
    const { store, tokenManager } = signedInTab();
    server.behave({ status: 204 });
    const done = tokenManager.signOut();
    expect(store.readMarker()).toBeNull();
    expect([...browser.local.entries]).toEqual([]);
    await done;
    expect(server.requests[0]?.path).toBe('/auth/v1/logout?scope=local');
    expect(server.requests[0]?.headers.authorization).toBe('Bearer access-1');
  });

  test.each<[string, Behaviour]>([
    ['hangs', 'hang'],
    ['cuts the line', 'hang-up'],
    ['answers 500', html(500)],
  ])('works all the same when the server %s', async (_name, behaviour) => {
    const { store, tokenManager } = signedInTab(limitFor(behaviour));
    server.behave(behaviour);
    await tokenManager.signOut();
    expect(store.readMarker()).toBeNull();
  });

  test('wins over a refresh that is under way', async () => {
    const { store } = openTab(browser.locks);
    const fetchThenSignOut: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      store.clear();
      return answer;
    };
    const { store: sameStore, tokenManager } = openTab(browser.locks, 20_000, fetchThenSignOut);
    sameStore.keep(sessionOf(), false);
    server.behave(renewed(2));
    clock = hour;
    await expect(tokenManager.accessToken()).rejects.toThrow(NoSession);
    expect(server.requests).toHaveLength(1);
    expect([...browser.local.entries]).toEqual([]);
  });
});
