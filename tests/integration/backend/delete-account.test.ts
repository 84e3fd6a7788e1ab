import type { PGlite } from '@supabase/lite/pglite';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/local-backend';
import { save } from './api-probes';
import { ANA, BEN, plainDatabase, tryAs } from './plain-database';
import { gatherCast, type Cast } from './roles';

const migration = partOf('20261126000010_delete_after_log_in.sql');

describe('over the real client', () => {
  let backend: TestBackend;
  let cast: Cast;
  beforeAll(async () => {
    backend = await startTestBackend();
    cast = await gatherCast(backend);
    await save(cast.asAna, 1);
    await save(cast.asBen, 1);
    for (const client of [cast.asAna, cast.asBen]) await client.rpc('take_ai_turn');
  });
  afterAll(() => backend.close());

  test('nobody without a valid sign-in of their own deletes anything', async () => {
    expect(await strangerViolations()).toEqual([]);
  });

  test('the probe notices a function that believes anybody', async () => {
    await backend.sql(`create or replace function public.delete_account() returns uuid
      language plpgsql security definer set search_path = '' as
      $$ begin delete from auth.users where email = 'cam@example.com'; return null; end $$`);
    await backend.sql('grant execute on function public.delete_account() to anon');
    const found = await strangerViolations();
    await backend.sql(bodyOf(migration));
    expect(found).toContain('anonymous deleted an account');
    // The body alone keeps strangers out, too: only the status tells who has refused.
    expect(await strangerViolations()).toEqual([]);
    await backend.sql('revoke execute on function public.delete_account() from anon');
  });

  test('a log in of long ago does not delete: a token that was found is not enough', async () => {
    const dee = await backend.signUpConfirmed(`dee-${randomUUID()}@example.com`);
    const age = (minutes: number) =>
      backend.sql(
        `update auth.sessions set created_at = now() - make_interval(mins => $2) where user_id = $1`,
        [dee.userId, minutes],
      );
    await age(11);
    const late = await backend.client(dee.accessToken).rpc('delete_account');
    expect([late.status, late.error?.code]).toEqual([403, 'PT403']);
    expect(await traces(dee.userId)).toMatchObject({ users: 1, sessions: 1 });
    await age(9);
    expect((await backend.client(dee.accessToken).rpc('delete_account')).data).toBe(dee.userId);
  });

  test('a person deletes their own account, its resume, AI turns and sign-ins, and nobody else’s', async () => {
    const { ana, ben } = cast;
    expect(await traces(ana.userId)).toEqual({ users: 1, resumes: 1, turns: 1, sessions: 1 });
    const benBefore = await traces(ben.userId);
    const { data, error } = await cast.asAna.rpc('delete_account');
    expect({ data, error }).toEqual({ data: ana.userId, error: null });
    expect(await traces(ana.userId)).toEqual({ users: 0, resumes: 0, turns: 0, sessions: 0 });
    expect(await traces(ben.userId)).toEqual(benBefore);
    expect((await cast.asBen.from('resumes').select('id')).data).toHaveLength(1);
  });

  test('afterwards a repeat answers the same, and nothing can be saved or opened again', async () => {
    const { ana } = cast;
    expect((await cast.asAna.rpc('delete_account')).data).toBe(ana.userId);
    expect((await save(cast.asAna, 1)).error).not.toBeNull();
    expect(await traces(ana.userId)).toEqual({ users: 0, resumes: 0, turns: 0, sessions: 0 });
    const { auth } = backend.client();
    expect((await auth.refreshSession({ refresh_token: ana.refreshToken })).error).not.toBeNull();
    expect((await auth.signInWithPassword(ana)).error).not.toBeNull();
  });

  /** Calls as everybody who must not be able to; one sentence for each account that was touched. */
  async function strangerViolations(): Promise<string[]> {
    const cam = await backend.signUpConfirmed(`cam-${randomUUID()}@example.com`);
    await backend.sql('update auth.users set email = $1 where id = $2', [
      'cam@example.com',
      cam.userId,
    ]);
    const found: string[] = [];
    const count = async () =>
      (await backend.sql<{ id: string }>('select id from auth.users order by id')).length;
    for (const [who, client] of cast.strangers) {
      const before = await count();
      const { data, status } = await client.rpc('delete_account');
      if (data !== null) found.push(`${who} got an answer`);
      if (![401, 403].includes(status)) found.push(`${who} got status ${String(status)}`);
      if ((await count()) !== before) found.push(`${who} deleted an account`);
    }
    await backend.sql('delete from auth.users where id = $1', [cam.userId]);
    return found;
  }

  async function traces(userId: string) {
    const count = async (from: string) =>
      Number(
        (await backend.sql<{ n: string }>(`select count(*) as n from ${from} = $1`, [userId]))[0]
          ?.n,
      );
    return {
      users: await count('auth.users where id'),
      resumes: await count('public.resumes where user_id'),
      turns: await count('private.ai_turns where user_id'),
      sessions: await count('auth.sessions where user_id'),
    };
  }
});

