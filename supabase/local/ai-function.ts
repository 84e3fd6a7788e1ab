import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from './free-port';

export interface AiFunctionOptions {
  /** Address of the auth server, as the function sees it. */
  backendUrl: string;
  publishableKey: string;
  /** Origins whose pages may call the function. */
  allowedOrigins: string[];
  /** AI_PROVIDER_KEY, AI_MODEL, AI_BASE_URL and CHECK_TIME_LIMIT are read from here, and what {@link UPKEEP} names. */
  env: Record<string, string | undefined>;
  /** Told what the function says for those who run the site: counts of answers, and what the pages' policy held back. */
  onLine?: (line: string) => void;
}

export interface AiFunction {
  url: string;
  /** All that the function has written to its output so far. */
  said(): string;
  close(): void;
}

const ENTRY = 'supabase/functions/ai-assist/local.ts';
/** So much of the function's newest output is remembered, in characters. */
const OUTPUT_KEPT = 64 * 1024;
/** For the daily call, which the embedded server makes by itself. */
const UPKEEP = [
  'UPKEEP_KEY',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASS',
  'SMTP_FROM',
];
const PROVIDER = 'https://generativelanguage.googleapis.com';

/**
 * Runs `ai-assist` on the Deno program from npm, without any download.
 * Returns null when Deno does not start here; everything else works without it.
 */
export async function startAiFunction(options: AiFunctionOptions): Promise<AiFunction | null> {
  const deno = findDeno();
  if (deno === null) return null;
  const port = await freePort();
  const child = spawn(deno, denoArguments(options, port), {
    env: {
      PATH: options.env['PATH'],
      HOME: options.env['HOME'],
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      SUPABASE_URL: options.backendUrl,
      SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
      ALLOWED_ORIGINS: options.allowedOrigins.join(','),
      ...pick(options.env, ['AI_PROVIDER_KEY', 'AI_MODEL', 'AI_BASE_URL', 'CHECK_TIME_LIMIT']),
      ...(hasUpkeep(options) && pick(options.env, UPKEEP)),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const close = () => void child.kill('SIGTERM');

  tellLines(child.stderr, options.onLine);
  let said = '';
  const listening = await new Promise<boolean>((resolve) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-OUTPUT_KEPT);
      // Deno says where it listens on its error output.
      if (said.includes('Listening on')) resolve(true);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
  });
  if (!listening) close();
  return listening ? { url: `http://127.0.0.1:${port}`, said: () => said, close } : null;
}

/** Nothing else of the function's output: who runs the server may show it to anybody. */
const FOR_OPERATORS = /^(answered|csp) [\w:./ -]+$/;

function tellLines(output: Readable, tell: ((line: string) => void) | undefined): void {
  if (!tell) return;
  createInterface(output).on('line', (line) => {
    if (FOR_OPERATORS.test(line)) tell(line);
  });
}

const hasUpkeep = ({ env }: AiFunctionOptions) => Boolean(env['UPKEEP_KEY']);

function denoArguments(options: AiFunctionOptions, port: number): string[] {
  const { SMTP_HOST = '', SMTP_PORT = '' } = options.env;
  const hosts = [
    `127.0.0.1:${port}`,
    hostWithPort(options.backendUrl),
    hostWithPort(options.env['AI_BASE_URL'] || PROVIDER),
    ...(hasUpkeep(options) ? [`${SMTP_HOST}:${SMTP_PORT}`] : []),
  ];
  // The mail client reads the last of them as it is loaded.
  const names =
    'SUPABASE_URL,SUPABASE_PUBLISHABLE_KEYS,SUPABASE_PUBLISHABLE_KEY,SUPABASE_ANON_KEY,ALLOWED_ORIGINS,AI_PROVIDER_KEY,AI_MODEL,AI_BASE_URL,CHECK_TIME_LIMIT,ETHEREAL_*';
  return [
    'run',
    '--no-prompt',
    '--cached-only',
    '--node-modules-dir=manual',
    `--allow-env=${[names, ...UPKEEP].join(',')}`,
    `--allow-net=${hosts.join(',')}`,
    ENTRY,
  ];
}

/**
 * The program itself and not its Node wrapper: the wrapper waits for it without passing
 * signals on, so stopping the wrapper would leave Deno running.
 */
function findDeno(): string | null {
  const { resolve } = createRequire(import.meta.url);
  const candidates: Record<string, string[]> = {
    linux: [`linux-${process.arch}-glibc`, `linux-${process.arch}-musl`],
    darwin: [`darwin-${process.arch}`],
    win32: [`win32-${process.arch}`],
  };
  for (const target of candidates[process.platform] ?? []) {
    try {
      const folder = dirname(resolve(`@deno/${target}/package.json`));
      return join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
    } catch {
      // Not installed for this kind of machine; try the next.
    }
  }
  return null;
}

function hostWithPort(address: string): string {
  const url = new URL(address);
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

function pick(env: Record<string, string | undefined>, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
