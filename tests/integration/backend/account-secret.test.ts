import type { PGlite } from '@supabase/lite/pglite';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/local-backend';
import { ANA, BEN, plainDatabase, tryAs } from './plain-database';
import { gatherCast, type Cast } from './roles';

const migration = readFileSync('supabase/migrations/20261121000030_account_secret.sql', 'utf8');
const call = 'select public.account_secret() as answer';

describe('over the real client', () => {
  let backend: TestBackend;
  let cast: Cast;
  beforeAll(async () => {
    backend = await startTestBackend();
    cast = await gatherCast(backend);
  });
  afterAll(() => backend.close());

  test('a learner gets 256 random bits of their own, the same each time', async () => {
    const { data, error } = await cast.asAna.rpc('account_secret');
    expect(error).toBeNull();
    expect(data).toEqual({
      user_id: cast.ana.userId,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      now: expect.any(Number),
    });
    const { secret, now } = data as { secret: string; now: number };
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
    expect((await cast.asAna.rpc('account_secret')).data).toMatchObject({ secret });
    const { data: other } = await cast.asBen.rpc('account_secret');
    expect(other).toMatchObject({ user_id: cast.ben.userId });
    expect((other as { secret: string }).secret).not.toBe(secret);
  });

  test('nobody without a valid sign-in of their own gets one, and none is made for them', async () => {
    const count = () => backend.sql('select user_id from private.account_secrets order by 1');
    const before = await count();
    for (const [who, client] of cast.strangers) {
      const { data, status } = await client.rpc('account_secret');
      expect([who, data, [401, 403].includes(status)]).toEqual([who, null, true]);
    }
    expect(await count()).toEqual(before);
  });

  test('no learner reads or writes the table itself through the API', async () => {
    const table = () => cast.asAna.schema('private').from('account_secrets');
    expect((await table().select('*')).data).toBeNull();
    expect((await cast.asAna.from('account_secrets').select('*')).data).toBeNull();
    expect((await table().delete().neq('user_id', cast.ana.userId)).error).not.toBeNull();
  });

  test('a new password changes nothing about it', async () => {
    const { data: before } = await cast.asBen.rpc('account_secret');
    const answer = await backend.fetch(
      new Request('http://career-quest.test/auth/v1/user', {
        method: 'PUT',
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${cast.ben.accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          password: 'another lamp by a river',
          current_password: cast.ben.password,
        }),
      }),
    );
    expect(answer.status).toBe(200);
    const { secret } = before as { secret: string };
    expect((await cast.asBen.rpc('account_secret')).data).toMatchObject({ secret });
  });

  test('it is deleted with the account', async () => {
    expect((await cast.asAna.rpc('delete_account')).data).toBe(cast.ana.userId);
    const left = await backend.sql('select 1 from private.account_secrets where user_id = $1', [
      cast.ana.userId,
    ]);
    expect(left).toEqual([]);
  });
});

describe('in a database set up as a hosted one is', () => {
  const roles = ['public', 'anon', 'authenticated', 'service_role'];
  let db: PGlite;
  beforeAll(async () => {
    db = await plainDatabase();
    await db.exec(`insert into private.account_secrets
      values ('${ANA}', sha256('ana')), ('${BEN}', sha256('ben'))`);
  });
  afterAll(() => db.close());

  test('only signed-in people may call it, and get their own alone', async () => {
    expect(await callers()).toEqual(['authenticated']);
    for (const role of ['anon', 'service_role'])
      expect(await tryAs(db, role, ANA, call)).toMatchObject({ refused: '42501' });
    const { rows } = await tryAs(db, 'authenticated', BEN, call);
    const [{ secret } = { secret: '' }] = (
      await db.query<{ secret: string }>("select encode(sha256('ben'), 'hex') as secret")
    ).rows;
    expect(rows).toMatchObject([{ answer: { user_id: BEN, secret } }]);
    expect(await tryAs(db, 'authenticated', null, call)).toMatchObject({ refused: 'PT401' });
  });

  test('it runs with its own search path and rights', async () => {
    const { rows } = await db.query(
      `select prosecdef as definer, proconfig as config, provolatile as volatility
       from pg_proc where oid = 'public.account_secret()'::regprocedure`,
    );
    expect(rows).toEqual([{ definer: true, config: ['search_path=""'], volatility: 'v' }]);
  });

  test.for([
    'select * from private.account_secrets',
    'update private.account_secrets set secret = sha256(secret)',
    'delete from private.account_secrets',
    `insert into private.account_secrets values ('${ANA}', sha256('mine'))`,
  ])('no role of a request may run: %s', async (statement) => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      expect(await tryAs(db, role, ANA, statement)).toMatchObject({ refused: '42501' });
  });

  test('with every grant given by mistake there is still no row to see', async () => {
    await db.exec(`grant usage on schema private to anon, authenticated;
      grant all on private.account_secrets to anon, authenticated`);
    for (const role of ['anon', 'authenticated'])
      expect(await tryAs(db, role, ANA, 'select * from private.account_secrets')).toMatchObject({
        refused: null,
        rows: [],
      });
    await db.exec(`revoke all on private.account_secrets from anon, authenticated;
      revoke usage on schema private from anon, authenticated`);
  });

  test.for(['public', 'anon', 'service_role'])(
    'the probe notices when nothing is revoked from %s',
    async (role) => {
      const create = /create function[\s\S]+$/.exec(migration)?.[0] ?? '';
      const without = create.replace(/(?<=from )public, anon, service_role/, (list) =>
        list
          .split(', ')
          .filter((name) => name !== role)
          .join(', '),
      );
      await db.exec(`drop function public.account_secret(); ${without}`);
      const found = await callers();
      await db.exec(`drop function public.account_secret(); ${create}`);
      expect(found).not.toEqual(['authenticated']);
      expect(await callers()).toEqual(['authenticated']);
    },
  );

  async function callers(): Promise<string[]> {
    const found: string[] = [];
    for (const role of roles) {
      const { rows } = await db.query<{ may: boolean }>(
        "select has_function_privilege($1, 'public.account_secret()', 'EXECUTE') as may",
        [role],
      );
      if (rows[0]?.may) found.push(role);
    }
    return found;
  }
});
