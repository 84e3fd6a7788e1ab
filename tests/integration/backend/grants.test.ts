import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantViolations, policyViolations } from './grant-probes';
import { openedPolicies, readGrants } from './migration-parts';
import { ANA, plainDatabase, tryAs } from './plain-database';

const EVERYTHING = 'grant all on public.resumes to public, anon, authenticated, service_role';

let db: PGlite;
beforeAll(async () => {
  db = await plainDatabase();
});
afterAll(() => db.close());

describe('grants', () => {
  test('only signed-in people have any, and only those the saves need', async () => {
    expect(await grantViolations(db)).toEqual([]);
  });

  test.for([
    ['anon', null, 'select 1 from public.resumes'],
    ['anon', null, 'delete from public.resumes'],
    ['service_role', null, 'select 1 from public.resumes'],
    ['service_role', null, 'delete from public.resumes'],
    ['authenticated', ANA, 'truncate public.resumes'],
    ['authenticated', ANA, `update public.resumes set user_id = '${ANA}'`],
    ['authenticated', ANA, 'update public.resumes set updated_at = now()'],
    ['authenticated', ANA, 'select private.resumes_check_data()'],
  ] as const)('%s (%s) is refused: %s', async ([role, userId, statement]) => {
    expect(await tryAs(db, role, userId, statement)).toMatchObject({ refused: '42501' });
  });

  test.for(['public', 'anon', 'authenticated', 'service_role'])(
    'the probes notice when nothing is revoked from %s',
    async (role) => {
      const without = readGrants().replace(/from public.*;/, (list) => dropFrom(list, role));
      await expectRed(without);
    },
  );

  test.for(readGrants().match(/^grant .*;$/gm) ?? [])(
    'the probes notice when this is missing: %s',
    async (grant) => expectRed(readGrants().replace(grant, '')),
  );

  test('the probes notice when people may name the owner of a row', async () => {
    await expectRed(`${readGrants()} grant insert (user_id) on public.resumes to authenticated;`);
  });

  test('running the grants again leads to the same state', async () => {
    await db.exec(`${EVERYTHING}; ${readGrants()}`);
    expect(await grantViolations(db)).toEqual([]);
  });

  async function expectRed(grants: string): Promise<void> {
    expect(grants).not.toBe(readGrants());
    await db.exec(`${EVERYTHING}; ${grants}`);
    const found = await grantViolations(db);
    await db.exec(`${EVERYTHING}; ${readGrants()}`);
    expect(found).not.toEqual([]);
  }
});

describe('policies, with every grant given', () => {
  beforeAll(async () => {
    await db.exec(EVERYTHING);
  });

  test('keep one person from the row of another', async () => {
    expect(await policyViolations(db)).toEqual([]);
  });

  test.for(openedPolicies())('the probes notice when it lets everybody in: $name', async (it) => {
    await db.exec(it.remove);
    const found = await policyViolations(db);
    await db.exec(it.restore);
    expect(found).not.toEqual([]);
  });

  test.for(['disable', 'no force'])('the probes notice: %s row level security', async (change) => {
    await db.exec(`alter table public.resumes ${change} row level security`);
    const found = await policyViolations(db);
    const undo = change === 'disable' ? 'enable' : 'force';
    await db.exec(`alter table public.resumes ${undo} row level security`);
    expect(found).not.toEqual([]);
  });

  test('all stand again afterwards', async () => {
    expect(await policyViolations(db)).toEqual([]);
  });
});

function dropFrom(list: string, role: string): string {
  const roles = list.replace(/^from |;$/g, '').split(', ');
  return `from ${roles.filter((name) => name !== role).join(', ')};`;
}
