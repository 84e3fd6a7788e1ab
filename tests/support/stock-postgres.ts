import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../supabase/local/free-port';
import { installPackages } from './packages';

const CLIENTS = '/usr/lib/postgresql/15/bin';
/** `POSTGRES_BIN` names the programs of another version. */
const BIN = process.env['POSTGRES_BIN'] ?? CLIENTS;

/** A database of its own, thrown away with `stop`. */
export interface StockPostgres {
  url: string;
  /** Runs a script. @throws with the first error of it */
  sql(script: string): void;
  /** What `psql` prints: rows without frames. */
  psql(script: string): { stdout: string; stderr: string };
  /** With nothing earlier in its memory. */
  restart(): void;
  stop(): void;
}

/** The package of PostgreSQL 15, where it is not here. */
export function missingPostgres(): string[] {
  return existsSync(`${CLIENTS}/psql`) ? [] : ['postgresql-15'];
}

/** Starts a PostgreSQL 15 from Debian's package, as nobody has changed it; null where it cannot be had. */
export async function startStockPostgres(): Promise<StockPostgres | null> {
  installPackages(missingPostgres());
  if (!existsSync(`${BIN}/initdb`)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-postgres-'));
  const port = await freePort();
  chownSync(folder, ...owner());
  run(`${BIN}/initdb`, ['-D', `${folder}/data`, '-A', 'trust', '-U', 'postgres']);
  const settings = `-k ${folder} -c listen_addresses=127.0.0.1 -p ${String(port)}`;
  const control = (command: string) => {
    const log = ['-w', '-l', `${folder}/log`, '-o', settings];
    run(`${BIN}/pg_ctl`, ['-D', `${folder}/data`, ...log, command]);
  };
  control('start');
  const psql = (input: string) =>
    spawnSync(`${CLIENTS}/psql`, ['-h', folder, '-p', String(port), '-U', 'postgres', '-qAtX'], {
      input,
      encoding: 'utf8',
    });
  return {
    url: `postgresql://postgres@127.0.0.1:${String(port)}/postgres?sslmode=disable`,
    psql,
    sql: (script) => {
      const { stderr } = psql(`\\set ON_ERROR_STOP on\n${script}`);
      if (stderr.includes('ERROR')) throw new Error(stderr);
    },
    restart: () => control('restart'),
    stop: () => {
      run(`${BIN}/pg_ctl`, ['-D', `${folder}/data`, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true });
    },
  };
}

const isRoot = userInfo().uid === 0;

/** PostgreSQL does not run as root. */
function run(program: string, args: string[]): void {
  const [command = '', ...rest] = [
    ...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []),
    program,
    ...args,
  ];
  const { status, stderr } = spawnSync(command, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

function owner(): [uid: number, gid: number] {
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return isRoot ? [id('-u'), id('-g')] : [userInfo().uid, userInfo().gid];
}
