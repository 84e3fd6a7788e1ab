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
      const commandOf = (program: string) =>
        new RegExp(`^ *(${program} .*)$`, 'm').exec(guide)?.[1];
      const folder = mkdtempSync(join(tmpdir(), 'career-quest-backup-'));
      const run = (command: string | undefined) =>
        execSync((command ?? '').replace('YOUR-BACKUP-FILE', join(folder, 'backup.sql')), {
          cwd: folder,
          stdio: 'pipe',
          encoding: 'utf8',
        });
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

  test('what the guide changes by SQL is shown, and nothing where nobody has the name', (context) => {
    if (!postgres) return context.skip('PostgreSQL 15 could not be installed');
    const guides = ['src/docs/operate.md', 'src/docs/operate-expert.md'];
    const guide = guides.map((path) => readFileSync(path, 'utf8')).join('\n');
    const changes = [...guide.matchAll(/^(?:update|delete from)\b[^;]*;/gm)].map(([text]) => text);
    expect(changes).toHaveLength(4);
    const email = 'ana@example.com';
    const named = `update auth.users set email = '${email}' where id = (select min(id::text)::uuid from auth.users);`;
    const rows = (statement: string, of: string) => {
      const made = statement.replace(/'\w+@example\.org'/, `'${of}'`);
      const { stdout, stderr } = postgres?.psql(`begin;\n${named}\n${made}\nrollback;`) ?? {};
      expect([made, stderr]).toEqual([made, '']);
      return stdout?.split('\n').filter(Boolean);
    };
    for (const change of changes) {
      const isOfPerson = change.includes('email');
      expect(rows(change, email), change).toHaveLength(1);
      expect(rows(change, 'nobody@example.com'), change).toHaveLength(isOfPerson ? 0 : 1);
    }
    return undefined;
  });

  test('every function has a fixed search path', (context) => {
    if (!postgres) return context.skip('PostgreSQL 15 could not be installed');
    expect(postgres.psql(LOOSE_FUNCTIONS).stdout).toBe('');
    return undefined;
  });
});
