import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { startBackend, type Backend, type BackendOptions } from '../../supabase/local/backend';
import type { Mail } from '../../supabase/local/mail';
import { makeAccount } from './account';
import { backendTemplate } from './backend-template';

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

/**
 * A fresh backend in memory, ready in about a second and a half. The first call after a
 * change of migrations or settings takes longer: it makes the template the others load.
 */
export async function startTestBackend(
  more: Pick<BackendOptions, 'limits' | 'now'> = {},
): Promise<TestBackend> {
  const mails: Mail[] = [];
  const secrets = {
    jwtSecret: 'only-for-tests-0123456789-0123456789',
    secretKey: 'sb_secret_only_for_tests',
  };
  const options = {
    dataDir: null,
    siteUrl: TEST_SITE_URL,
    onMail: (mail: Mail) => void mails.push(mail),
    ...secrets,
    ...more,
  };
  const backend = await startBackend({ ...options, template: await backendTemplate() });

  return {
    ...backend,
    ...secrets,
    mails,
    signUpConfirmed: async (email, password = 'a good long password') => {
      const codeFor = () => mails.findLast((mail) => mail.to === email)?.code ?? '';
      return { password, ...(await makeAccount({ backend, codeFor }, { email, password })) };
    },
    rows: () => backend.sql<ResumeRow>('select * from public.resumes order by user_id'),
    client: (accessToken, key = backend.publishableKey) => connect(backend, key, accessToken),
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
