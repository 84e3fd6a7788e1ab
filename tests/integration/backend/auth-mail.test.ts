import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, TEST_SITE_URL, type TestBackend } from '../../support/local-backend';
import { tokenHashOf } from '../../support/token-hash';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const password = 'a good long password';

test('the confirmation mail carries a link to /auth and a six-digit code', async () => {
  const email = 'ana@example.com';
  await backend.client().auth.signUp({ email, password });
  const mail = backend.mails.at(-1);
  expect(mail).toMatchObject({
    to: email,
    subject: 'Confirm your Career Quest account · Confirme su cuenta',
  });
  expect(mail?.code).toMatch(/^\d{6}$/);
  const link = new URL(mail?.link ?? '');
  expect([link.origin, link.pathname, link.search]).toEqual([TEST_SITE_URL, '/auth', '']);
  // Behind the #: neither a proxy's log nor a page that is linked to gets to see it.
  expect(link.hash).toMatch(/^#token_hash=\w+&type=signup$/);
  // The same link in Spanish.
  const inSpanish = `${TEST_SITE_URL}/es/auth${link.hash}`.replaceAll('&', '&amp;');
  expect(mail?.html).toContain(`href="${inSpanish}"`);
});

test('nobody can log in before they confirm', async () => {
  const { data, error } = await logIn('ana@example.com');
  expect([data.session, error?.code]).toEqual([null, 'email_not_confirmed']);
});

test('the link of the mail confirms, once', async () => {
  const token_hash = tokenHash();
  const { data } = await backend.client().auth.verifyOtp({ token_hash, type: 'signup' });
  expect(data.session?.user.email).toBe('ana@example.com');
  const again = await backend.client().auth.verifyOtp({ token_hash, type: 'signup' });
  expect(again.error).not.toBeNull();
  expect((await logIn('ana@example.com')).error).toBeNull();
});

test('the code of the mail confirms, a wrong code does not', async () => {
  const email = 'ben@example.com';
  await backend.client().auth.signUp({ email, password });
  const code = backend.mails.at(-1)?.code ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await backend.client().auth.verifyOtp({ email, token: wrong, type: 'signup' });
  expect(refused.error?.code).toBe('otp_expired');
  const right = await backend.client().auth.verifyOtp({ email, token: code, type: 'signup' });
  expect(right.error).toBeNull();
});

test.for(['link', 'code'] as const)('a forgotten password is changed by %s', async (way) => {
  const email = `forgot-${way}@example.com`;
  await backend.signUpConfirmed(email, password);
  const client = backend.client();
  await client.auth.resetPasswordForEmail(email);
  const mail = backend.mails.at(-1);
  expect(mail).toMatchObject({
    to: email,
    subject: 'Choose a new Career Quest password · Elija una contraseña nueva',
  });
  expect(mail?.link).toContain(`${TEST_SITE_URL}/auth#token_hash=`);
  const proof = way === 'link' ? { token_hash: tokenHash() } : { email, token: mail?.code ?? '' };
  const { error } = await client.auth.verifyOtp({ ...proof, type: 'recovery' });
  expect(error).toBeNull();
  expect((await client.auth.updateUser({ password: 'another good password' })).error).toBeNull();
  expect((await logIn(email)).error?.code).toBe('invalid_credentials');
  expect((await logIn(email, 'another good password')).error).toBeNull();
});

test('who confirms stays confirmed, whatever others mistype at the same moment', async () => {
  const people = Array.from({ length: 8 }, (_, index) => `crowd-${String(index)}@example.com`);
  for (const email of people) await backend.client().auth.signUp({ email, password });
  const codeOf = (email: string) => backend.mails.findLast((mail) => mail.to === email)?.code ?? '';
  const wrong = people.map(codeOf).includes('000000') ? '000001' : '000000';
  const tries = people.flatMap((email) =>
    [codeOf(email), wrong].map((token) =>
      backend.client().auth.verifyOtp({ email, token, type: 'signup' }),
    ),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(people.length);
  const confirmed = await backend.sql(
    "select 1 from auth.users where email like 'crowd-%' and email_confirmed_at is not null",
  );
  expect(confirmed).toHaveLength(people.length);
});

test('a password under eight characters is refused', async () => {
  const { error } = await backend
    .client()
    .auth.signUp({ email: 'cam@example.com', password: 'seven77' });
  expect([error?.status, error?.code]).toEqual([422, 'weak_password']);
});

test('a request without the publishable key is refused', async () => {
  const answer = await backend.fetch(new Request(`${TEST_SITE_URL}/rest/v1/resumes?select=*`));
  expect(answer.status).toBe(401);
});

function logIn(email: string, withPassword: string = password) {
  return backend.client().auth.signInWithPassword({ email, password: withPassword });
}

function tokenHash(): string {
  return tokenHashOf(backend.mails.at(-1)?.link ?? '');
}
