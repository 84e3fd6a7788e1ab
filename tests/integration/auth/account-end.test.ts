import { afterAll, beforeAll, expect, test } from 'vitest';

import { memoryBrowser } from '../../unit/backend/support/browser-parts';
import { startMailServer } from './mail-server';
import type { MailServer } from './mail-server';

const own = { shared: false };
const password = 'a long enough password';
const saveId = '6f1c4c1e-0000-4000-8000-000000000001';
let server: MailServer;
let people = 0;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

async function newPerson() {
  const email = `leaver-${(people += 1)}@example.com`;
  const tab = server.openTab(memoryBrowser());
  await tab.auth.signUp(email, password, own);
  await tab.auth.verifyEmailCode(email, server.codeTo(email), own);
  const userId = tab.store.readMarker()?.userId ?? '';
  return { ...tab, email, userId };
}

async function anotherDeviceOf(email: string) {
  const tab = server.openTab(memoryBrowser());
  expect(await tab.auth.logIn(email, password, own)).toEqual({ ok: true });
  return tab;
}

test('deleting an account is done only when the server names it, and then it is gone', async () => {
  const person = await newPerson();
  const other = await newPerson();
  await person.table.save({ doc: { skills: [] }, baseRevision: 0, saveId });
  await other.table.save({ doc: { skills: [] }, baseRevision: 0, saveId });
  expect(await person.end.deleteAccount(person, password)).toBe('done');
  expect(await server.sql('select 1 from auth.users where id = $1', [person.userId])).toEqual([]);
  expect(
    await server.sql('select 1 from public.resumes where user_id = $1', [person.userId]),
  ).toEqual([]);
  expect(await other.table.load()).toMatchObject({ kind: 'found' });
  expect(await person.auth.logIn(person.email, password, own)).toMatchObject({ ok: false });
});

test('a wrong password deletes nothing, and says so', async () => {
  const person = await newPerson();
  expect(await person.end.deleteAccount(person, 'not the password')).toBe('wrong-password');
  expect(await server.sql('select id from auth.users where id = $1', [person.userId])).toEqual([
    { id: person.userId },
  ]);
  for (let tries = 1; tries < 10; tries += 1) await person.end.deleteAccount(person, 'guess');
  expect(await person.end.deleteAccount(person, password)).toBe('too-many-tries');
});

test('a repeat after a lost answer says that it is done', async () => {
  const person = await newPerson();
  await person.end.deleteAccount(person, password);
  expect(await person.end.deleteAccount(person, password)).toBe('done');
});

test('without a sign-in nothing is asked of the server', async () => {
  const person = await newPerson();
  person.store.clear();
  server.requests.length = 0;
  expect(await person.end.deleteAccount(person, password)).toBe('signed-out');
  expect(await person.end.signOutEverywhere()).toBe('signed-out');
  expect(server.requests).toEqual([]);
});

test('signing out everywhere ends the sign-ins of all devices and of nobody else', async () => {
  const person = await newPerson();
  const phone = await anotherDeviceOf(person.email);
  const stranger = await newPerson();
  expect(await person.end.signOutEverywhere()).toBe('done');
  for (const device of [person, phone]) {
    device.clock.now += 7_200_000;
    expect(await device.table.load()).toEqual({ kind: 'unauthorized' });
  }
  stranger.clock.now += 7_200_000;
  expect(await stranger.table.load()).toEqual({ kind: 'none' });
});
