import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { NoSession } from '../../../src/backend/no-token';
import { memoryBrowser } from '../../unit/backend/support/browser-parts';
import { startMailServer } from './mail-server';
import type { MailServer } from './mail-server';

const own = { shared: false };
const shared = { shared: true };
const password = 'a long enough password';
let server: MailServer;
let people = 0;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const newEmail = () => `learner-${(people += 1)}@example.com`;

async function confirmedPerson() {
  const email = newEmail();
  const { auth } = server.openTab();
  await auth.signUp(email, password, own);
  await auth.verifyEmailCode(email, server.codeTo(email), own);
  return email;
}

async function signedInTab(browser = memoryBrowser()) {
  const email = await confirmedPerson();
  const tab = server.openTab(browser);
  await tab.auth.logIn(email, password, own);
  return { ...tab, email, browser };
}

describe('a new account', () => {
  test('is confirmed with the six-digit code of the mail', async () => {
    const email = newEmail();
    const { auth, store } = server.openTab();
    expect(await auth.signUp(email, password, own)).toEqual({ ok: true, signedIn: false });
    expect(store.readMarker()).toBeNull();
    const code = server.codeTo(email);
    expect(code).toMatch(/^\d{6}$/);
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect(await auth.verifyEmailCode(email, typed, own)).toEqual({ ok: true });
    expect(store.readMarker()).toEqual({ userId: expect.any(String), email, shared: false });
    expect(await server.personBehind(await auth.accessToken())).toBe(email);
  });

  test('is confirmed with the link of the mail, which opens /auth', async () => {
    const email = newEmail();
    const { auth, store } = server.openTab();
    await auth.signUp(email, password, own);
    const landing = server.landingTo(email);
    expect(landing.pathname).toBe('/auth');
    expect(await auth.finishLinkFromUrl(landing, own)).toEqual({ kind: 'signed-in', email });
    expect(store.readMarker()?.email).toBe(email);
    expect(await server.personBehind(await auth.accessToken())).toBe(email);
  });

  test('is confirmed with the link of a default mail, which passes through the server', async () => {
    const email = newEmail();
    const { auth, store } = server.openTab();
    await auth.signUp(email, password, own);
    const landing = await server.landingThroughServer(email);
    expect(landing.origin + landing.pathname).toBe('http://quest.localhost/auth');
    expect(await auth.finishLinkFromUrl(landing, own)).toEqual({ kind: 'signed-in', email });
    expect(store.readMarker()?.email).toBe(email);
    expect(await server.personBehind(await auth.accessToken())).toBe(email);
  });

  test.each(['opened directly', 'passed through the server'])(
    'a link that was used says so when %s, and signs nobody in',
    async (way) => {
      const email = newEmail();
      const { auth, store } = server.openTab();
      await auth.signUp(email, password, own);
      await server.landingThroughServer(email);
      const landing =
        way === 'opened directly'
          ? server.landingTo(email)
          : await server.landingThroughServer(email);
      expect(await auth.finishLinkFromUrl(landing, own)).toEqual({
        kind: 'error',
        code: 'otp_expired',
        message: 'Email link is invalid or has expired',
      });
      expect(store.readMarker()).toBeNull();
    },
  );

  test('a wrong code is refused and the right one still works', async () => {
    const email = newEmail();
    const { auth, store } = server.openTab();
    await auth.signUp(email, password, own);
    const code = server.codeTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await auth.verifyEmailCode(email, wrong, own)).toMatchObject({ code: 'otp_expired' });
    expect(store.readMarker()).toBeNull();
    expect(await auth.verifyEmailCode(email, code, own)).toEqual({ ok: true });
  });

  test('cannot log in before it is confirmed', async () => {
    const email = newEmail();
    const { auth, store } = server.openTab();
    await auth.signUp(email, password, own);
    expect(await auth.logIn(email, password, own)).toEqual({
      ok: false,
      message: 'Email not confirmed',
      code: 'email_not_confirmed',
    });
    expect(store.readMarker()).toBeNull();
  });

  test("with a weak password gets the server's own words", async () => {
    const { auth } = server.openTab();
    expect(await auth.signUp(newEmail(), 'short', own)).toEqual({
      ok: false,
      message: 'Password should be at least 8 characters.',
      code: 'weak_password',
    });
  });

  test('for an email that is used already is not made, no mail is sent, and the answer does not tell', async () => {
    const email = await confirmedPerson();
    const { auth, store } = server.openTab();
    const mailsBefore = server.mailsTo(email).length;
    expect(await auth.signUp(email, 'another long password', own)).toEqual({
      ok: true,
      signedIn: false,
    });
    expect(server.mailsTo(email)).toHaveLength(mailsBefore);
    expect(store.readMarker()).toBeNull();
    expect(await auth.logIn(email, password, own)).toEqual({ ok: true });
  });
});

