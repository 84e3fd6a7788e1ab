import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestBackend, type Person, type TestBackend } from '../../support/local-backend';
import { save } from './api-probes';

/** All that a refusal says beside its code. */
const neutral = { message: 'The request was refused.', details: null, hint: null };

let backend: TestBackend;
let ana: Person;
let client: SupabaseClient;

beforeAll(async () => {
  backend = await startTestBackend();
  ana = await backend.signUpConfirmed('ana@example.com');
  client = backend.client(ana.accessToken);
});
beforeEach(() => backend.sql('delete from public.resumes'));
afterAll(() => backend.close());

test('a save answers with the revision and the save_id that it carried', async () => {
  const saveId = randomUUID();
  const { data, status } = await save(client, 1, {
    save_id: saveId,
    data: { note: 'Zoë 👩‍🍳 שלום' },
  });
  expect(status).toBe(201);
  expect(data).toEqual([{ revision: 1, save_id: saveId, updated_at: expect.any(String) }]);
  expect(await backend.rows()).toMatchObject([
    { user_id: ana.userId, id: 1, data: { note: 'Zoë 👩‍🍳 שלום' } },
  ]);
});

test('the same save sent again is answered as the first time and changes nothing', async () => {
  const saveId = randomUUID();
  const first = await save(client, 1, { save_id: saveId, data: { note: 'first' } });
  const before = await backend.rows();
  const again = await save(client, 1, { save_id: saveId, data: { note: 'first' } });
  expect(again.data).toEqual(first.data);
  expect(await backend.rows()).toEqual(before);
});

test('an old save that arrives late is refused, though its save_id was once right', async () => {
  const late = { save_id: randomUUID(), data: { note: 'late' } };
  await save(client, 1, late);
  await save(client, 2, { data: { note: 'newer' } });
  const { error, status } = await save(client, 1, late);
  expect([status, error?.code]).toEqual([409, 'PT409']);
  expect(await backend.rows()).toMatchObject([{ revision: 2, data: { note: 'newer' } }]);
});

test.for([
  ['stale', 2],
  ['blind', 1],
  ['from the future', 9],
] as const)('a save that is %s is refused with 409 and changes nothing', async ([, revision]) => {
  await save(client, 1);
  await save(client, 2);
  const before = await backend.rows();
  const { error, status } = await save(client, revision);
  expect([status, error?.code]).toEqual([409, 'PT409']);
  expect(await backend.rows()).toEqual(before);
});

test('a first save over no row must be revision 1', async () => {
  const { error, status } = await save(client, 6);
  expect([status, error?.code]).toEqual([409, 'PT409']);
  expect(await backend.rows()).toEqual([]);
});

test('of six saves at once over the same base exactly one wins', async () => {
  await save(client, 1);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => save(client, 2, { data: { from: n } })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  const winner = answers.findIndex(({ status }) => status === 201);
  expect(await backend.rows()).toMatchObject([{ revision: 2, data: { from: winner } }]);
});

test('of six first saves at once exactly one wins', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => save(client, 1)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  expect(await backend.rows()).toHaveLength(1);
});

test('data of exactly 262,144 bytes is saved, one byte more is refused with 413', async () => {
  // Postgres writes {"text": "…"}: twelve bytes around the text.
  const full = { text: 'a'.repeat(262_144 - 12) };
  expect((await save(client, 1, { data: full })).status).toBe(201);
  const { error, status } = await save(client, 2, { data: { text: `${full.text}a` } });
  expect([status, error?.code]).toEqual([413, 'PT413']);
  expect(await backend.rows()).toMatchObject([{ revision: 1 }]);
});

test('NUL is refused with 400, and nothing changes', async () => {
  await save(client, 1);
  const before = await backend.rows();
  const { error, status } = await save(client, 2, { data: { note: 'a\u0000b' } });
  expect([status, error?.code]).toEqual([400, '22P05']);
  expect(await backend.rows()).toEqual(before);
});

test.for([
  ['a list as data', { data: ['PLANTED'] }, '23514'],
  ['a text as data', { data: 'PLANTED' }, '22P02'],
  ['no data', { data: null }, '23502'],
  ['another id', { id: 7 }, '23514'],
  ['a revision that is a text', { revision: 'PLANTED' }, '22P02'],
  ['a save_id that is none', { save_id: 'PLANTED' }, '22P02'],
  ['a revision under one', { revision: -1 }, '23514'],
] as const)('%s is refused with 400, in words that tell nothing', async ([, wrong, code]) => {
  const { error, status } = await save(client, 1, wrong);
  expect(status).toBe(400);
  expect(error).toMatchObject({ code, ...neutral });
  expect(await backend.rows()).toEqual([]);
});

test.for([
  ['a column that is not there', () => client.from('resumes').select('planted')],
  ['a table that is not there', () => client.from('planted').select('*')],
  ['a filter that is none', () => client.from('resumes').select('*').filter('id', 'planted', 1)],
  ['a value that is no number', () => client.from('resumes').select('*').eq('id', 'planted')],
  ['no row', () => client.from('resumes').select('data').eq('id', 1).single()],
] as const)('%s is refused in words that tell nothing', async ([, ask]) => {
  const { error } = await ask();
  expect(error).toMatchObject(neutral);
});

test('deleting the account deletes the resume with it', async () => {
  const ben = await backend.signUpConfirmed('ben@example.com');
  await save(backend.client(ben.accessToken), 1);
  await backend.sql('delete from auth.users where id = $1', [ben.userId]);
  expect(await backend.rows()).toEqual([]);
});

test('the console never shows what a refused save carried', async () => {
  const printed: unknown[] = [];
  const spies = (['error', 'warn', 'info', 'log', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...args) => void printed.push(...args)),
  );
  for (const data of [{ note: 'PLANTED\u0000' }, ['PLANTED'], { big: 'PLANTED'.repeat(50_000) }]) {
    expect((await save(client, 1, { data })).error).not.toBeNull();
  }
  spies.forEach((spy) => spy.mockRestore());
  expect(printed).toEqual([]);
});
