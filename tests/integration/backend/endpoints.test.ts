import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type LocalServer } from '../../../supabase/local/serve';
import { startTestBackend, type Person, type TestBackend } from '../../support/local-backend';

/** What the server passes on to its backend: the app's own calls, and nothing else. */
let backend: TestBackend;
let server: LocalServer;
let ana: Person;

beforeAll(async () => {
  backend = await startTestBackend();
  ana = await backend.signUpConfirmed('ana@example.com');
  server = await startServer({ port: 0, distDir: 'public', backend });
});
afterAll(async () => {
  await server.close();
  await backend.close();
});

function ask(method: string, path: string): Promise<Response> {
  return fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: backend.publishableKey,
      Authorization: `Bearer ${ana.accessToken}`,
      'Content-Type': 'application/json',
    },
    ...(!['GET', 'HEAD'].includes(method) && { body: '{}' }),
  });
}

test.for([
  'GET /auth/v1/admin/users',
  'POST /auth/v1/admin/users',
  'DELETE /auth/v1/admin/users/1',
  'GET /auth/v1/settings',
  'GET /auth/v1/health',
  'GET /auth/v1/authorize?provider=github',
  'GET /auth/v1/reauthenticate',
  'GET /auth/v1/.well-known/jwks.json',
  'POST /auth/v1/otp',
  'POST /auth/v1/magiclink',
  'POST /auth/v1/resend',
  'GET /auth/v1/signup',
  'DELETE /auth/v1/user',
  'GET /auth/v1/user/',
  'GET /auth/v1//user',
  'GET /auth/v1/%75ser',
  'GET /auth/v1/',
  'GET /rest/v1/',
  'GET /rest/v1/users',
  'PATCH /rest/v1/resumes?id=eq.1',
  'DELETE /rest/v1/resumes?id=eq.1',
  'PUT /rest/v1/resumes',
  'OPTIONS /rest/v1/resumes',
  'GET /rest/v1/rpc/account_secret',
  'GET /rest/v1/rpc/delete_account',
  'POST /rest/v1/rpc/version',
  'GET /functions/v1/ai-assist/v1beta/models/any:generateContent',
  'POST /functions/v1/ai-assist/v1beta/models/any:countTokens',
])('there is nothing at %s', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const answer = await ask(method, path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^There is no/) });
  expectGuarded(answer);
});

test.for(['/_system', '/storage/v1/bucket', '/auth/v1'])(
  'no part of the embedded server stands at %s',
  async (path) => {
    const answer = await ask('GET', path);
    expect(answer.status).toBe(404);
  },
);

test.for([
  ['POST /auth/v1/signup', 400],
  ['POST /auth/v1/token?grant_type=password', 400],
  ['POST /auth/v1/token?grant_type=refresh_token', 400],
  ['POST /auth/v1/recover', 400],
  ['POST /auth/v1/verify', 400],
  ['GET /auth/v1/user', 200],
  ['PUT /auth/v1/user', 200],
  ['GET /rest/v1/resumes?select=data&id=eq.1', 200],
  ['POST /rest/v1/resumes', 400],
  ['POST /rest/v1/rpc/take_ai_turn', 200],
  ['POST /rest/v1/rpc/account_secret', 200],
  ['GET /functions/v1/ai-assist', 503],
  ['POST /functions/v1/ai-assist', 503],
  ['POST /functions/v1/ai-assist/v1beta/models/any:generateContent', 503],
  ['POST /rest/v1/rpc/delete_account', 200],
] as const)('%s is answered with %i', async ([call, status]) => {
  const [method = '', path = ''] = call.split(' ');
  const answer = await ask(method, path);
  expect(answer.status).toBe(status);
  expectGuarded(answer);
});

test('a body that is too large is refused under the same headers', async () => {
  const body = 'a'.repeat(1024 * 1024 + 1);
  const answer = await fetch(`${server.url}/rest/v1/resumes`, { method: 'POST', body });
  expect(answer.status).toBe(413);
  expectGuarded(answer);
});

/** Kept by nobody, and never taken for anything but what it says it is. */
function expectGuarded({ headers }: Response): void {
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ]);
}
