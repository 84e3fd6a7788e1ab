import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { memoryBrowser } from '../../unit/backend/support/browser-parts';
import { startMailServer } from './mail-server';
import type { MailServer } from './mail-server';

const own = { shared: false };
const password = 'a long enough password';
const saveIds = [1, 2, 3].map((n) => `6f1c4c1e-0000-4000-8000-00000000000${n}`);
const [first = '', second = '', third = ''] = saveIds;
const doc = { skills: ['welding', '🔧', 'مهارة'], note: 'He said "no"' };
let server: MailServer;
let tab: ReturnType<MailServer['openTab']>;
let people = 0;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tab = await newPerson();
});

async function newPerson() {
  const email = `saver-${(people += 1)}@example.com`;
  const newTab = server.openTab(memoryBrowser());
  await newTab.auth.signUp(email, password, own);
  await newTab.auth.verifyEmailCode(email, server.codeTo(email), own);
  server.requests.length = 0;
  return newTab;
}

test('a new account has no resume; what is saved is what is loaded', async () => {
  expect(await tab.table.load()).toEqual({ kind: 'none' });
  expect(await tab.table.save({ doc, baseRevision: 0, saveId: first })).toEqual({
    kind: 'committed',
    saveId: first,
    revision: 1,
  });
  const loaded = await tab.table.load();
  expect(loaded).toEqual({
    kind: 'found',
    data: doc,
    revision: 1,
    saveId: first,
    updatedAt: expect.any(Number),
  });
});

test('the next save follows, a repeat of it is harmless, and one from an old base is stale', async () => {
  await tab.table.save({ doc, baseRevision: 0, saveId: first });
  const next = { doc: { skills: ['sales'] }, baseRevision: 1, saveId: second };
  const committed = { kind: 'committed', saveId: second, revision: 2 };
  expect(await tab.table.save(next)).toEqual(committed);
  expect(await tab.table.save(next)).toEqual(committed);
  expect(await tab.table.save({ doc, baseRevision: 1, saveId: third })).toEqual({ kind: 'stale' });
  expect(await tab.table.load()).toMatchObject({ data: next.doc, revision: 2 });
});

test('a save on a base that the account does not have is stale, and writes nothing', async () => {
  expect(await tab.table.save({ doc, baseRevision: 4, saveId: first })).toEqual({ kind: 'stale' });
  expect(await tab.table.load()).toEqual({ kind: 'none' });
});

test('too much text is too large, and a NUL is bad data', async () => {
  const large = { skills: ['x'.repeat(300_000)] };
  const save = (bad: unknown) => tab.table.save({ doc: bad, baseRevision: 0, saveId: first });
  expect(await save(large)).toEqual({ kind: 'too-large' });
  expect(await save({ skills: ['a\0b'] })).toEqual({ kind: 'bad-data' });
  expect(await tab.table.load()).toEqual({ kind: 'none' });
});

test("nobody sees or touches another person's resume", async () => {
  await tab.table.save({ doc, baseRevision: 0, saveId: first });
  const other = await newPerson();
  expect(await other.table.load()).toEqual({ kind: 'none' });
  const theirs = { doc: { skills: [] }, baseRevision: 0, saveId: first };
  expect(await other.table.save(theirs)).toMatchObject({ kind: 'committed', revision: 1 });
  expect(await tab.table.load()).toMatchObject({ data: doc });
});

test('without a sign-in nothing is asked of the server', async () => {
  await tab.auth.signOut();
  server.requests.length = 0;
  expect(await tab.table.load()).toEqual({ kind: 'unauthorized' });
  expect(await tab.table.save({ doc, baseRevision: 0, saveId: first })).toEqual({
    kind: 'unauthorized',
  });
  expect(server.requests).toEqual([]);
});

test('a token that the server refuses is refreshed once, and the save goes through', async () => {
  const session = tab.store.readSession();
  if (session) tab.store.replaceSession(session, { ...session, accessToken: 'not.a.token' });
  expect(await tab.table.save({ doc, baseRevision: 0, saveId: first })).toMatchObject({
    kind: 'committed',
  });
  expect(server.requests.map((request) => request.split('?')[0])).toEqual([
    'POST /rest/v1/resumes',
    'POST /auth/v1/token',
    'POST /rest/v1/resumes',
  ]);
});

test('a session that was ended elsewhere leaves the marker and asks to sign in', async () => {
  const session = tab.store.readSession();
  await server.sql('delete from auth.sessions where user_id = $1', [session?.userId]);
  tab.clock.now += 7_200_000;
  expect(await tab.table.save({ doc, baseRevision: 0, saveId: first })).toEqual({
    kind: 'unauthorized',
  });
  expect(tab.store.needsSignIn()).toBe(true);
  expect(tab.store.readMarker()?.userId).toBe(session?.userId);
});