describe('a log in', () => {
  test('says the same for a wrong password and for an unknown email', async () => {
    const email = await confirmedPerson();
    const { auth, store } = server.openTab();
    const refusal = {
      ok: false,
      message: 'Invalid login credentials',
      code: 'invalid_credentials',
    };
    expect(await auth.logIn(email, 'not the password', own)).toEqual(refusal);
    expect(await auth.logIn('nobody@example.com', password, own)).toEqual(refusal);
    expect(store.readMarker()).toBeNull();
  });

  test('on a shared computer stays in the tab', async () => {
    const email = await confirmedPerson();
    const browser = memoryBrowser();
    const { auth, store } = server.openTab(browser);
    await auth.logIn(email, password, shared);
    expect(store.readMarker()).toMatchObject({ email, shared: true });
    expect([...browser.local.entries]).toEqual([]);
    expect(server.openTab(browser).store.readMarker()).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('is replaced with the code of the mail, and only then signs in', async () => {
    const email = await confirmedPerson();
    const { auth, store } = server.openTab();
    expect(await auth.requestPasswordReset(email)).toEqual({ ok: true });
    expect(await auth.verifyRecoveryCode(email, server.codeTo(email))).toEqual({ ok: true });
    expect(store.readMarker()).toBeNull();
    expect(auth.isRecovering()).toBe(true);
    expect(await auth.setNewPassword('short', own)).toMatchObject({ code: 'weak_password' });
    expect(auth.isRecovering()).toBe(true);
    expect(await auth.setNewPassword('my brand new password', own)).toEqual({ ok: true });
    expect(auth.isRecovering()).toBe(false);
    expect(store.readMarker()?.email).toBe(email);
    expect(await server.personBehind(await auth.accessToken())).toBe(email);

    const { auth: later } = server.openTab();
    expect(await later.logIn(email, password, own)).toMatchObject({ ok: false });
    expect(await later.logIn(email, 'my brand new password', own)).toEqual({ ok: true });
  });

  test('is replaced with the link of the mail', async () => {
    const email = await confirmedPerson();
    const { auth, store } = server.openTab();
    await auth.requestPasswordReset(email);
    const landing = server.landingTo(email);
    expect(await auth.finishLinkFromUrl(landing, own)).toEqual({ kind: 'recovery', email });
    expect(store.readMarker()).toBeNull();
    expect(await auth.setNewPassword('my brand new password', shared)).toEqual({ ok: true });
    expect(store.readMarker()).toMatchObject({ email, shared: true });
  });

  test('of an unknown email is answered just the same, without a mail', async () => {
    const email = newEmail();
    const { auth } = server.openTab();
    expect(await auth.requestPasswordReset(email)).toEqual({ ok: true });
    expect(server.mailsTo(email)).toEqual([]);
  });

  test('cannot be set by someone who is not signed in', async () => {
    const { auth } = server.openTab();
    expect(await auth.setNewPassword(password, own)).toMatchObject({ code: 'no-session' });
  });
});

test('a signed-in person can change the password', async () => {
  const { auth, store, email } = await signedInTab();
  expect(await auth.setNewPassword('my brand new password', own)).toEqual({ ok: true });
  expect(store.readMarker()?.email).toBe(email);
  expect(await auth.logIn(email, 'my brand new password', own)).toEqual({ ok: true });
});

test("someone else's link does not replace the person who is signed in", async () => {
  const { auth, store, email } = await signedInTab();
  const other = newEmail();
  await server.openTab().auth.signUp(other, password, own);
  const landing = await server.landingThroughServer(other);
  expect(await auth.finishLinkFromUrl(landing, own)).toMatchObject({
    kind: 'error',
    code: 'other-person',
  });
  expect(store.readMarker()?.email).toBe(email);
  await auth.signOut();
  expect(await auth.finishLinkFromUrl(landing, own)).toEqual({ kind: 'signed-in', email: other });
});

describe('signing out', () => {
  test('ends the session on the server too, so a stolen refresh token is dead', async () => {
    const { auth, store, clock } = await signedInTab();
    const session = store.readSession();
    await auth.signOut();
    expect(store.readMarker()).toBeNull();
    await expect(auth.accessToken()).rejects.toThrow(NoSession);
    if (session) store.keep(session, false);
    clock.now += 7_200_000;
    await expect(auth.accessToken()).rejects.toThrow(NoSession);
    expect(store.needsSignIn()).toBe(true);
  });

  test('leaves the same person signed in on another device', async () => {
    const { auth, email } = await signedInTab();
    const phone = server.openTab();
    await phone.auth.logIn(email, password, own);
    await auth.signOut();
    phone.clock.now += 7_200_000;
    expect(await server.personBehind(await phone.auth.accessToken())).toBe(email);
  });
});

describe('an expired token', () => {
  test('is refreshed once by two tabs at the same moment, and the session is kept', async () => {
    const first = await signedInTab();
    const second = server.openTab(first.browser);
    first.clock.now += 7_200_000;
    second.clock.now = first.clock.now;
    server.requests.length = 0;
    const tokens = await Promise.all([first.auth.accessToken(), second.auth.accessToken()]);
    expect(tokens[0]).toBe(tokens[1]);
    expect(server.requests).toEqual(['POST /auth/v1/token?grant_type=refresh_token']);
    expect(await server.personBehind(tokens[0])).toBe(first.email);
    expect(second.store.readSession()).toEqual(first.store.readSession());
  });

  test('is refreshed again and again', async () => {
    const { auth, clock, email } = await signedInTab();
    for (let round = 0; round < 3; round += 1) {
      clock.now += 7_200_000;
      expect(await server.personBehind(await auth.accessToken())).toBe(email);
    }
  });
});
