import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { startBackend, type Backend } from '../../supabase/local/backend';
import type { Mail } from '../../supabase/local/mail';

export interface Person {
  userId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

interface ResumeRow {
  user_id: string;
  id: number;
  data: unknown;
  revision: number;
  save_id: string;
  updated_at: string;
}

export interface TestBackend extends Backend {
  jwtSecret: string;
  secretKey: string;
  /** Every mail sent so far, the newest last. */
  mails: Mail[];
  /** Signs up over the API and confirms with the code from the mail. */
  signUpConfirmed(email: string, password?: string): Promise<Person>;
  /** All saved resumes, read past every policy. */
  rows(): Promise<ResumeRow[]>;
  /** The real client library; with no token it sends the key alone. */
  client(accessToken?: string, key?: string): SupabaseClient;
}

export const TEST_SITE_URL = 'http://career-quest.test';
const CACHE = 'node_modules/.cache/career-quest';

/**
 * A fresh backend in memory, ready in about a second and a half. The first call after a
 * change of migrations or settings takes longer: it makes the template the others load.
 */
export async function startTestBackend(siteUrl: string = TEST_SITE_URL): Promise<TestBackend> {
  const mails: Mail[] = [];
  const secrets = {
    jwtSecret: 'only-for-tests-0123456789-0123456789',
    secretKey: 'sb_secret_only_for_tests',
  };
  const options = {
    dataDir: null,
    siteUrl,
    onMail: (mail: Mail) => void mails.push(mail),
    ...secrets,
  };
  const backend = await startBackend({ ...options, template: await template() });

  return {
    ...backend,
    ...secrets,
    mails,
    signUpConfirmed: (email, password = 'a good long password') =>
      signUpConfirmed(backend, mails, email, password),
    rows: () => backend.sql<ResumeRow>('select * from public.resumes order by user_id'),
    client: (accessToken, key = backend.publishableKey) => connect(backend, key, accessToken),
  };
}

async function signUpConfirmed(
  backend: Backend,
  mails: Mail[],
  email: string,
  password: string,
): Promise<Person> {
  const auth = connect(backend, backend.publishableKey).auth;
  const signUp = await auth.signUp({ email, password });
  if (signUp.error) throw signUp.error;
  const token = mails.findLast((mail) => mail.to === email)?.code ?? '';
  const { data, error } = await auth.verifyOtp({ email, token, type: 'signup' });
  if (error) throw error;
  if (!data.session) throw new Error('The confirmation brought no session.');
  return {
    userId: data.session.user.id,
    email,
    password,
    accessToken: data.session.access_token,
    refreshToken: data.session.refresh_token,
  };
}

function connect(backend: Backend, key: string, accessToken?: string): SupabaseClient {
  return connectClient(TEST_SITE_URL, key, {
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    ...(accessToken && { headers: { Authorization: `Bearer ${accessToken}` } }),
  });
}

/** The real client library, keeping nothing between tests and opening no socket. */
export function connectClient(
  url: string,
  key: string,
  global: { fetch?: typeof fetch; headers?: Record<string, string> } = {},
): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    realtime: { transport: noSocket as never },
    global,
  });
}

/** Node 20 has no WebSocket, and the client refuses to start without one. */
function noSocket(): void {}

/** A dump of a migrated database, made once for each state of the files it comes from. */
async function template(): Promise<Blob> {
  const file = `${CACHE}/backend-${fingerprint()}.tar`;
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    const backend = await startBackend({ dataDir: null, siteUrl: TEST_SITE_URL, onMail: () => {} });
    const dump = await backend.dump();
    await backend.close();
    // Renamed into place, so that another worker never reads half a file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([new Uint8Array(readFileSync(file))]);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync('supabase/migrations').sort();
  const sources = [
    ...migrations.map((name) => `supabase/migrations/${name}`),
    'supabase/config.toml',
    'node_modules/@supabase/lite/package.json',
  ];
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
