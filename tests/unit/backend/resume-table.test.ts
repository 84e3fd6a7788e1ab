import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { NoSession, Offline } from '@/backend/auth-errors';
import { createPersonClient } from '@/backend/person-client';
import { createResumeTable } from '@/backend/resume-table';
import type { ResumeTableDeps } from '@/backend/resume-table';
import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';
import { html, json, limitFor, startFaultServer } from './support/fault-server';
import type { Behaviour, FaultServer } from './support/fault-server';

const userId = 'user-ana';
const saveId = '6f1c4c1e-0000-4000-8000-000000000001';
const request = { doc: { skills: ['welding'] }, baseRevision: 4, saveId };
const now = Date.parse('2026-11-21T10:00:00Z');
let server: FaultServer;

beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());

function tableWith(accessToken: ResumeTableDeps['accessToken'], timeoutMs = 20_000) {
  return createResumeTable({
    url: server.url,
    key: 'publishable',
    userId,
    accessToken,
    fetch,
    now: () => now,
    timeoutMs,
  });
}
const table = (timeoutMs?: number) => tableWith(async () => 'access-1', timeoutMs);
const refusal = (status: number, code: string) => json(status, { code, message: 'No' });

test('a save is one upsert with the next revision, our name for it and both keys', async () => {
  server.behave(json(201, { user_id: userId, revision: 5, save_id: saveId, updated_at: 'x' }));
  expect(await table().save(request)).toEqual({ kind: 'committed', saveId, revision: 5 });
  const [seen] = server.requests;
  const url = new URL(seen?.path ?? '', server.url);
  expect(seen?.method).toBe('POST');
  expect(url.pathname).toBe('/rest/v1/resumes');
  expect(url.searchParams.get('on_conflict')).toBe('user_id,id');
  expect(url.searchParams.get('select')).toBe('user_id,revision,save_id,updated_at');
  expect(seen?.headers.prefer).toContain('resolution=merge-duplicates');
  expect(seen?.headers.apikey).toBe('publishable');
  expect(seen?.headers.authorization).toBe('Bearer access-1');
  expect(JSON.parse(seen?.body ?? '')).toEqual({
    id: 1,
    data: request.doc,
    revision: 5,
    save_id: saveId,
    schema_version: 1,
  });
});

test("the requests are those of the backend's client, word for word", async () => {
  const proof = json(200, { user_id: userId, revision: 5, save_id: saveId });
  const onTheWire = async (save: () => PromiseLike<unknown>, load: () => PromiseLike<unknown>) => {
    server.behave(proof, proof);
    await save();
    await load();
    return server.requests.map(({ method, path, headers, body }) => {
      const url = new URL(path, server.url);
      const { accept, prefer, apikey, authorization, 'content-type': type } = headers;
      return {
        asked: [method, url.pathname, [...url.searchParams].toSorted()],
        headers: [accept, prefer, apikey, authorization, type],
        body,
      };
    });
  };
  const own = await onTheWire(() => table().save(request), table().load);
  const row = { id: 1, data: request.doc, revision: 5, save_id: saveId, schema_version: 1 };
  const rows = createPersonClient(
    { url: server.url, key: 'publishable', token: 'access-1' },
    fetch,
  ).from('resumes');
  const client = await onTheWire(
    () =>
      rows
        .upsert(row, { onConflict: 'user_id,id' })
        .select('user_id,revision,save_id,updated_at')
        .single(),
    () => rows.select('user_id,data,revision,save_id,updated_at').eq('id', 1).maybeSingle(),
  );
  expect(own).toHaveLength(2);
  expect(own).toEqual(client);
});

