import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/local-backend';
import { apiViolations } from './api-probes';
import { guardsOfTheTable } from './migration-parts';
import { gatherCast, type Cast } from './roles';

let backend: TestBackend;
let cast: Cast;

beforeAll(async () => {
  backend = await startTestBackend();
  cast = await gatherCast(backend);
});
afterAll(() => backend.close());

test('each role can do exactly what it may, over the real client', async () => {
  expect(await apiViolations(backend, cast)).toEqual([]);
});

describe('the probes notice when a guard is missing', () => {
  const guards = guardsOfTheTable();

  test('there are three policies, three triggers, three grants, two checks and one switch', () => {
    expect(guards).toHaveLength(12);
  });

  test.for(guards)('$name', async (guard) => {
    await backend.sql(guard.remove);
    try {
      const found = await apiViolations(backend, cast);
      expect(found).not.toEqual([]);
    } finally {
      await backend.sql('delete from public.resumes');
      await backend.sql(guard.restore);
    }
  });

  test('all guards stand again afterwards', async () => {
    expect(await apiViolations(backend, cast)).toEqual([]);
  });
});

test('row-level security alone keeps people apart when everything is granted', async () => {
  await backend.sql('grant all on public.resumes to anon, authenticated');
  const found = await apiViolations(backend, cast);
  // With this grant the save is a right one; the trigger still writes the true time.
  expect(found.filter((sentence) => !sentence.includes('a forged time'))).toEqual([]);
});
