import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPersonalInfo } from '@/domain/resume/edit-resume';
import { sessionEnds, type SessionEnd } from '@/workspace/shared-computer/session-ends';
import { everythingOn, newDisk, openPage, type Disk, type Server } from './browser';

const userId = '00000000-0000-4000-8000-00000000000a';
const word = 'Quillana Vorster';
const minute = 60_000;
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** All that reached the account's row; nothing of it is ever saved there. */
let sent: string[] = [];
const server: Server = (path, { body, method = 'GET' }) => {
  if (path === '/rest/v1/rpc/account_secret')
    return json(200, { user_id: userId, secret: 'a7'.repeat(32), now: Date.now() });
  if (path === '/manifest.webmanifest')
    return new Response('', { headers: { date: new Date().toUTCString() } });
  if (path === '/rest/v1/resumes' && method === 'GET')
    return json(406, {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
    });
  if (path === '/rest/v1/resumes' && typeof body === 'string') sent.push(body);
  if (path !== '/auth/v1/token') return json(500, { message: path });
  const user = { id: userId, email: 'ana@example.com' };
  return json(200, { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, user });
};

/** What a page hears when it goes, and where it goes. */
let goodbyes: ((event: object) => void)[] = [];
let isEmptied = false;

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The page of a tab, as it stands after its start. */
async function loadPage(disk: Disk) {
  const page = await openPage(disk, server);
  goodbyes = [];
  isEmptied = false;
  const body = { replaceChildren: () => (isEmptied = true) };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { body, visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (type: string, run: (event: object) => void) => {
    if (type === 'pagehide') goodbyes.push(run);
  });
  return page;
}

/** Somebody works on a page: a learner who is logged in, or a guest. */
async function work(disk: Disk, who: 'learner' | 'guest', { shared }: { shared: boolean }) {
  const { account } = await loadPage(disk);
  if (who === 'learner')
    expect(await account.logIn('ana@example.com', 'river stone lamp 42', { shared })).toEqual({
      ok: true,
    });
  const { ensureWork } = await import('@/workspace/document/open-work');
  const { editRecord } = await import('@/workspace/document/working-record');
  const { onGuestTyped } = await import('@/workspace/shared-computer/guest-computer');
  const open = await ensureWork(who === 'learner' ? userId : 'guest');
  if (who === 'guest') {
    // Their session begins with the first word that is kept.
    onGuestTyped();
    editRecord((record) => setPersonalInfo(record, 'phone', '555-0142'));
    await open.flush();
  }
  // What is sent later is no longer the start's.
  await open.sendNow();
  return { ...open, type: () => editRecord((record) => setPersonalInfo(record, 'name', word)) };
}

/** What the page after this one says, and what is left once it has cleared up. */
async function landAtHome(disk: Disk, { isGone }: { isGone: boolean }) {
  if (isGone) for (const goodbye of goodbyes) goodbye({ type: 'pagehide', persisted: false });
  const reasons = isGone
    ? await reloadedReasons(disk)
    : await import('@/workspace/shared-computer/session-end-reason');
  return reasons.useSessionEnd.getState().reason;
}

async function reloadedReasons(disk: Disk) {
  await loadPage(disk);
  const reasons = await import('@/workspace/shared-computer/session-end-reason');
  reasons.announceSessionEnd();
  const { cleanUpExpiredSessions } =
    await import('@/workspace/shared-computer/clean-up-expired-sessions');
  await cleanUpExpiredSessions([userId, 'guest']);
  return reasons;
}

/** What the person finds at their next log in on the same computer; null for nothing. */
async function nameAtNextLogIn(disk: Disk, { shared }: { shared: boolean }) {
  await work(disk, 'learner', { shared });
  const { currentRecord } = await import('@/workspace/document/working-record');
  return currentRecord().personalInfo.name || null;
}

type Ending = {
  end: keyof typeof sessionEnds;
  who: 'learner' | 'guest';
  shared: boolean;
  run: (disk: Disk) => Promise<unknown>;
};

const leaving = () => import('@/workspace/account/end-session');
const accountEnd = () => import('@/workspace/account/account-end');
const comeBackLate = async (disk: Disk) => {
  vi.setSystemTime(Date.now() + 3 * minute);
  await loadPage(disk);
  const { lockIfLate } = await import('@/workspace/shared-computer/restore-grace-period');
  expect(await lockIfLate()).toBe(true);
};
const leaveIdle = async () => {
  vi.setSystemTime(Date.now() + 60 * minute);
  await (await leaving()).endIdleSession();
};
const logOut = (discard: boolean) => async () =>
  (await leaving()).endSession({ discard, personId: userId });
const wipe = async () => (await leaving()).clearComputer();

const endings: readonly Ending[] = [
  { end: 'log-out', who: 'learner', shared: false, run: logOut(false) },
  { end: 'log-out-and-delete', who: 'learner', shared: false, run: logOut(true) },
  { end: 'shared-log-out', who: 'learner', shared: true, run: logOut(false) },
  { end: 'shared-clear', who: 'learner', shared: true, run: logOut(true) },
  { end: 'shared-clear', who: 'guest', shared: true, run: wipe },
  { end: 'idle', who: 'learner', shared: true, run: leaveIdle },
  { end: 'idle', who: 'guest', shared: true, run: leaveIdle },
  { end: 'late-window', who: 'learner', shared: true, run: comeBackLate },
  { end: 'late-window', who: 'guest', shared: true, run: comeBackLate },
];

