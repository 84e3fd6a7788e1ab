import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestBackend } from '../../support/local-backend';
import type { Cast } from './roles';

type Outcome = { data: unknown; error: unknown; status: number };
type Attempt = [what: string, run: (client: SupabaseClient) => PromiseLike<Outcome>];

/** Saves as the app does it. `extra` adds or replaces columns. */
export function save(client: SupabaseClient, revision: number, extra: object = {}) {
  const row = { id: 1, data: { note: 'saved' }, revision, save_id: randomUUID(), ...extra };
  return client
    .from('resumes')
    .upsert(row, { onConflict: 'user_id,id' })
    .select('revision,save_id,updated_at');
}

/**
 * Tries, over HTTP, everything each role may and may not do with the table.
 * Returns one sentence for each thing that went wrong; none means all is well.
 */
export async function apiViolations(backend: TestBackend, cast: Cast): Promise<string[]> {
  const found: string[] = [];
  const note = (wrong: boolean, sentence: string) => wrong && found.push(sentence);
  await backend.sql('delete from public.resumes');

  await ownRows(backend, cast, note);
  await backend.sql('delete from public.resumes');
  note((await save(cast.asAna, 1)).error !== null, 'ana cannot make a first save');
  note((await save(cast.asBen, 1)).error !== null, 'ben cannot make a first save');

  const theft = theftOf(cast.ana.userId);
  for (const [who, client] of cast.strangers) {
    await mustNotWork(backend, who, client, [...theft, ...ownSaves], note);
  }
  await mustNotWork(backend, 'ben', cast.asBen, theft, note);
  await mustNotWork(backend, 'ana', cast.asAna, badSaves(cast.ben.userId), note);
  await backend.sql('delete from public.resumes where user_id = $1', [cast.ana.userId]);
  await mustNotWork(backend, 'ana without a row', cast.asAna, badFirstSaves(cast.ben.userId), note);
  return found;
}

type Note = (wrong: boolean, sentence: string) => unknown;

async function ownRows(backend: TestBackend, cast: Cast, note: Note): Promise<void> {
  for (const [who, client, userId] of [
    ['ana', cast.asAna, cast.ana.userId],
    ['ben', cast.asBen, cast.ben.userId],
  ] as const) {
    const table = () => client.from('resumes');
    const row = { id: 1, data: { who }, revision: 1, save_id: randomUUID() };
    note((await table().insert(row)).error !== null, `${who} cannot insert`);
    note((await save(client, 2)).error !== null, `${who} cannot upsert`);
    const patch = { data: { who, changed: true }, revision: 3, save_id: randomUUID() };
    await table().update(patch).eq('id', 1);
    const mine = (await backend.rows()).find((saved) => saved.user_id === userId);
    note(mine?.revision !== 3, `${who} cannot update`);
    const read = await table().select('user_id,data');
    note(read.data?.length !== 1, `${who} does not read exactly one row`);
    note(read.data?.[0]?.user_id !== userId, `${who} does not read their own row`);
  }
}

/** Runs attempts that must leave every row as it was and bring back nobody's data. */
async function mustNotWork(
  backend: TestBackend,
  who: string,
  client: SupabaseClient,
  attempts: Attempt[],
  note: Note,
): Promise<void> {
  for (const [what, run] of attempts) {
    const before = JSON.stringify(await backend.rows());
    const outcome = await run(client);
    const after = JSON.stringify(await backend.rows());
    note(after !== before, `${who}: ${what} changed the table`);
    const empty = Array.isArray(outcome.data) && outcome.data.length === 0;
    note(
      outcome.error === null && outcome.data !== null && !empty,
      `${who}: ${what} got an answer`,
    );
    if (after !== before) await restore(backend, before);
  }
}

async function restore(backend: TestBackend, rows: string): Promise<void> {
  await backend.sql('alter table public.resumes disable trigger user');
  await backend.sql('delete from public.resumes');
  await backend.sql(
    'insert into public.resumes select * from jsonb_populate_recordset(null::public.resumes, $1)',
    [rows],
  );
  await backend.sql('alter table public.resumes enable trigger user');
}

const next = () => ({ revision: 2, save_id: randomUUID() });
const table = (client: SupabaseClient) => client.from('resumes');

/** What somebody tries who wants another person's row. */
function theftOf(userId: string): Attempt[] {
  const loot = { id: 1, data: { note: 'stolen' }, user_id: userId };
  return [
    ['select', (c) => table(c).select('*').eq('user_id', userId)],
    ['insert for another', (c) => table(c).insert({ ...loot, ...next(), revision: 1 })],
    ['upsert over another', (c) => save(c, 2, loot)],
    [
      'update',
      (c) =>
        table(c)
          .update({ data: {}, ...next() })
          .eq('user_id', userId)
          .select('id'),
    ],
    ['delete', (c) => table(c).delete().eq('user_id', userId).select('id')],
  ];
}

/** What is right for a signed-in person and for nobody else. */
const ownSaves: Attempt[] = [
  ['select all', (c) => table(c).select('*')],
  ['insert', (c) => table(c).insert({ id: 1, data: {}, ...next(), revision: 1 })],
  ['upsert', (c) => save(c, 1)],
  [
    'update all',
    (c) =>
      table(c)
        .update({ data: {}, ...next() })
        .gte('id', 0),
  ],
  ['delete all', (c) => table(c).delete().gte('id', 0)],
];

const TOO_LARGE = { text: 'a'.repeat(262_144) };

/** What the server refuses even from the owner; the saved revision is 1. */
function badSaves(otherUserId: string): Attempt[] {
  return [
    ['delete', (c) => table(c).delete().eq('id', 1)],
    ['oversize data', (c) => save(c, 2, { data: TOO_LARGE })],
    [
      'oversize data by update',
      (c) =>
        table(c)
          .update({ data: TOO_LARGE, ...next() })
          .eq('id', 1),
    ],
    ['a list as data', (c) => save(c, 2, { data: ['text'] })],
    ['a string as data', (c) => save(c, 2, { data: 'text' })],
    ['a number as data', (c) => save(c, 2, { data: 7 })],
    ['null as data', (c) => save(c, 2, { data: null })],
    ['NUL in a text', (c) => save(c, 2, { data: { note: 'a\u0000b' } })],
    ['a lone surrogate', (c) => save(c, 2, { data: { note: '\ud800' } })],
    ['id 2', (c) => save(c, 1, { id: 2 })],
    [
      'id changed to 2',
      (c) =>
        table(c)
          .update({ id: 2, ...next() })
          .eq('id', 1),
    ],
    ['a forged owner', (c) => save(c, 2, { user_id: otherUserId })],
    [
      'a row given away',
      (c) =>
        table(c)
          .update({ user_id: otherUserId, ...next() })
          .eq('id', 1),
    ],
    ['a forged time', (c) => save(c, 2, { updated_at: '2001-01-01' })],
    ['a stale save', (c) => save(c, 0)],
    ['a blind save', (c) => save(c, 1)],
    ['a skipped revision', (c) => save(c, 3)],
    ['a huge revision', (c) => save(c, 9_007_199_254_740_991)],
  ];
}

function badFirstSaves(otherUserId: string): Attempt[] {
  return [
    ['first save with revision 2', (c) => save(c, 2)],
    ['first save with revision 0', (c) => save(c, 0)],
    ['first save for another', (c) => save(c, 1, { user_id: otherUserId })],
    ['first save with id 2', (c) => save(c, 1, { id: 2 })],
    ['first save with a list', (c) => save(c, 1, { data: [] })],
    ['first save oversize', (c) => save(c, 1, { data: TOO_LARGE })],
  ];
}
