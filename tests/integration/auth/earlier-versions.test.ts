import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEarlierVersions } from '@/backend/earlier-versions';
import { NoSession } from '@/backend/auth-errors';
import { startTestBackend, TEST_SITE_URL } from '../../support/local-backend';
import type { Person, TestBackend } from '../../support/local-backend';

let backend: TestBackend;
let ana: Person;
let ben: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  ana = await backend.signUpConfirmed('ana@example.com');
  ben = await backend.signUpConfirmed('ben@example.com');
  for (const [revision, note] of ['first', 'second', 'third'].entries()) {
    const row = { id: 1, data: { note }, revision: revision + 1, save_id: randomUUID() };
    const saved = await backend
      .client(ana.accessToken)
      .from('resumes')
      .upsert({ ...row, schema_version: 1 }, { onConflict: 'user_id,id' });
    expect(saved.error).toBeNull();
  }
});
afterAll(() => backend.close());

const versionsOf = (userId: string, token: string) =>
  createEarlierVersions({
    url: TEST_SITE_URL,
    key: backend.publishableKey,
    userId,
    accessToken: async () => token,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });

test('a person lists and reads their own earlier states, and nobody else does', async () => {
  const mine = versionsOf(ana.userId, ana.accessToken);
  const listed = await mine.list();
  expect(listed).toEqual([{ revision: 1, savedAt: expect.any(Number) }]);
  expect(await mine.read(1)).toEqual({ data: { note: 'first' } });
  expect(await mine.read(2)).toBeNull();

  const others = versionsOf(ben.userId, ben.accessToken);
  expect([await others.list(), await others.read(1)]).toEqual([[], null]);
  // An answer about somebody else is no answer.
  expect(await versionsOf(ben.userId, ana.accessToken).list()).toBe('unreachable');
});

test('no log in and no line are told apart', async () => {
  const deps = { url: TEST_SITE_URL, key: 'key', userId: ana.userId };
  const noOne = async () => Promise.reject(new NoSession());
  expect(await createEarlierVersions({ ...deps, accessToken: noOne, fetch }).list()).toBe(
    'signed-out',
  );
  const dead: typeof fetch = async () => Promise.reject(new Error('no line'));
  const cut = createEarlierVersions({ ...deps, accessToken: async () => 'token', fetch: dead });
  expect(await cut.read(1)).toBe('unreachable');
});

test('the states go with the account', async () => {
  await backend.client(ana.accessToken).rpc('delete_account');
  expect(await backend.sql('select * from private.resume_history')).toEqual([]);
});
