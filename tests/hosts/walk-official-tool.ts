import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { startStockPostgres } from '../support/stock-postgres';
import { readMigrations } from '../integration/backend/migration-parts';
import { HOSTED_SETUP } from '../integration/backend/plain-database';

const ROOT = 'node_modules/.cache/official-tool';
const REF = 'abcdefghijklmnopqrst';

/**
 * Holds our settings and migrations against the official tool itself: it reads `config.toml` without a word, pushes the
 * migrations to a stock PostgreSQL, and what it would send to a project is looked at as it goes over the wire. Part of
 * the deep run.
 */
async function main(): Promise<void> {
  // Until the end is reached: what only stops must not look like a success.
  process.exitCode = 1;
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(join(ROOT, 'supabase'), { recursive: true });
  writeFileSync(join(ROOT, 'package.json'), '{"private": true}');
  spawnSync('npm', ['install', '--no-save', '--prefix', ROOT, 'supabase@3.1.0'], {
    stdio: 'ignore',
  });
  for (const part of ['config.toml', 'migrations', 'templates', 'functions']) {
    cpSync(join('supabase', part), join(ROOT, 'supabase', part), { recursive: true });
  }
  copyFileSync('supabase/.env.example', join(ROOT, 'supabase/.env'));
  const problems = [...(await pushConfig()), ...(await pushTables())];
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(problems.length === 0 ? 'official tool: all right' : 'official tool: FAILED');
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** What each setting is called on the wire, and what must arrive. */
const EXPECTED = {
  site_url: 'https://quest.example.org',
  mailer_otp_length: 6,
  mailer_autoconfirm: false,
  disable_signup: false,
  password_min_length: 8,
  rate_limit_email_sent: 100,
  security_update_password_require_reauthentication: true,
  smtp_host: 'smtp.example.org',
  smtp_port: '587',
  smtp_admin_email: 'quest@example.org',
};

async function pushConfig(): Promise<string[]> {
  const sent: Record<string, unknown>[] = [];
  const api = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      if (req.method === 'PATCH' && req.url?.endsWith('/config/auth')) {
        sent.push(JSON.parse(body) as Record<string, unknown>);
      }
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(answerTo(req.url ?? '')));
    });
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${String((api.address() as AddressInfo).port)}`;
  const profile = resolve(ROOT, 'profile.yaml');
  writeFileSync(
    profile,
    `name: test\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: supabase.co\n`,
  );
  const said = await tool(['config', 'push', `--remote=${REF}`, '--profile', profile]);
  api.close();
  const problems = warningsIn(said);
  const [settings] = sent;
  if (!settings) return [...problems, `config push sent nothing: ${said.slice(-300)}`];
  for (const [name, value] of Object.entries(EXPECTED)) {
    if (settings[name] !== value) problems.push(`${name} is ${String(settings[name])}`);
  }
  for (const name of ['confirmation', 'recovery']) {
    const mail = String(settings[`mailer_templates_${name}_content`]);
    if (!mail.includes('/auth#token_hash={{ .TokenHash }}'))
      problems.push(`The mail ${name} has no link of ours`);
  }
  return problems;
}

/** Just enough of the management API for the tool to compare and to send. */
function answerTo(url: string): object {
  if (url.endsWith('/billing/addons')) return { selected_addons: [], available_addons: [] };
  if (url.startsWith('/v2/')) {
    const attributes = { api: { max_rows: 1000 }, auth: { site_url: 'http://localhost:3000' } };
    return { data: { id: REF, type: 'project_config', attributes } };
  }
  if (url.endsWith('/postgrest')) {
    return {
      db_schema: 'public',
      db_extra_search_path: 'public',
      max_rows: 100,
      ...Object.fromEntries(
        [
          'db_pool',
          'db_pool_acquisition_timeout',
          'db_pool_max_idletime',
          'db_pool_max_lifetime',
          'api_max_request_duration',
          'db_max_pool_size',
          'db_max_pool_size_unit',
        ].map((name) => [name, null]),
      ),
    };
  }
  if (url.endsWith('/config/auth'))
    return { disable_signup: false, external_anonymous_users_enabled: false };
  const database = {
    host: `db.${REF}.supabase.co`,
    version: '17.4',
    postgres_engine: '17',
    release_channel: 'ga',
  };
  return {
    id: REF,
    ref: REF,
    organization_id: 'o',
    organization_slug: 'o',
    name: 'quest',
    region: 'us-east-1',
    created_at: '2026-01-01T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database,
  };
}

async function pushTables(): Promise<string[]> {
  const postgres = await startStockPostgres();
  if (!postgres) {
    console.log('SKIPPED the push of the tables: PostgreSQL 15 could not be installed.');
    return [];
  }
  try {
    postgres.sql(HOSTED_SETUP);
    const said = await tool(['db', 'push', '--yes', `--remote=${postgres.url}`]);
    const applied = postgres.psql('select count(*) from supabase_migrations.schema_migrations');
    const problems = warningsIn(said);
    if (applied.stdout.trim() !== String(readMigrations().length)) {
      problems.push(`Migrations after the push: ${applied.stdout} ${said.slice(-300)}`);
    }
    return problems;
  } finally {
    postgres.stop();
  }
}

const warningsIn = (said: string): string[] =>
  said.split('\n').filter((line) => /warn|deprecated|unknown/i.test(line));

function tool(args: string[]): Promise<string> {
  return new Promise((done) => {
    const child = spawn(
      resolve(ROOT, 'node_modules/.bin/supabase'),
      [...args, '--yes', '--agent', 'no'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          SUPABASE_ACCESS_TOKEN: `sbp_${'0123456789'.repeat(4)}`,
          SUPABASE_TELEMETRY_DISABLED: '1',
          DO_NOT_TRACK: '1',
        },
      },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('close', () => done(said));
  });
}

void main();
