import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../../support/local-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const take = async (token: string) => {
  const { data, status, error } = await backend.client(token).rpc('take_ai_turn');
  return error ? [status, error.code] : [status, data];
};
const anHourPasses = () =>
  backend.sql("update private.ai_turns set hour_began = now() - interval '61 minutes'");

test('one person has 60 turns in a day, and the whole site its own number', async () => {
  const ana = await backend.signUpConfirmed('ana@example.com');
  const cam = await backend.signUpConfirmed('cam@example.com');
  for (let turn = 0; turn < 60; turn += 1) {
    if (turn % 20 === 0) await anHourPasses();
    expect(await take(ana.accessToken)).toEqual([200, true]);
  }
  await anHourPasses();
  expect(await take(ana.accessToken)).toEqual([200, false]);
  expect(await take(cam.accessToken)).toEqual([200, true]);

  await backend.sql('update private.site_rules set ai_turns_per_day = 61');
  expect(await take(cam.accessToken)).toEqual([429, 'PT429']);
  // A turn that the site had no more of is not counted.
  expect(await backend.sql('select used from private.ai_days')).toEqual([{ used: 61 }]);

  await backend.sql('update private.ai_days set day = day - 1');
  await backend.sql('update private.ai_turns set day = day - 1');
  await anHourPasses();
  for (const { accessToken } of [ana, cam]) expect(await take(accessToken)).toEqual([200, true]);
});

test('nobody reads or changes the rules and counts of the site', async () => {
  const ben = await backend.signUpConfirmed('ben@example.com');
  for (const table of ['site_rules', 'ai_days', 'ai_turns']) {
    for (const client of [backend.client(), backend.client(ben.accessToken)]) {
      expect((await client.from(table).select()).error).not.toBeNull();
      expect((await client.schema('private').from(table).select()).error).not.toBeNull();
    }
  }
});