describe('a save answered with', () => {
  const table1: [string, Behaviour, SaveOutcome][] = [
    [
      'our save and a revision',
      json(200, { user_id: userId, revision: 5, save_id: saveId }),
      {
        kind: 'committed',
        saveId,
        revision: 5,
      },
    ],
    ['another save id', json(200, { user_id: userId, revision: 5, save_id: 'other' }), not(200)],
    ['somebody else’s row', json(200, { user_id: 'ben', revision: 5, save_id: saveId }), not(200)],
    ['nobody’s row', json(200, { revision: 5, save_id: saveId }), not(200)],
    ['no revision', json(200, { user_id: userId, save_id: saveId }), not(200)],
    [
      'a revision that is no number',
      json(200, { user_id: userId, revision: 'soon', save_id: saveId }),
      not(200),
    ],
    ['an empty 200', { status: 200 }, not(200)],
    ['an empty 201', { status: 201 }, not(201)],
    ['a 204', { status: 204 }, not(204)],
    ['an HTML 200', html(200), not(200)],
    ['an empty object', json(200, {}), not(200)],
    ['an empty list', json(200, []), not(200)],
    ['an empty 404', { status: 404 }, not(404)],
    ['a 404 with a list', json(404, []), not(404)],
    ['a missing table', refusal(404, 'PGRST205'), not(404)],
    ['no row back', refusal(406, 'PGRST116'), not(406)],
    ['a stale revision', refusal(409, 'PT409'), { kind: 'stale' }],
    ['a row that came to be meanwhile', refusal(409, '23505'), { kind: 'stale' }],
    ['a deleted account', refusal(409, '23503'), { kind: 'unauthorized' }],
    ['an expired token', refusal(401, 'PGRST303'), { kind: 'unauthorized' }],
    ['a forged token', refusal(401, 'PGRST301'), { kind: 'unauthorized' }],
    ['an HTML 401', html(401), not(401)],
    ['a row of someone else', refusal(403, '42501'), { kind: 'forbidden' }],
    ['an HTML 403', html(403), not(403)],
    ['a 407, which fetch itself takes for no network', html(407), { kind: 'offline' }],
    ['an HTML 511', html(511), not(511)],
    ['too much text', refusal(413, 'PT413'), { kind: 'too-large' }],
    ['too much text for the gateway', html(413), { kind: 'too-large' }],
    ['a NUL in the text', refusal(400, '22P05'), { kind: 'bad-data' }],
    ['a broken character', refusal(400, '22P02'), { kind: 'bad-data' }],
    ['a failed check', refusal(400, '23514'), { kind: 'bad-data' }],
    ['a missing column', refusal(400, 'PGRST204'), { kind: 'server-error', status: 400 }],
    ['a missing key', refusal(400, '42P10'), { kind: 'server-error', status: 400 }],
    ['an HTML 400', html(400), not(400)],
    ['a 500', refusal(500, 'SUP'), { kind: 'server-error', status: 500 }],
    ['an HTML 502', html(502), { kind: 'server-error', status: 502 }],
    ['an empty 503', { status: 503 }, { kind: 'server-error', status: 503 }],
    ['a 429', json(429, { message: 'Slow' }), { kind: 'rate-limited', retryAfterMs: 0 }],
    [
      'a 429 with seconds',
      json(429, {}, { 'retry-after': '7' }),
      {
        kind: 'rate-limited',
        retryAfterMs: 7000,
      },
    ],
    [
      "a 429 with a date, by the server's clock",
      json(
        429,
        {},
        {
          date: 'Fri, 20 Nov 2026 08:00:00 GMT',
          'retry-after': 'Fri, 20 Nov 2026 08:01:30 GMT',
        },
      ),
      { kind: 'rate-limited', retryAfterMs: 90_000 },
    ],
    [
      'a 429 with a wait of a week',
      json(429, {}, { 'retry-after': '604800' }),
      {
        kind: 'rate-limited',
        retryAfterMs: 3_600_000,
      },
    ],
    ['silence', 'hang', { kind: 'offline' }],
    ['half an answer', 'stall-in-body', { kind: 'offline' }],
    ['a cut line', 'hang-up', { kind: 'offline' }],
  ];
  test.each(table1)('%s', async (_name, behaviour, outcome) => {
    server.behave(behaviour);
    expect(await table(limitFor(behaviour)).save(request)).toEqual(outcome);
  });
});

