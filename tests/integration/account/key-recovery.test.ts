import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWork, writeWork, type Env } from '@/workspace/persistence/record-store';
import { parseResume } from '../../unit/domain/merge/merge-language';
import { countingIds } from '../../unit/domain/resume/sample-resume';
import { everythingOn, newDisk, openPage, type Disk, type Server } from './browser';

const email = 'ana@example.com';
const userId = '00000000-0000-4000-8000-00000000000a';
const words = parseResume('name Quillana Vorster; job a Zeppelin-Rigger');
let edge: Env;
const shared = { shared: true };

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** The time where the servers stand, ms since 1970; the computer's own clock is that of the process. */
let serverNow = 0;
const answerWith = (secret: string, who = userId) =>
  json(200, { user_id: who, secret, now: serverNow });

/** The account's server: it takes any password and keeps the secret, unless `secret` says otherwise. The site's own tells the time. */
function server(secret: () => Response = () => answerWith('a7'.repeat(32))): Server {
  return (path) => {
    if (path === '/rest/v1/rpc/account_secret') return secret();
    if (path === '/manifest.webmanifest')
      return new Response('', { headers: { date: new Date(serverNow).toUTCString() } });
    if (path !== '/auth/v1/token') return json(500, { message: path });
    const user = { id: userId, email };
    return json(200, { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, user });
  };
}

beforeEach(() => {
  edge = { now: Date.now, newId: countingIds('x') };
  serverNow = Date.parse('2026-11-26T10:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: serverNow });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Logs in on a shared computer, and writes words that the account does not get. */
async function visit(disk: Disk, answers: Server, password = 'river stone lamp 42') {
  const page = await openPage(disk, answers);
  expect(await page.account.logIn(email, password, shared)).toEqual({ ok: true });
  const db = await page.openDb(userId);
  return { page, db };
}

async function type(db: Awaited<ReturnType<typeof visit>>['db'], doc = words): Promise<void> {
  const { seen } = await loadWork(db, edge);
  await writeWork(db, { doc, seen, queue: true }, edge);
}

/** The window is closed, and a new one opened: what lived in the tab is gone. */
function closeWindow(disk: Disk, db: { close: () => void }): void {
  db.close();
  disk.tab.clear();
}

test('two visits that differ in the password alone leave the same on the disk', async () => {
  const left: string[] = [];
  for (const password of ['river stone lamp 42', 'another lamp by the river']) {
    let drawn = 0;
    edge = { now: Date.now, newId: countingIds('x') };
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint8Array).fill((drawn += 1));
      return array;
    });
    vi.spyOn(crypto, 'randomUUID').mockImplementation(
      () => `00000000-0000-4000-8000-${String((drawn += 1)).padStart(12, '0')}`,
    );
    const disk = newDisk();
    const { db } = await visit(disk, server(), password);
    await type(db);
    db.close();
    left.push(await everythingOn(disk));
    vi.restoreAllMocks();
  }
  expect(left[0]).toContain('keyring');
  expect(left[1]).toBe(left[0]);
});

test('no call of a log in derives a key', async () => {
  const derive = [vi.spyOn(crypto.subtle, 'deriveKey'), vi.spyOn(crypto.subtle, 'deriveBits')];
  const { db } = await visit(newDisk(), server());
  await type(db);
  db.close();
  for (const call of derive) expect(call).not.toHaveBeenCalled();
});

test('the next log in opens what was not sent, by whatever password', async () => {
  const disk = newDisk();
  const first = await visit(disk, server());
  await type(first.db);
  closeWindow(disk, first.db);
  expect(await everythingOn(disk)).not.toContain('Quillana');
  const next = await visit(disk, server(), 'a new password');
  expect((await loadWork(next.db, edge)).doc).toEqual(words);
  next.db.close();
});

const hour = 60 * 60_000;
const day = 24 * hour;

/** Time goes by, for the servers and for the computer's clock. */
function pass(ms: number): void {
  serverNow += ms;
  vi.setSystemTime(Date.now() + ms);
}

/** The site is opened again in a new window, and clears up behind those who have left. */
async function cleanUp(disk: Disk, answers: Server = server()): Promise<void> {
  await openPage(disk, answers);
  const { cleanUpExpiredSessions } =
    await import('@/workspace/shared-computer/clean-up-expired-sessions');
  await cleanUpExpiredSessions([userId]);
}

const isAnythingLeft = async (disk: Disk) => (await disk.databases.databases()).length > 0;

