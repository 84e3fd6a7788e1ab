import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/local-backend';
import { processorTime } from '@tests/support/processor-time';
import { authCalls, handClock, HOUR } from './auth-calls';

/** Nobody finds out who has an account here: not by the words, and not by the time. */
let backend: TestBackend;
let calls: ReturnType<typeof authCalls>;
const clock = handClock();
const password = 'a good long password';
const known = 'ana@example.com';
const waiting = 'ben@example.com';
let people = 0;
const unknown = () => `nobody-${(people += 1)}@example.com`;

beforeAll(async () => {
  backend = await startTestBackend({ now: clock.now });
  calls = authCalls(backend);
  await backend.signUpConfirmed(known, password);
  await calls.signUp({ email: waiting, password });
  clock.pass(HOUR);
});
afterAll(() => backend.close());

test('a wrong password, an unknown address and one that is not confirmed are refused in the same words', async () => {
  const answers = await Promise.all(
    [known, unknown(), waiting].map((email) => calls.logIn({ email, password: 'wrong' })),
  );
  for (const { status, json, headers } of answers) {
    expect([status, json, Object.fromEntries(headers)]).toEqual([
      answers[0]?.status,
      answers[0]?.json,
      Object.fromEntries(answers[0]?.headers ?? []),
    ]);
  }
  expect([answers[0]?.status, answers[0]?.json]).toEqual([
    400,
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
  ]);
});

test('only the right password tells that an address is not confirmed', async () => {
  const { status, json } = await calls.logIn({ email: waiting, password });
  expect([status, json]).toEqual([
    400,
    { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
  ]);
});

test('a sign-up for an account that exists looks like a new one, and changes nothing', async () => {
  const before = await backend.sql('select * from auth.users where email = $1', [known]);
  const mails = backend.mails.length;
  const fresh = unknown();
  const taken = await calls.signUp({
    email: known.toUpperCase(),
    password: 'another long password',
  });
  const made = await calls.signUp({ email: fresh, password: 'another long password' });
  expect(shapeOf(taken.json)).toEqual(shapeOf(made.json));
  expect(shapeOf(Object.fromEntries(taken.headers))).toEqual(
    shapeOf(Object.fromEntries(made.headers)),
  );
  expect(taken.json['email']).toBe(known);
  expect(JSON.stringify(taken.json).split(known)).toHaveLength(
    JSON.stringify(made.json).split(fresh).length,
  );
  expect(JSON.stringify(taken.json)).not.toContain('stand-in');
  const [account] = before as { id: string }[];
  expect(JSON.stringify(taken.json)).not.toContain(account?.id);
  expect(backend.mails.slice(mails).map(({ to }) => to)).toEqual([fresh]);
  expect(await backend.sql('select * from auth.users where email = $1', [known])).toEqual(before);
  const weak = await Promise.all(
    [known, unknown()].map((email) => calls.signUp({ email, password: 'short' })),
  );
  expect(weak[0]?.json).toEqual(weak[1]?.json);
});

test('a reset is answered alike for everybody, and mails only those who have an account', async () => {
  const mails = backend.mails.length;
  const answers = await Promise.all([known, unknown()].map((email) => calls.recover({ email })));
  expect(answers.map(({ status, json }) => [status, json])).toEqual([
    [200, {}],
    [200, {}],
  ]);
  expect(backend.mails.slice(mails).map(({ to }) => to)).toEqual([known]);
});

test.for([
  ['a log in', 'logIn', 'wrong', 9],
  ['a sign-up', 'signUp', password, 9],
  // Far shorter than the others, and so far easier to disturb.
  ['a reset', 'recover', undefined, 90],
] as const)(
  '%s takes the same time for a known and an unknown address',
  async ([, name, secret, rounds]) => {
    // The processor's time, not the clock's: on a busy machine the clock counts the work of others as well.
    const timed = async (email: string) => {
      clock.pass(HOUR);
      const took = processorTime();
      await calls[name]({ email, password: secret });
      return took();
    };
    const ofKnown: number[] = [];
    const ofUnknown: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ofKnown.push(await timed(known));
      ofUnknown.push(await timed(unknown()));
    }
    // The least of each: what else this process does only ever adds.
    const [one, other] = [Math.min(...ofKnown), Math.min(...ofUnknown)];
    console.warn(`${name}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms`);
    expect(one / other).toBeGreaterThan(0.5);
    expect(one / other).toBeLessThan(2);
  },
);

test('nothing of a stand-in stays behind', async () => {
  expect(await backend.sql("select email from auth.users where email like '%stand-in%'")).toEqual(
    [],
  );
  expect(
    await backend.sql("select id from auth.identities where identity_data::text like '%stand-in%'"),
  ).toEqual([]);
  expect(backend.mails.filter(({ to }) => to.includes('stand-in'))).toEqual([]);
});

/** What a value looks like with all that is each person's own left out. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