describe('a load answered with', () => {
  const row = {
    user_id: userId,
    data: { skills: [] },
    revision: 3,
    save_id: saveId,
    updated_at: '2026-11-21 10:17:36.147+00',
  };
  const foundUndated: LoadOutcome = {
    kind: 'found',
    data: row.data,
    revision: 3,
    saveId,
    updatedAt: null,
  };
  const table2: [string, Behaviour, LoadOutcome][] = [
    ['a list of one row', json(200, [{ ...row, updated_at: null }]), foundUndated],
    [
      'a row',
      json(200, row),
      {
        kind: 'found',
        data: row.data,
        revision: 3,
        saveId,
        updatedAt: Date.parse('2026-11-21T10:17:36.147Z'),
      },
    ],
    [
      'a row edited by hand',
      json(200, { ...row, data: null, save_id: null, updated_at: 'x' }),
      {
        kind: 'found',
        data: null,
        revision: 3,
        saveId: null,
        updatedAt: null,
      },
    ],
    ['no row', refusal(406, 'PGRST116'), { kind: 'none' }],
    ['another 406', html(406), not(406)],
    ['an empty 200', { status: 200 }, not(200)],
    ['an empty object', json(200, {}), not(200)],
    ['a list without a row', json(200, []), { kind: 'none' }],
    ['somebody else’s row', json(200, [{ ...row, user_id: 'ben' }]), not(200)],
    ['a list of two rows', json(200, [row, row]), not(200)],
    ['a list of something else', json(200, ['row']), not(200)],
    ['an HTML 200', html(200), not(200)],
    ['an empty 404', { status: 404 }, not(404)],
    ['a 404 with a list', json(404, []), not(404)],
    ['an expired token', refusal(401, 'PGRST303'), { kind: 'unauthorized' }],
    ['an HTML 403', html(403), not(403)],
    ['a refusal', refusal(403, '42501'), { kind: 'server-error', status: 403 }],
    ['a 500', refusal(500, 'XX000'), { kind: 'server-error', status: 500 }],
    ['a 503, without a second try', html(503), { kind: 'server-error', status: 503 }],
    ['silence', 'hang', { kind: 'offline' }],
    ['half an answer', 'stall-in-body', { kind: 'offline' }],
    ['a cut line, without a second try', 'hang-up', { kind: 'offline' }],
  ];
  test.each(table2)('%s', async (_name, behaviour, outcome) => {
    server.behave(behaviour);
    expect(await table(limitFor(behaviour)).load()).toEqual(outcome);
    const tries = outcome.kind === 'unauthorized' ? 2 : 1;
    expect(server.requests.length).toBeLessThanOrEqual(tries);
  });
});

describe('no request leaves', () => {
  test.each([
    ['without a sign-in', NoSession, 'unauthorized'],
    ['with a token that cannot be refreshed now', Offline, 'offline'],
    ['when getting the token fails in an unknown way', Error, 'offline'],
  ])('%s', async (_name, ErrorClass, kind) => {
    server.behave(json(200, { user_id: userId, revision: 5, save_id: saveId }));
    const refusing = tableWith(async () => {
      throw new ErrorClass();
    });
    expect(await refusing.save(request)).toEqual({ kind });
    expect(await refusing.load()).toEqual({ kind });
    expect(server.requests).toEqual([]);
  });
});

test('a refused token is refreshed once and the save is repeated', async () => {
  server.behave(
    refusal(401, 'PGRST303'),
    json(200, { user_id: userId, revision: 5, save_id: saveId }),
  );
  const renewing = tableWith(async (options) =>
    options?.rejected === 'access-1' ? 'access-2' : 'access-1',
  );
  expect(await renewing.save(request)).toEqual({ kind: 'committed', saveId, revision: 5 });
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer access-1',
    'Bearer access-2',
  ]);
});

test('a redirect is not followed', async () => {
  const proof = json(200, { user_id: userId, revision: 5, save_id: saveId });
  server.behave({ status: 307, headers: { location: '/portal' } }, proof);
  expect(await table().save(request)).toEqual({ kind: 'offline' });
  expect(server.requests).toHaveLength(1);
});

function not(status: number): { kind: 'not-proof'; status: number } {
  return { kind: 'not-proof', status };
}
