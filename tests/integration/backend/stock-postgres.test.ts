import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDeep } from '../../support/deep';
import { startStockPostgres, type StockPostgres } from '../../support/stock-postgres';
import { FUNCTION_SCENE, functionCases, LOOSE_FUNCTIONS } from './function-cases';
import { readMigrations } from './migration-parts';
import { HOSTED_SETUP, PEOPLE } from './plain-database';

/** The database that hosted projects are made of, from Debian's package. */
describe.skipIf(!isDeep)('on a stock PostgreSQL 15', () => {
  let postgres: StockPostgres | null;
  beforeAll(async () => {
    postgres = await startStockPostgres();
    for (const script of [HOSTED_SETUP, ...readMigrations(), PEOPLE, FUNCTION_SCENE]) {
      postgres?.sql(script);
    }
  });
  afterAll(() => postgres?.stop());

  test('each function is for exactly those who may call it', (context) => {
    if (!postgres) return context.skip('PostgreSQL 15 could not be installed');
    for (const { caller, call, refused, rows } of functionCases) {
      const [role, userId] = caller;
      const claims = JSON.stringify({ role, ...(userId && { sub: userId, session_id: userId }) });
      const said = postgres.psql(`\\set VERBOSITY sqlstate
begin;
select set_config('request.jwt.claims', '${claims}', true) \\g /dev/null
set local role ${role};
${call};
rollback;`);
      const code = /ERROR: {2}(\w+)/.exec(said.stderr)?.[1] ?? null;
      const lines = said.stdout.split('\n').filter(Boolean).length;
      expect([caller, call, code, code ? 0 : lines]).toEqual([caller, call, refused, rows]);
    }
    return undefined;
  });

  test('the backup of the guide comes back whole in a new project', async (context) => {
    const other = postgres && (await startStockPostgres());
    if (!postgres || !other) return context.skip('PostgreSQL 15 could not be installed');
    try {
      for (const script of [HOSTED_SETUP, ...readMigrations()]) other.sql(script);
      postgres.sql('update private.site_rules set ai_turns_per_day = 7');
      const guide = readFileSync('src/docs/operate.md', 'utf8');
      const commandOf = (program: string) => new RegExp(`^${program} .*$`, 'm').exec(guide)?.[0];
      const folder = mkdtempSync(join(tmpdir(), 'career-quest-backup-'));
      const run = (command: string | undefined) =>
        execSync(command ?? '', { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
      run(commandOf('pg_dump')?.replace('YOUR-DATABASE-ADDRESS', postgres.url));
      run(commandOf('psql')?.replace('NEW-DATABASE-ADDRESS', other.url));
      for (const table of [
        'auth.users',
        'auth.sessions',
        'public.resumes',
        'private.resume_history',
        'private.site_rules',
      ]) {
        const rows = (of: StockPostgres) => of.psql(`select * from ${table} order by 1, 2`).stdout;
        expect([table, rows(other)]).toEqual([table, rows(postgres)]);
        expect(rows(other)).not.toBe('');
      }
    } finally {
      other.stop();
    }
    return undefined;
  });

  test('every function has a fixed search path', (context) => {
    if (!postgres) return context.skip('PostgreSQL 15 could not be installed');
    expect(postgres.psql(LOOSE_FUNCTIONS).stdout).toBe('');
    return undefined;
  });
});
