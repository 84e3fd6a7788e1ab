import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'supabase/migrations';

/** One guard of the schema, with the SQL that takes it away and puts it back. */
export interface Guard {
  name: string;
  remove: string;
  restore: string;
}

/** All migrations, in the order in which they run. */
export function readMigrations(): string[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
}

/** The newest migration that holds revokes and grants alone. */
export function readGrants(): string {
  return readFileSync(`${FOLDER}/20261126000031_resumes_grants.sql`, 'utf8');
}

/** Policies, triggers, grants, constraints and the switch: whatever the migrations create. */
export function guardsOfTheTable(): Guard[] {
  const sql = readMigrations().join('\n');
  const policies = find(sql, /create policy "([^"]+)" on public\.resumes[^;]+;/g)
    .filter(stands(sql))
    .map(([create, name]) => ({
      name: `policy "${name}"`,
      remove: `drop policy "${name}" on public.resumes`,
      restore: create,
    }));
  const triggers = find(sql, /create trigger (resumes_(?:\d_)?check_\w+)[^;]+;/g).map(
    ([create, name]) => ({
      name: `trigger ${name}`,
      remove: `drop trigger ${name} on public.resumes`,
      restore: create,
    }),
  );
  const grants = find(readGrants(), /grant ([^;]+) on table ([^;]+);/g).map(([grant]) => ({
    name: grant.replace(/;$/, ''),
    remove: grant.replace(/^grant/, 'revoke').replace(/ to (\w+);$/, ' from $1;'),
    restore: grant,
  }));
  return [...policies, ...triggers, ...grants, ...CONSTRAINTS, SWITCH];
}

/** Each policy opened to every row, for a table whose grants are all given. */
export function openedPolicies(): Guard[] {
  const sql = readMigrations().join('\n');
  const policies = find(sql, /create policy "([^"]+)"( on public\.resumes[^;]+);/g);
  return policies.filter(stands(sql)).map(([create, name, body]) => ({
    name: `policy "${name}"`,
    remove: `alter policy "${name}" on public.resumes ${opened(body)}`,
    restore: `drop policy "${name}" on public.resumes; ${create}`,
  }));
}

function opened(body: string): string {
  const using = body.includes('using (') ? 'using (true)' : '';
  return body.includes('with check (') ? `${using} with check (true)` : using;
}

const CONSTRAINTS: Guard[] = [
  {
    name: 'check that data is an object',
    remove: 'alter table public.resumes drop constraint resumes_data_check',
    restore: `alter table public.resumes add constraint resumes_data_check
      check (jsonb_typeof(data) = 'object') not valid`,
  },
  {
    name: 'check that id is 1',
    remove: 'alter table public.resumes drop constraint resumes_id_check',
    restore: 'alter table public.resumes add constraint resumes_id_check check (id = 1) not valid',
  },
];

const SWITCH: Guard = {
  name: 'row-level security itself',
  remove: 'alter table public.resumes disable row level security',
  restore: 'alter table public.resumes enable row level security',
};

/** Whether no later migration has taken the policy away again. */
const stands =
  (sql: string) =>
  ([, name]: [string, string, string]): boolean =>
    !sql.includes(`drop policy "${name}"`);

function find(sql: string, pattern: RegExp): [all: string, first: string, second: string][] {
  return [...sql.matchAll(pattern)].map((match) => [match[0], match[1] ?? '', match[2] ?? '']);
}
