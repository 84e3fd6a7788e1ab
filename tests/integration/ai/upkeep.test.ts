import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHandler } from '../../../supabase/functions/ai-assist/handler';
import { startAiFunction, type AiFunction } from '../../../supabase/local/ai-function';
import { answerWithFetch } from '../../../supabase/local/api-bridge';
import { startTestBackend, type Person, type TestBackend } from '../../support/local-backend';
import { startPostOffice } from '../../support/post-office';

/** The real function on real Deno, called as the schedule calls it, with a real database and mail server. */
let backend: TestBackend;
let api: Server;
let office: Awaited<ReturnType<typeof startPostOffice>>;
let withMail: AiFunction;
let withoutMail: AiFunction;
let ana: Person;

const KEY = 'only-for-tests-0123456789-0123456789';
const SITE = 'https://quest.example.org';

beforeAll(async () => {
  backend = await startTestBackend();
  // A hosted project answers all of the database's functions, each for those who may call it.
  api = createServer((req, res) => void answerWithFetch(req, res, urlOf(api), backend.fetch));
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  office = await startPostOffice();
  withMail = await start(String(office.port));
  withoutMail = await start('1');
  ana = await backend.signUpConfirmed('ana@example.com');
});
afterAll(async () => {
  withMail.close();
  withoutMail.close();
  await office.close();
  api.close();
  await backend.close();
});

const urlOf = (server: Server) =>
  `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

async function start(smtpPort: string): Promise<AiFunction> {
  const ai = await startAiFunction({
    backendUrl: urlOf(api),
    publishableKey: backend.publishableKey,
    allowedOrigins: [SITE],
    env: {
      ...process.env,
      UPKEEP_KEY: KEY,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: smtpPort,
      SMTP_FROM: 'quest@example.org',
    },
  });
  if (!ai) throw new Error('Deno did not start.');
  return ai;
}

async function call(bearer: string, ai = withMail): Promise<[status: number, body: unknown]> {
  const answer = await fetch(`${ai.url}/functions/v1/ai-assist/upkeep`, {
    method: 'POST',
    ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }),
  });
  return [answer.status, await answer.json()];
}

/** Somebody who was here last so many months ago. */
async function lastHere(email: string, months: number): Promise<Person> {
  const person = await backend.signUpConfirmed(email);
  await backend.sql('delete from auth.sessions where user_id = $1', [person.userId]);
  await backend.sql(
    `update auth.users set created_at = now() - interval '40 months',
       last_sign_in_at = now() - make_interval(months => $2) where id = $1`,
    [person.userId, months],
  );
  return person;
}

const emails = async () =>
  (await backend.sql<{ email: string }>('select email from auth.users order by 1')).map(
    ({ email }) => email,
  );

test('only the key of the daily call is taken, not a stranger, a learner or staff', async () => {
  const staff = await backend.signUpConfirmed('staff@example.com');
  await backend.sql(`update auth.users set raw_app_meta_data = '{"role": "staff"}' where id = $1`, [
    staff.userId,
  ]);
  const refused = [401, { error: 'This is for the daily call alone.' }];
  for (const bearer of ['', ana.accessToken, staff.accessToken, backend.publishableKey, `${KEY}0`])
    expect(await call(bearer)).toEqual(refused);
  // Nor does the database take them, past the function.
  for (const token of [undefined, ana.accessToken, staff.accessToken])
    expect((await backend.client(token).rpc('dormant_mails_due')).error).not.toBeNull();
  expect(await call(KEY)).toEqual([200, { mailed: 0, failed: 0, erased: 0 }]);
});

test('without a key there is no such path, and a GET finds nothing', async () => {
  const handler = createHandler({ ...nothingSetUp, upkeep: null });
  const ask = (method: string, of = handler) =>
    of(new Request('http://functions.test/ai-assist/upkeep', { method }));
  expect((await ask('POST')).status).toBe(404);
  const on = createHandler({ ...nothingSetUp, upkeep: async () => new Response('on') });
  expect((await ask('GET', on)).status).toBe(404);
  expect((await ask('POST', on)).status).toBe(200);
});

test('mails at 22 and at 23 months, once each, and erases a month after the last', async () => {
  const cam = await lastHere('cam@example.com', 22);
  expect(await call(KEY)).toEqual([200, { mailed: 1, failed: 0, erased: 0 }]);
  const first = await office.next();
  expect(first).toContain('To: cam@example.com');
  expect(first).toContain('From: quest@example.org');
  expect(first).toMatch(
    /log in before [A-Z][a-z]+ \d{1,2}, 20\d\d: https:\/\/quest\.example\.org\/auth/,
  );
  expect(await call(KEY)).toEqual([200, { mailed: 0, failed: 0, erased: 0 }]);

  await backend.sql(
    "update auth.users set last_sign_in_at = now() - interval '23 months' where id = $1",
    [cam.userId],
  );
  expect(await call(KEY)).toEqual([200, { mailed: 1, failed: 0, erased: 0 }]);
  await office.next();

  await backend.sql(
    "update auth.users set last_sign_in_at = now() - interval '24 months' where id = $1",
    [cam.userId],
  );
  expect(await call(KEY)).toEqual([200, { mailed: 0, failed: 0, erased: 0 }]);
  await backend.sql("update private.dormant_mails set sent_at = now() - interval '29 days'");
  expect(await call(KEY)).toEqual([200, { mailed: 0, failed: 0, erased: 1 }]);
  expect(await emails()).toEqual(['ana@example.com', 'staff@example.com']);
  // Counts, and nobody's name or address.
  expect(withMail.said()).toContain('upkeep mailed 0 failed 0 erased 1');
  expect(withMail.said()).not.toContain('cam@');
});

test('who could not be written to is never erased, and stops nobody else', async () => {
  await lastHere('nobody@example.com', 30);
  await lastHere('dee@example.com', 30);
  expect(await call(KEY, withoutMail)).toEqual([502, { mailed: 0, failed: 2, erased: 0 }]);
  expect(await call(KEY)).toEqual([502, { mailed: 1, failed: 1, erased: 0 }]);
  await backend.sql("update private.dormant_mails set sent_at = now() - interval '29 days'");
  expect(await call(KEY)).toEqual([502, { mailed: 0, failed: 1, erased: 1 }]);
  expect(await emails()).toContain('nobody@example.com');
});

const nothingSetUp = {
  fetch,
  supabaseUrl: 'http://auth.test',
  publishableKey: 'key',
  allowedOrigins: [],
  generate: null,
  report: () => {},
  answered: () => {},
  timeLimit: 20,
  checkTimeLimit: 1000,
};
