import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { App as LiteApp } from '@supabase/lite';
import { parse } from 'smol-toml';
import { createAuthGate } from './auth-gate';
import { createRateLimiter } from './rate-limiter';
import { lockDataFolder } from './data-lock';
import { readEmbeddedSettings } from './embedded-settings';
import { readLimits, type Limits, type LimitsConfig } from './limits';
import { readMail, type Mail } from './mail';
import { createMailLink } from './mail-link';
import { withConsole, runQuietly } from './quiet-console';
import { sanitizedError, refuseRequest } from './refusals';
import { isDecoy, removeDecoys, type Sql } from './decoy-account';

export interface BackendOptions {
  /** Folder of the database, kept over restarts; null keeps everything in memory. */
  dataDir: string | null;
  /** Address of the site, without a slash at the end. Links in mails start with it. */
  siteUrl: string;
  onMail: (mail: Mail) => void;
  /** Told the SQLSTATE of each statement the database refused, and nothing else. */
  onRefusal?: (code: string) => void;
  /** A dump of an already migrated database to start from (memory only). */
  template?: Blob;
  /** Signs the tokens. Tests name it to forge tokens; otherwise kept beside the data. */
  jwtSecret?: string;
  /** In place of what `config.toml` says. */
  limits?: Partial<Limits>;
  /** The clock of the limits, in milliseconds; never set back. */
  now?: () => number;
  /** Key of the service role. None by default: nothing in the product uses it. */
  secretKey?: string;
}

export interface Backend {
  /** Answers /auth/v1 and /rest/v1 as a hosted project would. `client`: from where the request comes. */
  fetch(request: Request, client?: string): Promise<Response>;
  /** Runs one statement as the database owner, past all policies. */
  sql: Sql;
  /** Dumps the database, for use as `template`. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
  publishableKey: string;
}

const FIVE_MINUTES = 5 * 60_000;

/** The newest migration that holds the grants of the table, and nothing else. */
function readGrants(): string {
  const folder = new URL('../migrations/', import.meta.url);
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_resumes_grants.sql'))
    .sort()
    .at(-1);
  return readFileSync(new URL(newest ?? '', folder), 'utf8');
}

/**
 * Starts Supabase Lite on PGlite from the project's own config and migrations.
 * Must run with the project's folder as working directory.
 *
 * @throws DataFolderInUse when another process uses `dataDir`.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  process.env['LITE_TELEMETRY'] = '0';
  const lock = options.dataDir === null ? null : await lockDataFolder(options.dataDir);
  try {
    const { App, applyPendingMigrations, createPgliteConnection } = await runQuietly(loadLite);
    const connection = await createPgliteConnection({
      url: options.dataDir ?? 'memory://',
      ...(options.template && { pgliteOptions: { loadDataDir: options.template } }),
    });
    const { api, auth, limits } = readConfig(options);
    const mailLink = createMailLink(auth.jwt_secret);
    const email = {
      send: async (message: Parameters<typeof readMail>[0]) => {
        if (!isDecoy(message.to))
          withConsole(() => options.onMail(mailLink.sign(readMail(message))));
      },
    };
    const app = new App({ connection, api, auth, options: { drivers: { email } } });
    const sql: Sql = async <Row>(query: string, params: unknown[] = []) =>
      (await connection.driver.query<Row>(query, params)).rows;
    const fetch = async (request: Request) => app.fetch(request);
    const now = options.now ?? (() => performance.now());
    const askAuth = createAuthGate({ fetch, sql, limits, mailLink, now });

    const { applied, skipped } = await runQuietly(() => applyPendingMigrations(app));
    if (applied.length + skipped.length === 0) {
      throw new Error('No migrations found: the working directory is not the project folder.');
    }
    await takeBackGrants(
      (request) => runQuietly(() => fetch(request)),
      auth.publishable_key,
      () => connection.driver.exec(readGrants()),
    );
    await removeDecoys(sql);
    const inTurn = oneByOne();
    const requests = createRateLimiter(limits.requestsPerClient, FIVE_MINUTES, now);

    return {
      fetch: async (request, client = '') => {
        const wait = requests.retryAfterMs(client);
        if (wait > 0) return refuseRequest(wait);
        requests.consume(client);
        return inTurn(async () => {
          if (!isData(request))
            return runQuietly(() => askAuth(request, client), options.onRefusal);
          let sqlState: string | null = null;
          const answer = await runQuietly(
            () => fetch(request),
            (code) => {
              sqlState = code;
              options.onRefusal?.(code);
            },
          );
          return sanitizedError(answer, sqlState);
        });
      },
      sql,
      dump: () => connection.driver.dumpDataDir('none'),
      close: async () => {
        await connection.close();
        await lock?.release();
      },
      publishableKey: auth.publishable_key,
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** Loaded late and quietly: it is large, and on Node 20 it greets people with a warning. */
async function loadLite() {
  const [{ App }, { applyPendingMigrations }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/cli'),
    import('@supabase/lite/pglite'),
  ]);
  return { App, applyPendingMigrations, createPgliteConnection };
}

type AppConfig = ConstructorParameters<typeof LiteApp>[0];
type EmbeddedConfig = Pick<AppConfig, 'api' | 'auth'> & {
  auth: { publishable_key: string; jwt_secret: string };
};

type EmailConfig = LimitsConfig['email'] & { smtp: unknown; enabled: boolean };

function readConfig(options: BackendOptions): EmbeddedConfig & { limits: Limits } {
  const config = parse(readFileSync(new URL('../config.toml', import.meta.url), 'utf8'));
  const { api, auth: whole } = config as unknown as EmbeddedConfig & { auth: LimitsConfig };
  const embedded = readEmbeddedSettings();
  // Limits and mails are ours.
  const { rate_limit: _limits, email, ...auth } = whole;
  // The embedded server knows the one switch of mails by its older name.
  const { smtp: _server, enabled: enable_signup, ...mails } = email as EmailConfig;
  return {
    api,
    limits: { ...readLimits(whole, embedded), ...options.limits },
    auth: {
      ...auth,
      email: { ...mails, enable_signup },
      publishable_key: embedded.publishable_key,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/auth`],
      jwt_secret: options.jwtSecret ?? ownJwtSecret(options.dataDir),
      ...(options.secretKey && { secret_key: options.secretKey }),
    },
  };
}

/** A secret of this installation alone: nobody who reads the source can forge its tokens. */
function ownJwtSecret(dataDir: string | null): string {
  const fresh = () => randomBytes(32).toString('hex');
  if (dataDir === null) return fresh();
  const file = `${dataDir}.jwt-secret`;
  if (!existsSync(file)) writeFileSync(file, fresh(), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

const isData = (request: Request) => new URL(request.url).pathname.startsWith('/rest/v1/');

/**
 * One request after the other. They share one connection, and the embedded server opens transactions on it without a
 * lock: a second request inside one could speak as the first one's person, or have its work rolled back.
 */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

/**
 * Lite grants every table to every role once per process, when the first request needs
 * row-level security. So make that request here, then run our own grants again.
 */
async function takeBackGrants(
  fetch: (request: Request) => Promise<Response>,
  apikey: string,
  runGrants: () => Promise<unknown>,
): Promise<void> {
  const url = 'http://localhost/rest/v1/resumes?select=id&limit=0';
  await fetch(new Request(url, { headers: { apikey } }));
  await runGrants();
}
