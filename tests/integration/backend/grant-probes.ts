import type { PGlite } from '@supabase/lite/pglite';
import { ANA, BEN, CAM, tryAs } from './plain-database';

const PRIVILEGES = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];
const WRITABLE = new Set(['id', 'data', 'revision', 'save_id', 'schema_version']);

/** Who may touch the table and its columns, against what the design grants. */
export async function grantViolations(db: PGlite): Promise<string[]> {
  const found: string[] = [];
  for (const role of ['anon', 'authenticated', 'service_role']) {
    for (const privilege of PRIVILEGES) {
      const { rows } = await db.query<{ has: boolean }>(
        "select has_table_privilege($1, 'public.resumes', $2) as has",
        [role, privilege],
      );
      const should = role === 'authenticated' && privilege === 'SELECT';
      if (rows[0]?.has !== should) found.push(`${role} ${should ? 'lacks' : 'has'} ${privilege}`);
    }
    found.push(...(await columnViolations(db, role)));
  }
  return found;
}

async function columnViolations(db: PGlite, role: string): Promise<string[]> {
  const { rows } = await db.query<{ column: string; privilege: string; has: boolean }>(
    `select attname as column, privilege, has_column_privilege($1, attrelid, attname, privilege) as has
     from pg_attribute, unnest(array['INSERT', 'UPDATE']) as privilege
     where attrelid = 'public.resumes'::regclass and attnum > 0`,
    [role],
  );
  return rows.flatMap(({ column, privilege, has }) => {
    const should = role === 'authenticated' && WRITABLE.has(column);
    return has === should ? [] : [`${role} ${should ? 'lacks' : 'has'} ${privilege} of ${column}`];
  });
}

const HIS_SAVE = `data = '{"of": "thief"}', revision = 2, save_id = gen_random_uuid()`;

/** Statements by which Ben reaches for Ana's row, also those no API would send. */
const THEFTS: [what: string, statement: string][] = [
  ['reads it', `select * from public.resumes where user_id = '${ANA}'`],
  [
    'writes a row for another',
    `insert into public.resumes (user_id, id, data, revision, save_id)
     values ('${CAM}', 1, '{}', 1, gen_random_uuid())`,
  ],
  ['changes it', `update public.resumes set ${HIS_SAVE} where user_id = '${ANA}'`],
  ['gives his own away', `update public.resumes set user_id = '${CAM}', ${HIS_SAVE}`],
  ['deletes it', `delete from public.resumes where user_id = '${ANA}'`],
];

/** Statements without a condition: they must reach Ben's own row and no other. */
const SWEEPS: [what: string, statement: string][] = [
  ['changes every row', `update public.resumes set ${HIS_SAVE}`],
  ['deletes every row', 'delete from public.resumes'],
];

/** Whether the policies alone keep Ben from Ana's row, and the owner under them. */
export async function policyViolations(db: PGlite): Promise<string[]> {
  const found: string[] = [];
  for (const [what, statement] of THEFTS) {
    const effect = await tryAs(db, 'authenticated', BEN, statement);
    if (effect.changed || effect.rows.length > 0) found.push(`ben ${what}`);
  }
  for (const [what, statement] of SWEEPS) {
    const owners = await ownersOfChangedRows(db, statement);
    if (owners.includes(ANA)) found.push(`ben ${what}`);
  }
  const { rows } = await db.query<{ on: boolean; forced: boolean }>(
    `select relrowsecurity as on, relforcerowsecurity as forced
     from pg_class where oid = 'public.resumes'::regclass`,
  );
  if (!rows[0]?.on) found.push('row-level security is off');
  if (!rows[0]?.forced) found.push('row-level security is not forced on the owner');
  return found;
}

/** Whose rows differ after Ben's statement; the statement itself is undone. */
async function ownersOfChangedRows(db: PGlite, statement: string): Promise<string[]> {
  let owners: string[] = [];
  await db.transaction(async (tx) => {
    await tx.exec('create temp table before_it on commit drop as select * from public.resumes');
    await tx.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify({ sub: BEN }),
    ]);
    await tx.exec('set local role authenticated');
    await tx.exec(statement);
    await tx.exec('reset role');
    const changed = await tx.query<{ user_id: string }>(
      'select user_id from (table before_it except table public.resumes) as gone',
    );
    owners = changed.rows.map((row) => row.user_id);
    await tx.rollback();
  });
  return owners;
}
