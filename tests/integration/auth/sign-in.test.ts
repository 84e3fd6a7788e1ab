import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { NoSession } from '@/backend/auth-errors';
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

function openTab() {
  const browser = memoryBrowser();
  return { ...server.openTab(browser), browser };
}

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
    const { auth, store, browser } = openTab();
    await auth.signUp(email, password, own);
    expect(server.landingTo(email).pathname).toBe('/auth');
    const opened = await auth.openLink(server.tokenHashTo(email), 'signup');
    expect(opened).toEqual({ ok: true, email, isAskedHere: true });
    expect(await auth.acceptLink(own)).toEqual({ ok: true });
    expect(store.readMarker()?.email).toBe(email);
    expect(await server.personBehind(await auth.accessToken())).toBe(email);
    expect([...browser.local.entries.keys()]).not.toContain('cq-asked-mail');
  });

  test('of somebody else, by a link that this browser never asked for, is nowhere before a yes', async () => {
    const email = newEmail();
    await server.openTab().auth.signUp(email, password, own);
    const { auth, store, browser, session } = openTab();
    await auth.requestPasswordReset(newEmail(), own);
    const before = [...browser.local.entries];
    expect(await auth.openLink(server.tokenHashTo(email), 'signup')).toEqual({
      ok: true,
      email,
      isAskedHere: false,
    });
    expect(store.readMarker()).toBeNull();
    expect([...browser.local.entries, ...session.entries]).toEqual(before);
    auth.dropLink();
    expect(await auth.acceptLink(own)).toMatchObject({ code: 'no-session' });
    expect(store.readMarker()).toBeNull();
  });

  test('asked for on a shared computer leaves no address there, and asks whose link it is', async () => {
    const email = newEmail();
    const { auth, browser } = openTab();
    await auth.signUp(email, password, shared);
    expect([...browser.local.entries]).toEqual([]);
    expect(await auth.openLink(server.tokenHashTo(email), 'signup')).toMatchObject({
      isAskedHere: false,
    });
  });

  test('a link that was used says so, and signs nobody in', async () => {
    const email = newEmail();
    const { auth, store } = server.openTab();
    await auth.signUp(email, password, own);
    await server.openTab().auth.openLink(server.tokenHashTo(email), 'signup');
    expect(await auth.openLink(server.tokenHashTo(email), 'signup')).toMatchObject({
      ok: false,
      code: 'otp_expired',
    });
    expect(store.readMarker()).toBeNull();
  });

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
    expect(await auth.requestPasswordReset(email, own)).toEqual({ ok: true });
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
    await auth.requestPasswordReset(email, own);
    const opened = await auth.openLink(server.tokenHashTo(email), 'recovery');
    expect(opened).toEqual({ ok: true, email, isAskedHere: true });
    expect([store.readMarker(), auth.isRecovering()]).toEqual([null, false]);
    expect(await auth.acceptLink(shared)).toEqual({ ok: true });
    expect([store.readMarker(), auth.recoveringEmail()]).toEqual([null, email]);
    expect(await auth.setNewPassword('my brand new password', shared)).toEqual({ ok: true });
    expect(store.readMarker()).toMatchObject({ email, shared: true });
  });

  test('of an unknown email is answered just the same, without a mail', async () => {
    const email = newEmail();
    const { auth } = server.openTab();
    expect(await auth.requestPasswordReset(email, own)).toEqual({ ok: true });
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
  expect(await auth.openLink(server.tokenHashTo(other), 'signup')).toMatchObject({
    ok: false,
    code: 'other-person',
  });
  expect(await auth.acceptLink(own)).toMatchObject({ code: 'no-session' });
  expect(store.readMarker()?.email).toBe(email);
  // The link is used up, but it has done its work: the other account is confirmed.
  await auth.signOut();
  expect(await auth.logIn(other, password, own)).toEqual({ ok: true });
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
