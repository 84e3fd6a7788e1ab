import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RowSave } from '@/backend/resume-table';
import { createResumeTable } from '@/backend/resume-table';
import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';
import { startTestBackend, TEST_SITE_URL } from '../support/local-backend';
import type { Person, TestBackend } from '../support/local-backend';
import { createModelAccount } from './model-account';
import type { ModelAccount } from './model-account';

// The simulation is worth what its server is worth: the same requests must get the same answers from the real one.

let backend: TestBackend;
let people: Person[];
beforeAll(async () => {
  backend = await startTestBackend();
  people = [
    await backend.signUpConfirmed('ana@example.com'),
    await backend.signUpConfirmed('ben@example.com'),
  ];
});
afterAll(() => backend.close());

const someRequest = fc.record({
  person: fc.nat(1),
  act: fc.constantFrom('save', 'save', 'save', 'save', 'load', 'load', 'delete'),
  /** How far from the right revision. */
  off: fc.constantFrom(0, 0, 0, 0, -1, 1, 7),
  /** Which of the earlier saves it repeats; a fresh one where there is none. */
  repeats: fc.option(fc.nat(3), { freq: 3 }),
  data: fc.constantFrom('small', 'small', 'small', 'full', 'too-large', 'nul', 'odd'),
});

const DATA: Record<string, (mark: number) => object> = {
  small: (mark) => ({ note: `small ${mark}`, list: [1, 'two', { three: null }] }),
  // Postgres writes {"text": "…"}: twelve bytes around the text.
  full: () => ({ text: 'a'.repeat(262_144 - 12) }),
  'too-large': () => ({ text: 'a'.repeat(262_144 - 11) }),
  nul: () => ({ note: 'a\u0000b' }),
  odd: (mark) => ({ note: `Zoë 👩‍🍳 שלום ${mark}`, deep: { deeper: [[], {}, ''] } }),
};

test('the model answers as the real server does', { timeout: 600_000 }, async () => {
  const sequence = fc.array(someRequest, { minLength: 4, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(sequence, async (requests) => {
      await backend.sql('delete from public.resumes');
      const model = createModelAccount(Date.now, Date.now);
      const pairs = people.map((person) => tablesOf(person, model));
      const revisions = [0, 0];
      const sent: RowSave[][] = [[], []];
      for (const [mark, { person, act, off, repeats, data }] of requests.entries()) {
        const pair = pairs[person];
        const own = sent[person];
        if (!pair || !own) continue;
        const [real, modelled] = [pair.real, pair.model];
        if (act === 'delete') {
          await pair.remove();
          revisions[person] = 0;
        } else if (act === 'load') {
          expect(shownOf(await modelled.load())).toEqual(shownOf(await real.load()));
        } else {
          const fresh = {
            doc: DATA[data]?.(mark),
            baseRevision: Math.max(0, (revisions[person] ?? 0) + off),
            saveId: randomUUID(),
          };
          const request = (repeats === null ? undefined : own.at(-1 - repeats)) ?? fresh;
          const answer = await real.save(request);
          expect(await modelled.save(request)).toEqual(answer);
          if (answer.kind === 'committed') revisions[person] = answer.revision;
          own.push(request);
        }
      }
      for (const pair of pairs) {
        expect(shownOf(await pair.model.load())).toEqual(shownOf(await pair.real.load()));
      }
    }),
    { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 60) },
  );
});

test('the model lets tokens run out, and knows a refresh token once', async () => {
  let now = Date.now();
  let ids = 0;
  const model = createModelAccount(
    () => now,
    () => (ids += 1),
  );
  const first = model.signIn('ana');
  now += 3_600_000;
  expect(await tableOver(modelFetchOf(model), 'ana', first.access_token).load()).toEqual({
    kind: 'unauthorized',
  });
  const refreshed = await refresh(modelFetchOf(model), first.refresh_token);
  expect(refreshed.status).toBe(200);
  for (const fetch of [modelFetchOf(model), realFetch]) {
    const refused = await refresh(fetch, 'never-given');
    expect(refused.status).toBe(400);
  }
  expect((await refresh(modelFetchOf(model), first.refresh_token)).status).toBe(400);
});

function refresh(fetch: typeof globalThis.fetch, refreshToken: string): Promise<Response> {
  return fetch(`${TEST_SITE_URL}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
}

/** What an answer to a load says, without the clock of the server that gave it. */
function shownOf(outcome: LoadOutcome | SaveOutcome): object {
  return 'updatedAt' in outcome ? { ...outcome, updatedAt: null } : outcome;
}

function tablesOf(person: Person, model: ModelAccount) {
  const { access_token: token } = model.signIn(person.userId);
  return {
    real: tableOver(realFetch, person.userId, person.accessToken),
    model: tableOver(modelFetchOf(model), person.userId, token),
    remove: async () => {
      await backend.sql('delete from public.resumes where user_id = $1', [person.userId]);
      model.handle({
        method: 'DELETE',
        url: new URL(`${TEST_SITE_URL}/rest/v1/resumes`),
        token,
        body: '',
      });
    },
  };
}

function tableOver(fetch: typeof globalThis.fetch, userId: string, token: string) {
  const accessToken = ({ rejected }: { rejected?: string } = {}) =>
    rejected === undefined ? Promise.resolve(token) : Promise.resolve(`${token} again`);
  return createResumeTable({
    url: TEST_SITE_URL,
    key: backend.publishableKey,
    userId,
    accessToken,
    fetch,
    now: Date.now,
  });
}

const realFetch: typeof fetch = (input, init) => backend.fetch(new Request(input, init));

function modelFetchOf(model: ModelAccount): typeof fetch {
  return (input, init) => {
    const token = new Headers(init?.headers).get('Authorization')?.replace(/^Bearer /, '') ?? null;
    const body = typeof init?.body === 'string' ? init.body : '';
    const url = new URL(input instanceof Request ? input.url : input);
    const answer = model.handle({ method: init?.method ?? 'GET', url, token, body });
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return Promise.resolve(new Response(text, { status: answer.status }));
  };
}