describe('in a database set up as a hosted one is', () => {
  let db: PGlite;
  const roles = ['public', 'anon', 'authenticated', 'service_role'];
  beforeAll(async () => {
    db = await plainDatabase();
  });
  afterAll(() => db.close());

  test('only signed-in people may call it', async () => {
    expect(await callers()).toEqual(['authenticated']);
    for (const role of ['anon', 'service_role'])
      expect(await tryAs(db, role, ANA, call)).toMatchObject({ refused: '42501' });
  });

  test('it runs with its own search path and rights', async () => {
    const { rows } = await db.query(
      `select prosecdef as definer, proconfig as config, provolatile as volatility
       from pg_proc where oid = 'public.delete_account()'::regprocedure`,
    );
    expect(rows).toEqual([{ definer: true, config: ['search_path=""'], volatility: 'v' }]);
  });

  test('a token without a person is refused even where it may call', async () => {
    expect(await tryAs(db, 'authenticated', null, call)).toMatchObject({ refused: 'PT401' });
  });

  test.for(['public', 'anon', 'service_role'])(
    'the probe notices when nothing is revoked from %s',
    async (role) => {
      const without = migration.replace(/(?<=from )public, anon, service_role/, (list) =>
        list
          .split(', ')
          .filter((name) => name !== role)
          .join(', '),
      );
      await db.exec(`drop function public.delete_account(); ${without}`);
      const found = await callers();
      await db.exec(`drop function public.delete_account(); ${migration}`);
      expect(found).not.toEqual(['authenticated']);
      expect(await callers()).toEqual(['authenticated']);
    },
  );

  test('an owner who is no superuser deletes past the forced row-level security, and only the caller', async () => {
    await db.exec(`
      create role site_owner nologin;
      grant usage on schema auth, public, private to site_owner;
      grant create on schema public to site_owner;
      grant select, delete on auth.users to site_owner;
      grant select on auth.sessions to site_owner;
      grant execute on function private.has_just_logged_in() to site_owner;
      alter table public.resumes owner to site_owner;
      alter function public.delete_account() owner to site_owner;`);
    await db.query("select set_config('request.jwt.claims', $1, false)", [
      JSON.stringify({ role: 'authenticated', sub: ANA, session_id: ANA }),
    ]);
    await db.exec('set role authenticated');
    const { rows } = await db.query(call);
    await db.exec('reset role');
    expect(rows).toEqual([{ person: ANA }]);
    const left = await db.query('select user_id from public.resumes');
    expect(left.rows).toEqual([{ user_id: BEN }]);
    const people = await db.query<{ id: string }>('select id from auth.users');
    expect(people.rows.map(({ id }) => id)).not.toContain(ANA);
    expect(people.rows).toHaveLength(2);
  });

  const call = 'select public.delete_account() as person';

  async function callers(): Promise<string[]> {
    const found: string[] = [];
    for (const role of roles) {
      const { rows } = await db.query<{ may: boolean }>(
        "select has_function_privilege($1, 'public.delete_account()', 'EXECUTE') as may",
        [role],
      );
      if (rows[0]?.may) found.push(role);
    }
    return found;
  }
});

/** The function with its grants, as the newest migration makes it. */
function partOf(name: string): string {
  const sql = readFileSync(`supabase/migrations/${name}`, 'utf8');
  return /create or replace function public\.[\s\S]+?to authenticated;/.exec(sql)?.[0] ?? '';
}

/** The function alone, to be put in place of another body. */
function bodyOf(sql: string): string {
  return /create or replace function[\s\S]+?\$\$;/.exec(sql)?.[0] ?? '';
}
