import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestBackend, TEST_SITE_URL, type TestBackend } from '../../support/local-backend';
import { tokenHashOf } from '../../support/token-hash';
import { authCalls, handClock, HOUR, MINUTE } from './auth-calls';

/** The real backend with the limits of `config.toml`; only its clock is moved by hand. */
let backend: TestBackend;
let calls: ReturnType<typeof authCalls>;
const clock = handClock();
const password = 'a good long password';
let people = 0;
const newEmail = () => `learner-${(people += 1)}@example.com`;
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => work(i));

beforeAll(async () => {
  // Passwords as cheap to check as they can be: how often is what counts here.
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', '4');
  backend = await startTestBackend({ now: clock.now });
  calls = authCalls(backend);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.close();
});

async function confirmed(): Promise<string> {
  const email = newEmail();
  await backend.signUpConfirmed(email, password);
  clock.pass(HOUR);
  return email;
}

test('of sixty wrong passwords for an account ten are tried; then it says how long to wait', async () => {
  const email = await confirmed();
  const answers = [];
  for (let index = 0; index < 60; index += 1) {
    answers.push(
      await calls.logIn({ email, password: `wrong ${String(index)}` }, `client ${String(index)}`),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual([
    ...times(10, () => 400),
    ...times(50, () => 429),
  ]);
  expect(answers.at(-1)?.json).toEqual({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Too many wrong passwords for this email. Wait 60 minutes, or set a new password.',
  });
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('3600');
  expect((await calls.logIn({ email, password })).status, 'the right one waits, too').toBe(429);

  clock.pass(HOUR - MINUTE);
  const { error } = await backend.client().auth.signInWithPassword({ email, password });
  expect([error?.status, error?.code, error?.message]).toEqual([
    429,
    'over_request_rate_limit',
    'Too many wrong passwords for this email. Wait 1 minute, or set a new password.',
  ]);
  clock.pass(MINUTE);
  expect((await calls.logIn({ email, password })).status).toBe(200);
});

test('sixty at once are no way around, and other spellings are the same account', async () => {
  const email = await confirmed();
  const answers = await Promise.all(
    times(60, (i) =>
      calls.logIn({ email: i % 2 ? email.toUpperCase() : email, password: 'wrong' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
});

test('an address without an account is kept out in the same way', async () => {
  const email = newEmail();
  const answers = await Promise.all(times(12, () => calls.logIn({ email, password: 'wrong' })));
  expect(answers.map(({ status }) => status)).toEqual([...times(10, () => 400), 429, 429]);
  expect(answers.at(-1)?.json['msg']).toMatch(/^Too many wrong passwords for this email\. /);
});

test('a right password makes up for nine wrong ones, and is never counted', async () => {
  const email = await confirmed();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      times(9, () => calls.logIn({ email, password: 'wrong' }, `round ${String(round)}`)),
    );
    expect((await calls.logIn({ email, password })).status).toBe(200);
  }
  const right = await Promise.all(times(15, () => calls.logIn({ email, password }, 'one')));
  expect(right.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
  expect((await calls.logIn({ email, password }, 'one')).status).toBe(200);
});

test('of sixty wrong codes ten are tried; the link of the mail still works, and opens the way again', async () => {
  const email = newEmail();
  await calls.signUp({ email, password });
  const [mail] = calls.mailsTo(email);
  const wrong = (i: number) => String((Number(mail?.code) + 1 + i) % 1_000_000).padStart(6, '0');
  const answers = [];
  for (let i = 0; i < 60; i += 1) {
    answers.push(
      await calls.verify({ type: 'signup', email, token: wrong(i) }, `client ${String(i)}`),
    );
  }
  expect(answers.map(({ status }) => status)).toEqual([
    ...times(10, () => 403),
    ...times(50, () => 429),
  ]);
  expect(answers.at(-1)?.json['msg']).toBe(
    'Too many wrong codes for this email. Wait 60 minutes, or open the link in the email.',
  );
  expect((await calls.verify({ type: 'signup', email, token: mail?.code })).status).toBe(429);
  await Promise.all(times(10, () => calls.logIn({ email, password: 'wrong' })));
  expect((await calls.logIn({ email, password })).status).toBe(429);

  const token_hash = tokenHashOf(mail?.link ?? '');
  expect((await calls.verify({ type: 'signup', token_hash })).status).toBe(200);
  expect((await calls.logIn({ email, password })).status).toBe(200);
});

test('a link made from an address and six digits opens nothing, whichever digits they are', async () => {
  const email = newEmail();
  await calls.signUp({ email, password });
  const [mail] = calls.mailsTo(email);
  const guessed = createHash('sha256')
    .update(`${email}${mail?.code ?? ''}`)
    .digest('hex');
  const forged = guessed + '0'.repeat(64);
  for (const token_hash of [guessed, forged]) {
    const { status, json } = await calls.verify({ type: 'signup', token_hash, email, token: '0' });
    expect([status, json['error_code']]).toEqual([403, 'otp_expired']);
  }
  expect((await calls.verify({ type: 'signup', email, token: mail?.code })).status).toBe(200);
});

test('a class of thirty behind one address signs up and in within five minutes, each with a slip at every step', async () => {
  const client = '198.51.100.7';
  const statuses = await Promise.all(
    times(30, async () => {
      const email = newEmail();
      const weak = await calls.signUp({ email, password: 'short' }, client);
      const asked = await calls.signUp({ email, password }, client);
      const [mail] = calls.mailsTo(email);
      const token = mail?.code === '000000' ? '000001' : '000000';
      const slip = await calls.verify({ type: 'signup', email, token }, client);
      const right = await calls.verify({ type: 'signup', email, token: mail?.code }, client);
      const wrong = await calls.logIn({ email, password: 'wrong' }, client);
      const inside = await calls.logIn({ email, password }, client);
      return [weak, asked, slip, right, wrong, inside].map(({ status }) => status);
    }),
  );
  expect(statuses).toEqual(times(30, () => [422, 200, 403, 200, 400, 200]));
});

test.for([
  ['recover', 100, () => ({ email: newEmail() })],
  ['verify', 100, () => ({ type: 'signup', email: newEmail(), token: '123456' })],
  ['verify', 100, () => ({ type: 'signup', token_hash: 'a'.repeat(128) })],
  ['refresh', 150, () => ({ refresh_token: 'aaaaaaaaaaaa' })],
] as const)(
  '%s: one client is stopped after %i in five minutes, and nobody else is',
  async ([name, limit, body]) => {
    const client = `client of ${name} ${String((people += 1))}`;
    const answers = await Promise.all(times(limit + 3, () => calls[name](body(), client)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json['msg']).toBe(
      'Too many tries from this place. Wait 5 minutes, then try again.',
    );
    expect((await calls[name](body(), 'somebody else')).status).not.toBe(429);
    clock.pass(5 * MINUTE);
    expect((await calls[name](body(), client)).status).not.toBe(429);
  },
);

test('fourteen resets and fourteen sign-ups send one mail each, and all are answered alike', async () => {
  const email = await confirmed();
  const before = calls.mailsTo(email).length;
  const resets = await Promise.all(times(14, () => calls.recover({ email })));
  expect(resets.map(({ status, json }) => [status, json])).toEqual(times(14, () => [200, {}]));
  expect(calls.mailsTo(email)).toHaveLength(before + 1);

  const fresh = newEmail();
  const signUps = await Promise.all(times(14, () => calls.signUp({ email: fresh, password })));
  expect(signUps.map(({ status, json }) => [status, json['email']])).toEqual(
    times(14, () => [200, fresh]),
  );
  const shape = (json: object) => Object.keys(json).toSorted();
  for (const { json } of signUps) expect(shape(json)).toEqual(shape(signUps[0]?.json ?? {}));
  const [mail, ...more] = calls.mailsTo(fresh);
  expect(more).toEqual([]);
  expect((await calls.verify({ type: 'signup', email: fresh, token: mail?.code })).status).toBe(
    200,
  );
});

test('whoever asks again after a minute gets another mail, five in an hour, and the newest code works', async () => {
  const email = await confirmed();
  const before = calls.mailsTo(email).length;
  for (let i = 0; i < 14; i += 1) {
    await calls.recover({ email });
    clock.pass(MINUTE);
  }
  expect(calls.mailsTo(email)).toHaveLength(before + 5);
  const token = calls.mailsTo(email).at(-1)?.code;
  expect((await calls.verify({ type: 'recovery', email, token })).status).toBe(200);
  clock.pass(HOUR);
  await calls.recover({ email });
  expect(calls.mailsTo(email)).toHaveLength(before + 6);
});

test('signing up again before the first mail was used sends a new one after a minute, for the newest password', async () => {
  const email = newEmail();
  await calls.signUp({ email, password });
  clock.pass(MINUTE);
  const newer = 'another good password';
  expect((await calls.signUp({ email, password: 'short' })).status).toBe(422);
  await calls.signUp({ email, password: newer });
  const [old, mail] = calls.mailsTo(email);
  expect((await calls.verify({ type: 'signup', email, token: mail?.code })).status).toBe(200);
  expect(mail?.code).not.toBe(old?.code);
  expect((await calls.logIn({ email, password: newer })).status).toBe(200);
});

test('whoever deletes their account and makes it again gets a mail at once', async () => {
  const email = newEmail();
  const { accessToken } = await backend.signUpConfirmed(email, password);
  expect((await backend.client(accessToken).rpc('delete_account')).error).toBeNull();
  await calls.signUp({ email, password });
  expect(calls.mailsTo(email)).toHaveLength(2);
});

test('a refused sign-up counts as no mail, and leaves an earlier one as it was', async () => {
  const email = newEmail();
  expect((await calls.signUp({ email, password: 'short' })).status).toBe(422);
  await calls.signUp({ email, password });
  clock.pass(2 * MINUTE);
  expect((await calls.signUp({ email, password: 'short' })).status).toBe(422);
  const [mail, ...more] = calls.mailsTo(email);
  expect(more).toEqual([]);
  expect((await calls.verify({ type: 'signup', email, token: mail?.code })).status).toBe(200);
});

test.for([
  ['a number', { email: 7, password }],
  ['a list', { email: ['a@example.com'], password }],
  ['a NUL', { email: 'a\0@example.com', password }],
  ['no object', 'text'],
] as const)(
  '%s where a text should be is refused with 400, whatever is asked',
  async ([, body]) => {
    for (const call of [calls.logIn, calls.signUp, calls.recover, calls.verify]) {
      const { status, json } = await call(body);
      expect([status, json['msg']]).toEqual([
        400,
        expect.stringMatching(/^(The request is not in|Verify requires)/),
      ]);
    }
  },
);

test('a client that asks for data without an end is stopped, and nobody else is', async () => {
  const few = await startTestBackend({ limits: { requestsPerClient: 5 }, now: clock.now });
  const read = (client: string) =>
    few.fetch(
      new Request(`${TEST_SITE_URL}/rest/v1/resumes?select=id`, {
        headers: { apikey: few.publishableKey },
      }),
      client,
    );
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await read('192.0.2.1')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await read('192.0.2.1')).headers.get('retry-after')).toBe('300');
  expect((await read('192.0.2.2')).status).toBe(401);
  clock.pass(5 * MINUTE);
  expect((await read('192.0.2.1')).status).toBe(401);
  await few.close();
});
