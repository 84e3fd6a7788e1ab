import { PGlite } from '@supabase/lite/pglite';
import { readMigrations } from './migration-parts';

export const ANA = '00000000-0000-4000-8000-00000000000a';
export const BEN = '00000000-0000-4000-8000-00000000000b';
/** Has an account and no resume yet. */
export const CAM = '00000000-0000-4000-8000-00000000000c';

/** What one statement did, before it was rolled back. */
export interface Effect {
  /** SQLSTATE of the refusal, or null. */
  refused: string | null;
  rows: unknown[];
  changed: boolean;
}

/**
 * A Postgres that nobody re-grants, set up as a hosted project is: the three request
 * roles, the auth schema, and default privileges that give every new table to everyone.
 */
export async function plainDatabase(): Promise<PGlite> {
  const db = new PGlite();
  await db.exec(HOSTED_SETUP);
  for (const migration of readMigrations()) await db.exec(migration);
  await db.exec(PEOPLE);
  return db;
}

/** Runs a statement as a role (and person, who has a session of the same id) of a request, reports the effect, undoes it. */
export async function tryAs(
  db: PGlite,
  role: string,
  userId: string | null,
  statement: string,
): Promise<Effect> {
  let effect: Effect = { refused: null, rows: [], changed: false };
  const before = await snapshot(db);
  await db.transaction(async (tx) => {
    const claims = JSON.stringify({ role, ...(userId && { sub: userId, session_id: userId }) });
    await tx.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await tx.exec(`set local role ${role}`);
    try {
      const { rows } = await tx.query(statement);
      await tx.exec('reset role');
      effect = { refused: null, rows, changed: (await snapshot(tx)) !== before };
    } catch (error) {
      effect = { refused: sqlState(error), rows: [], changed: false };
    }
    await tx.rollback();
  });
  return effect;
}

async function snapshot(db: Pick<PGlite, 'query'>): Promise<string> {
  return JSON.stringify((await db.query('select * from public.resumes order by 1, 2')).rows);
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** The people of the tests, each with a session of the same id, and the resumes of two. */
export const PEOPLE = `
  insert into auth.users values ('${ANA}'), ('${BEN}'), ('${CAM}');
  insert into auth.sessions (id, user_id) select id, id from auth.users;
  insert into public.resumes (user_id, data, revision, save_id) values
    ('${ANA}', '{"of": "ana"}', 1, gen_random_uuid()),
    ('${BEN}', '{"of": "ben"}', 1, gen_random_uuid());
`;

/** What a hosted project has before any migration: the roles of requests, the accounts, and too generous grants. */
export const HOSTED_SETUP = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create schema auth;
  create table auth.users (
    id uuid primary key,
    email varchar(255),
    raw_app_meta_data jsonb,
    last_sign_in_at timestamptz,
    created_at timestamptz default now()
  );
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    created_at timestamptz default now(),
    updated_at timestamptz default now()
  );
  create function auth.uid() returns uuid language sql stable as
    $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
  grant usage on schema auth, public to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to public, anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on functions to anon, authenticated, service_role;
`;
