import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoSession } from '@/backend/auth-errors';
import { fetchFunderReport, reportColumns } from '@/backend/funder-report';
import { startTestBackend, TEST_SITE_URL } from '../../support/local-backend';
import type { Person, TestBackend } from '../../support/local-backend';

let backend: TestBackend;
let learner: Person;
let staff: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  learner = await backend.signUpConfirmed('ana@example.com');
  staff = await backend.signUpConfirmed('staff@example.com');
  // As the guide says it.
  await backend.sql(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "staff"}'
     where email = 'staff@example.com'`,
  );
});
afterAll(() => backend.close());

const reportFor = (accessToken: () => Promise<string>, fetch = backend.fetch) =>
  fetchFunderReport({
    url: TEST_SITE_URL,
    key: backend.publishableKey,
    accessToken,
    fetch: (input, init) => fetch(new Request(input, init)),
  });

test('staff get 24 months, with a small figure hidden and none as none', async () => {
  const months = await reportFor(async () => staff.accessToken);
  if (typeof months === 'string') throw new Error(months);
  expect(months).toHaveLength(24);
  expect(months[0]).toEqual({ month: expect.any(String), figures: reportColumns.map(() => 0) });
  expect(months.at(-1)?.figures).toEqual([null, 0, 0, 0, 0, 0]);
});

test('what is not small is shown as it is', async () => {
  for (let n = 0; n < 10; n += 1) await backend.signUpConfirmed(`more-${String(n)}@example.com`);
  const months = await reportFor(async () => staff.accessToken);
  if (typeof months === 'string') throw new Error(months);
  expect(months.at(-1)?.figures).toEqual([12, 0, 0, 0, 0, 0]);
});

test('a learner, a stranger and a line that is down each get their own sentence', async () => {
  expect(await reportFor(async () => learner.accessToken)).toBe('no-staff');
  expect(await reportFor(() => Promise.reject(new NoSession()))).toBe('signed-out');
  const portal = async () => new Response('<h1>Log in to the wifi</h1>');
  expect(await reportFor(async () => staff.accessToken, portal)).toBe('unreachable');
  await backend.sql(
    `update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email = 'staff@example.com'`,
  );
  expect(await reportFor(async () => staff.accessToken)).toBe('no-staff');
});