describe.each(endings)('$end of a $who', ({ end, who, shared, run }) => {
  const row: SessionEnd = sessionEnds[end];

  test('writes, sends, keeps, erases and says what its row says', async () => {
    const disk = newDisk();
    const page = await work(disk, who, { shared });
    page.type();
    // What a window that was closed had typed is on the device, or was never written.
    if (!row.isWritten) await page.flush();
    sent = [];
    await run(disk);
    if (row.sendMs > 0 && who === 'learner') expect(sent.join()).toContain(word);
    else expect(sent.join()).not.toContain(word);
    expect(isEmptied).toBe(shared);

    expect(await landAtHome(disk, { isGone: shared })).toBe(row.said?.[who] ?? null);
    const left = await everythingOn(disk);
    expect(left.includes(word)).toBe(row.unsent === 'stays');
    const people = (await disk.databases.databases()).map(({ name }) => name);
    const isErased = row.unsent === 'erased' || (row.unsent === 'locked' && who === 'guest');
    expect(people).toEqual(isErased ? [] : [`cq-${userId}`]);
    if (who === 'learner')
      expect(await nameAtNextLogIn(disk, { shared })).toBe(isErased ? null : word);
  });
});

test.each([
  ['log out', async () => (await leaving()).endSession({ discard: true, personId: 'ben' })],
  ['deletion on the device', async () => (await accountEnd()).deleteFromDevice('ben')],
])(
  'a %s that was asked for by another person leaves who has signed in since, and their work',
  async (_way, run) => {
    const disk = newDisk();
    const page = await work(disk, 'learner', { shared: false });
    page.type();
    await page.flush();
    await run();
    expect(await everythingOn(disk)).toContain(word);
    expect(disk.local.getItem('cq-marker')).toContain(userId);
  },
);

describe('where a tab that the browser has put to sleep holds the database', () => {
  /** It does not answer that somebody wants to delete it. */
  const sleepingTab = (disk: Disk, personId: string) =>
    new Promise<IDBDatabase>((resolve) => {
      const request = disk.databases.open(`cq-${personId}`);
      request.addEventListener('success', () => resolve(request.result));
    });
  /** Through the tab's own connection: a deletion that waits keeps everybody else waiting behind it. */
  const rowsOf = async (database: IDBDatabase) =>
    await Promise.all(
      [...database.objectStoreNames].map(
        (table) =>
          new Promise<unknown[]>((resolve) => {
            const request = database.transaction(table).objectStore(table).getAll();
            request.addEventListener('success', () => resolve(request.result));
          }),
      ),
    );

  test('work that is thrown away on a computer of one’s own is gone all the same', async () => {
    const disk = newDisk();
    const page = await work(disk, 'learner', { shared: false });
    page.type();
    await page.flush();
    const database = await sleepingTab(disk, userId);
    expect(JSON.stringify(await rowsOf(database))).toContain(word);
    await logOut(true)();
    expect((await rowsOf(database)).flat()).toEqual([]);
    expect(disk.local.getItem('cq-marker')).toBeNull();
    database.close();
  });

  test('what a guest deletes from their own device is gone, and the page goes on', async () => {
    const disk = newDisk();
    await loadPage(disk);
    const { storeGuestComputer } = await import('@/workspace/shared-computer/guest-computer');
    storeGuestComputer('own');
    const { ensureWork } = await import('@/workspace/document/open-work');
    const { editRecord } = await import('@/workspace/document/working-record');
    const open = await ensureWork('guest');
    editRecord((record) => setPersonalInfo(record, 'name', word));
    await open.flush();
    const database = await sleepingTab(disk, 'guest');
    expect(JSON.stringify(await rowsOf(database))).toContain(word);
    await (await accountEnd()).deleteFromDevice('guest');
    expect((await rowsOf(database)).flat()).toEqual([]);
    database.close();
  });
});

test('a device that lets nothing be erased ends the session, and says that it is still there', async () => {
  const disk = newDisk();
  const page = await work(disk, 'learner', { shared: false });
  page.type();
  const { workspace } = await import('@/workspace/document/open-work');
  const { sessionStore } = await import('@/workspace/session/session');
  const refuse = () => Promise.reject(new DOMException('The disk is broken.', 'UnknownError'));
  const say = vi.fn();
  const isGone = await (
    await leaving()
  ).endSession(
    { discard: true, personId: userId },
    {
      workspace,
      session: sessionStore,
      databases: { has: () => Promise.resolve(true), delete: refuse, empty: refuse },
      signOut: () => Promise.resolve(),
      say,
    },
  );
  expect(isGone).toBe(false);
  expect(say).toHaveBeenCalledWith('logged-out');
});

const yes = (is: boolean) => (is ? 'Yes' : 'No');
const unsent = {
  stays: 'Stays on the device',
  locked: 'Waits locked for the next log in, one day; a guest’s is erased',
  erased: 'Is erased',
};
const cellsOf = (row: SessionEnd) => [
  yes(row.isWritten),
  row.sendMs === 0 ? 'No' : `For ${row.sendMs / 1000} seconds`,
  unsent[row.unsent],
  row.said ? 'Yes' : 'No',
];

test('the page on privacy shows the table as it is', () => {
  const page = readFileSync(new URL('../../../src/docs/privacy.md', import.meta.url), 'utf8');
  const shown = page.split('\n').flatMap((line) => {
    const [, name, ...cells] = line.split('|').map((cell) => cell.trim());
    const end = /`([a-z-]+)`$/.exec(name ?? '')?.[1];
    return end ? [[end, cells.slice(0, -1)] as const] : [];
  });
  expect(shown).toEqual(Object.entries(sessionEnds).map(([end, row]) => [end, cellsOf(row)]));
});