test.for([
  ['20 years back', -20 * 365 * day],
  ['3 days back', -3 * day],
  ['25 hours ahead', 25 * hour],
] as const)(
  'a visit with the clock %s, corrected later: what was not sent waits its day',
  async ([, off]) => {
    const disk = newDisk();
    vi.setSystemTime(serverNow + off);
    const { db } = await visit(disk, server());
    await type(db);
    closeWindow(disk, db);
    pass(hour);
    vi.setSystemTime(serverNow);
    await cleanUp(disk);
    pass(22 * hour);
    await cleanUp(disk);
    expect(await isAnythingLeft(disk)).toBe(true);
    pass(2 * hour);
    await cleanUp(disk);
    expect(await isAnythingLeft(disk)).toBe(false);
  },
);

test.for([
  ['20 years back', -20 * 365 * day],
  ['25 hours ahead', 25 * hour],
  ['20 years ahead', 20 * 365 * day],
] as const)(
  'a start with the clock %s erases nothing, with or without the line',
  async ([, off]) => {
    const disk = newDisk();
    const { db } = await visit(disk, server());
    await type(db);
    closeWindow(disk, db);
    vi.setSystemTime(serverNow + off);
    await cleanUp(disk);
    await cleanUp(disk, () => {
      throw new TypeError('Failed to fetch');
    });
    vi.setSystemTime(serverNow);
    const next = await visit(disk, server());
    expect((await loadWork(next.db, edge)).doc).toEqual(words);
    next.db.close();
  },
);

const noSecret: [string, () => Response][] = [
  ['fails', () => json(500, { message: 'Sorry' })],
  ['answers with a portal', () => new Response('<p>Free Wi-Fi</p>', { status: 200 })],
  ['answers about somebody else', () => answerWith('a7'.repeat(32), 'ben')],
  ['has another secret', () => answerWith('b8'.repeat(32))],
];

test.for(noSecret)(
  'where the server %s, what was not sent waits, is said, and opens later',
  async ([, answer]) => {
    const disk = newDisk();
    const first = await visit(disk, server());
    await type(first.db);
    closeWindow(disk, first.db);

    const { page, db } = await visit(disk, server(answer));
    const { readKeyRecoveryState, wrapPendingKeyAndRestoreQuarantined } =
      await import('@/workspace/shared-computer/key-recovery');
    const isLocked = async () => (await readKeyRecoveryState(db, userId)).hasLockedWork;
    expect((await loadWork(db, edge)).doc).toBeNull();
    expect(await isLocked()).toBe(true);
    const accessToken = async () => 'a.b.c';
    await wrapPendingKeyAndRestoreQuarantined(db, userId, { accessToken, env: edge });
    expect(await isLocked()).toBe(true);

    // Words of the new visit lie beside it, and both are there in the end.
    await type(db, parseResume('job b Cashier'));
    vi.stubGlobal('fetch', (input: string | URL | Request, init: RequestInit = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return Promise.resolve(server()(url.pathname, init));
    });
    expect(
      await wrapPendingKeyAndRestoreQuarantined(db, userId, { accessToken, env: edge }),
    ).toEqual({
      hasLockedWork: false,
      opensLater: true,
    });
    const { doc, slot } = await loadWork(db, edge);
    expect(doc?.personalInfo.name).toBe('Quillana Vorster');
    const titles = doc?.experience.map(({ jobTitle }) => jobTitle);
    expect(titles?.toSorted()).toEqual(['Cashier', 'Zeppelin-Rigger']);
    expect(slot).toMatchObject({ state: 'queued' });
    expect(page.account.isRecovering()).toBe(false);
    db.close();
  },
);

test('what was held is kept over the end of the visit, for its day and no longer', async () => {
  const disk = newDisk();
  const first = await visit(disk, server());
  await type(first.db);
  closeWindow(disk, first.db);
  const second = await visit(
    disk,
    server(() => json(500, { message: 'Sorry' })),
  );
  closeWindow(disk, second.db);

  await cleanUp(disk);
  pass(23 * hour);
  await cleanUp(disk);
  const third = await visit(disk, server());
  const { wrapPendingKeyAndRestoreQuarantined } =
    await import('@/workspace/shared-computer/key-recovery');
  const accessToken = async () => 'a.b.c';
  await wrapPendingKeyAndRestoreQuarantined(third.db, userId, { accessToken, env: edge });
  expect((await loadWork(third.db, edge)).doc).toEqual(words);
  closeWindow(disk, third.db);

  pass(25 * hour);
  await cleanUp(disk);
  expect(await disk.databases.databases()).toEqual([]);
});
